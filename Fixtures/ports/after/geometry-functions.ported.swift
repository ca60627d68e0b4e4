#sourceLocation(file: "Fixtures/ports/before/geometry-functions.swift", line: 2)
import UIKit
public enum GeometryFunctions {
    @MainActor public static func run() -> [String] {
        let rect = ((CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 1, dy: 1)).insetBy(dx: 2, dy: 2)
        let union = (rect).union(CGRect.zero)
        return [
            "\(rect.minX) \(rect.width)", "\((rect).contains(CGPoint(x: 4, y: 4)))",
            "\((rect == rect) && !(rect).isEmpty)", "\((union).maxX)",
            "\((CGPoint.zero == rect.origin))", "\((rect).inset(by: UIEdgeInsets.zero).width)",
            "\((CGPoint.zero == rect.origin))",
        ]
    }
}
// → 3.0 6.0
// → true
// → true
// → 9.0
// → false
// → 6.0
// → false

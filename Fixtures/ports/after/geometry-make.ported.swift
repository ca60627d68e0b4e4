#sourceLocation(file: "Fixtures/ports/before/geometry-make.swift", line: 2)
import UIKit
public enum GeometryMake {
    @MainActor public static func run() -> [String] {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let range = NSRange(location: 2, length: 3)
        return [
            "\((rect).width) \((rect).maxY)", "\(CGPoint(x: 1, y: 2).y) \(CGSize(width: 3, height: 4).width)",
            "\(insets.right)", "\(range.length)", "\(CGVector(dx: 5, dy: 6).dy)",
        ]
    }
}
// → 30.0 42.0
// → 2.0 3.0
// → 4.0
// → 3
// → 6.0

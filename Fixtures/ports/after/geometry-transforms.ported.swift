#sourceLocation(file: "Fixtures/ports/before/geometry-transforms.swift", line: 2)
import UIKit
public enum GeometryTransforms {
    @MainActor public static func run() -> [String] {
        let moved = (CGAffineTransform(scaleX: 2, y: 2)).concatenating(CGAffineTransform(translationX: 1, y: 0))
        let turned = (CGAffineTransform.identity).rotated(by: 0)
        let point = (CGPoint(x: 1, y: 1)).applying(moved)
        return ["\(point.x) \(point.y)", "\((turned).isIdentity)"]
    }
}
// → 3.0 2.0
// → true

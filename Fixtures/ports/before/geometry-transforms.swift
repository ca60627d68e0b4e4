import UIKit

public enum GeometryTransforms {
    @MainActor public static func run() -> [String] {
        let moved = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
        let turned = CGAffineTransformRotate(CGAffineTransformIdentity, 0)
        let point = CGPointApplyAffineTransform(CGPointMake(1, 1), moved)
        return ["\(point.x) \(point.y)", "\(CGAffineTransformIsIdentity(turned))"]
    }
}
// → 3.0 2.0
// → true

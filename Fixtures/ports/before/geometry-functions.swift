import UIKit

public enum GeometryFunctions {
    @MainActor public static func run() -> [String] {
        let rect = CGRectInset(CGRectOffset(CGRectMake(0, 0, 10, 10), 1, 1), 2, 2)
        let union = CGRectUnion(rect, CGRectZero)
        return [
            "\(rect.minX) \(rect.width)", "\(CGRectContainsPoint(rect, CGPointMake(4, 4)))",
            "\(CGRectEqualToRect(rect, rect) && !CGRectIsEmpty(rect))", "\(CGRectGetMaxX(union))",
            "\(CGPointEqualToPoint(CGPointZero, rect.origin))", "\(UIEdgeInsetsInsetRect(rect, UIEdgeInsets.zero).width)",
            "\(__CGPointEqualToPoint(CGPointZero, rect.origin))",
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

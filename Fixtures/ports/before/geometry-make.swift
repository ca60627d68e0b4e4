import UIKit

public enum GeometryMake {
    @MainActor public static func run() -> [String] {
        let rect = CGRectMake(1, 2, 30, 40)
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        let range = NSMakeRange(2, 3)
        return [
            "\(CGRectGetWidth(rect)) \(CGRectGetMaxY(rect))", "\(CGPointMake(1, 2).y) \(CGSizeMake(3, 4).width)",
            "\(insets.right)", "\(range.length)", "\(CGVectorMake(5, 6).dy)",
        ]
    }
}
// → 30.0 42.0
// → 2.0 3.0
// → 4.0
// → 3
// → 6.0

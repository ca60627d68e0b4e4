import UIKit

public enum GeometryOwn {
    public static func run() -> [String] {
        let rect = CGRectMake(0, 0, 4, 2)
        return ["\(CGRectGetWidth(rect))", "\(CGRectGetHeight(rect))", GeometryOwnTool().text(rect), "\(CGSizeZero)"]
    }
}
// → 4.0
// → 2.0
// → own
// → own zero

let CGSizeZero = "own zero"

struct GeometryOwnTool {
    func text(_ rect: CGRect) -> String { CGRectGetWidth(rect) }
    func CGRectGetWidth(_ rect: CGRect) -> String { "own" }
}

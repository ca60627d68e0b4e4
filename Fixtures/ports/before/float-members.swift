import UIKit

public enum FloatMembers {
    public static func run() -> [String] { ["\(CGFloat(2).floatMembersDistance(to: 5)) \(abs(-3))"] }
}
// → 3.0 3

extension CGFloat {
    func floatMembersDistance(to other: CGFloat) -> CGFloat { abs(self - other) }
}

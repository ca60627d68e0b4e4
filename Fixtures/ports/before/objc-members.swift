import UIKit

public enum ObjcMembersCase {
    @MainActor public static func run() -> [String] { ObjcMembersCaseView.selectors.map(\.description) }
}
// → one
// → two:

@objcMembers class ObjcMembersCaseView: UIView {
    dynamic var title = ""
    func one() {}
    func two(_ sender: Any) {}
    @nonobjc func three() {}
}

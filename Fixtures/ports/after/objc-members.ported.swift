#sourceLocation(file: "Fixtures/ports/before/objc-members.swift", line: 2)
import UIKit
public enum ObjcMembersCase {
    @MainActor public static func run() -> [String] { ObjcMembersCaseView.selectors.map(\.description) }
}
// → one
// → two:

class ObjcMembersCaseView: UIView {
    var title = "" { willSet { willChangeValue(forKey: "title") } didSet { didChangeValue(forKey: "title") } }
    func one() {}
    func two(_ sender: Any) {}
    func three() {}
override class var outlets: [Outlet] { super.outlets + [Outlet("title", \ObjcMembersCaseView.title, isDynamic: true)] }; override class var selectors: [Selector] { super.selectors + [Selector("one", ObjcMembersCaseView.one), Selector("two:", ObjcMembersCaseView.two(_:))] } }

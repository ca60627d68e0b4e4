#sourceLocation(file: "Fixtures/ports/before/outlets-inherited.swift", line: 2)
import UIKit
public enum OutletsInherited {
    @MainActor public static func run() -> [String] {
        OutletsInheritedView.outlets.map(\.name) + OutletsInheritedView.selectors.map(\.description)
    }
}
// → title
// → detail
// → open
// → openDetail

class OutletsInheritedBase: UIView {
    var title: UILabel?
    func open() {}
override class var outlets: [Outlet] { super.outlets + [Outlet("title", \OutletsInheritedBase.title)] }; override class var selectors: [Selector] { super.selectors + [Selector("open", OutletsInheritedBase.open)] } }

class OutletsInheritedView: OutletsInheritedBase {
    var detail: UILabel?
    func openDetail() {}
    override func open() {}
override class var outlets: [Outlet] { super.outlets + [Outlet("detail", \OutletsInheritedView.detail)] }; override class var selectors: [Selector] { super.selectors + [Selector("openDetail", OutletsInheritedView.openDetail)] } }

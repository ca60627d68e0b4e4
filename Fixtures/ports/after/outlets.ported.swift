#sourceLocation(file: "Fixtures/ports/before/outlets.swift", line: 2)
import UIKit
public enum OutletsCase {
    @MainActor public static func run() -> [String] {
        OutletsCaseController.outlets.map(\.name) + OutletsCaseController.selectors.map(\.description)
    }
}
// → headline
// → buttons
// → radius
// → close:
// → help
// → makeDetail:sender:


class OutletsCaseController: UIViewController {
    private weak var headline: UILabel!
    var buttons: [UIButton]!
    var radius: CGFloat = 4
    var plain = 0

    func close(_ sender: Any?) { dismiss(animated: true) }
    private func help() {}
    func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
override class var outlets: [Outlet] { super.outlets + [Outlet("headline", \OutletsCaseController.headline), Outlet("buttons", \OutletsCaseController.buttons), Outlet("radius", \OutletsCaseController.radius)] }; override class var selectors: [Selector] { super.selectors + [Selector("close:", OutletsCaseController.close(_:)), Selector("help", OutletsCaseController.help), Selector("makeDetail:sender:", OutletsCaseController.makeDetail(_:sender:))] } }

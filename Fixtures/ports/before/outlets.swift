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

@IBDesignable
class OutletsCaseController: UIViewController {
    @IBOutlet private weak var headline: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var radius: CGFloat = 4
    var plain = 0

    @IBAction func close(_ sender: Any?) { dismiss(animated: true) }
    @IBAction private func help() {}
    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
}

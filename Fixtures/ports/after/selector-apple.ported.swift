#sourceLocation(file: "Fixtures/ports/before/selector-apple.swift", line: 2)
import UIKit
public enum SelectorApple {
    @MainActor public static func run() -> [String] {
        let controller = SelectorAppleController()
        let button = UIButton()
        button.addTarget(controller, action: Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return controller.told + [Selector("viewWillAppear:", UIViewController.viewWillAppear(_:)).description, controller.ending.description]
    }
}
// → loaded
// → viewWillAppear:
// → endEditing:

class SelectorAppleController: UIViewController {
    var told: [String] = []
    var ending: Selector { Selector("endEditing:", UIView.endEditing(_:)) }
    override func viewDidLoad() { told.append("loaded") }
}

import UIKit

public enum SelectorApple {
    @MainActor public static func run() -> [String] {
        let controller = SelectorAppleController()
        let button = UIButton()
        button.addTarget(controller, action: #selector(UIViewController.loadViewIfNeeded), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return controller.told + [#selector(UIViewController.viewWillAppear(_:)).description, controller.ending.description]
    }
}
// → loaded
// → viewWillAppear:
// → endEditing:

class SelectorAppleController: UIViewController {
    var told: [String] = []
    var ending: Selector { #selector(view.endEditing(_:)) }
    override func viewDidLoad() { told.append("loaded") }
}

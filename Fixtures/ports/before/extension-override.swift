import UIKit

public enum ExtensionOverride {
    @MainActor public static func run() -> [String] {
        let controller = ExtensionOverrideController()
        controller.loadViewIfNeeded()
        return controller.told + ["\(controller.prefersHomeIndicator)"]
    }
}
// → class
// → extension
// → true

class ExtensionOverrideBase: UIViewController {
    var told: [String] = []
    var prefersHomeIndicator: Bool { false }
    override func viewDidLoad() { told.append("class") }
}

class ExtensionOverrideController: ExtensionOverrideBase {}

extension ExtensionOverrideController {
    override func viewDidLoad() {
        super.viewDidLoad()
        told.append("extension")
    }
    override var prefersHomeIndicator: Bool { true }
}

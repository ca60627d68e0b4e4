#sourceLocation(file: "Fixtures/ports/before/extension-override.swift", line: 2)
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

class ExtensionOverrideController: ExtensionOverrideBase {override func viewDidLoad() { inExtension_ExtensionOverrideController_viewDidLoad() }; override var prefersHomeIndicator: Bool { inExtension_ExtensionOverrideController_prefersHomeIndicator } }

extension ExtensionOverrideController {
    func inExtension_ExtensionOverrideController_viewDidLoad() {
        super.viewDidLoad()
        told.append("extension")
    }
    var inExtension_ExtensionOverrideController_prefersHomeIndicator: Bool { true }
}

#sourceLocation(file: "Fixtures/ports/before6/six-override.swift", line: 2)
import UIKit
public enum SixOverride {
    @MainActor public static func run() -> [String] {
        let controller = SixOverrideController()
        controller.loadViewIfNeeded()
        return controller.told
    }
}
// → loaded

class SixOverrideController: UIViewController { var told: [String] = [] ; override func viewDidLoad() { inExtension_SixOverrideController_viewDidLoad() } }
extension SixOverrideController {
    func inExtension_SixOverrideController_viewDidLoad() {
        super.viewDidLoad()
        told.append("loaded")
    }
}

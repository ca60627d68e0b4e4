import UIKit

public enum SixOverride {
    @MainActor public static func run() -> [String] {
        let controller = SixOverrideController()
        controller.loadViewIfNeeded()
        return controller.told
    }
}
// → loaded

class SixOverrideController: UIViewController { var told: [String] = [] }
extension SixOverrideController {
    override func viewDidLoad() {
        super.viewDidLoad()
        told.append("loaded")
    }
}

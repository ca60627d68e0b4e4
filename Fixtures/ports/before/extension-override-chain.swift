import UIKit

public enum ExtensionOverrideChain {
    @MainActor public static func run() -> [String] {
        let controller = ExtensionOverrideChainLower()
        controller.loadViewIfNeeded()
        return controller.told
    }
}
// → upper
// → lower

class ExtensionOverrideChainUpper: UIViewController {
    var told: [String] = []
}
extension ExtensionOverrideChainUpper {
    override func viewDidLoad() {
        super.viewDidLoad()
        told.append("upper")
    }
}

class ExtensionOverrideChainLower: ExtensionOverrideChainUpper {}
extension ExtensionOverrideChainLower {
    override func viewDidLoad() {
        super.viewDidLoad()
        told.append("lower")
    }
}

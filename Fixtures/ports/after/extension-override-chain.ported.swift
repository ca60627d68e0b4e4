#sourceLocation(file: "Fixtures/ports/before/extension-override-chain.swift", line: 2)
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
override func viewDidLoad() { inExtension_ExtensionOverrideChainUpper_viewDidLoad() } }
extension ExtensionOverrideChainUpper {
    func inExtension_ExtensionOverrideChainUpper_viewDidLoad() {
        super.viewDidLoad()
        told.append("upper")
    }
}

class ExtensionOverrideChainLower: ExtensionOverrideChainUpper {override func viewDidLoad() { inExtension_ExtensionOverrideChainLower_viewDidLoad() } }
extension ExtensionOverrideChainLower {
    func inExtension_ExtensionOverrideChainLower_viewDidLoad() {
        super.viewDidLoad()
        told.append("lower")
    }
}

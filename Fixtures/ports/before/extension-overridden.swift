import UIKit

public enum ExtensionOverridden {
    @MainActor public static func run() -> [String] {
        [ExtensionOverriddenBase(), ExtensionOverriddenLower()].map { $0.describe(3) + $0.kind }
    }
}
// → base 3 plain
// → lower base 3 special

class ExtensionOverriddenBase: NSObject {}
extension ExtensionOverriddenBase {
    @objc func describe(_ number: Int) -> String { "base \(number) " }
    @objc var kind: String { "plain" }
}

class ExtensionOverriddenLower: ExtensionOverriddenBase {
    override func describe(_ number: Int) -> String { "lower " + super.describe(number) }
    override var kind: String { "special" }
}

#sourceLocation(file: "Fixtures/ports/before/extension-overridden.swift", line: 2)
import UIKit
public enum ExtensionOverridden {
    @MainActor public static func run() -> [String] {
        [ExtensionOverriddenBase(), ExtensionOverriddenLower()].map { $0.describe(3) + $0.kind }
    }
}
// → base 3 plain
// → lower base 3 special

class ExtensionOverriddenBase: NSObject {func describe(_ number: Int) -> String { inExtension_ExtensionOverriddenBase_describe(number) }; var kind: String { inExtension_ExtensionOverriddenBase_kind } }
extension ExtensionOverriddenBase {
    func inExtension_ExtensionOverriddenBase_describe(_ number: Int) -> String { "base \(number) " }
    var inExtension_ExtensionOverriddenBase_kind: String { "plain" }
}

class ExtensionOverriddenLower: ExtensionOverriddenBase {
    override func describe(_ number: Int) -> String { "lower " + super.describe(number) }
    override var kind: String { "special" }
}

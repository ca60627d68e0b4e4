#sourceLocation(file: "Fixtures/ports/before/extension-override-effects.swift", line: 2)
import UIKit
public enum ExtensionOverrideEffects {
    @MainActor public static func run() -> [String] {
        let lower = ExtensionOverrideEffectsLower()
        var count = 1
        let result = try? lower.change(&count, by: 2)
        lower.total = 9
        return ["\(result ?? 0) \(count) \(lower.total)"]
    }
}
// → 3 3 9

class ExtensionOverrideEffectsBase: NSObject {
    var stored = 0
    @discardableResult func change(_ count: inout Int, by step: Int) throws -> Int { 0 }
    var total: Int { get { 0 } set {} }
}
class ExtensionOverrideEffectsLower: ExtensionOverrideEffectsBase {@discardableResult override func change(_ count: inout Int, by step: Int) throws -> Int { try inExtension_ExtensionOverrideEffectsLower_change(&count, by: step) }; override var total: Int { get { inExtension_ExtensionOverrideEffectsLower_total } set { inExtension_ExtensionOverrideEffectsLower_total = newValue } } }
extension ExtensionOverrideEffectsLower {
    @discardableResult func inExtension_ExtensionOverrideEffectsLower_change(_ count: inout Int, by step: Int) throws -> Int {
        count += step
        return count
    }
    var inExtension_ExtensionOverrideEffectsLower_total: Int { get { stored } set { stored = newValue } }
}

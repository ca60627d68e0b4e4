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
class ExtensionOverrideEffectsLower: ExtensionOverrideEffectsBase {}
extension ExtensionOverrideEffectsLower {
    @discardableResult override func change(_ count: inout Int, by step: Int) throws -> Int {
        count += step
        return count
    }
    override var total: Int { get { stored } set { stored = newValue } }
}

import UIKit

public enum SelectorAccessors {
    @MainActor public static func run() -> [String] {
        let get = #selector(getter: SelectorAccessorsOwner.isOn)
        let set = #selector(setter: SelectorAccessorsOwner.isOn)
        return [get.description, set.description, #selector(getter: SelectorAccessorsOwner.title).description]
    }
}
// → isOn
// → setIsOn:
// → caption

class SelectorAccessorsOwner: NSObject {
    @objc var isOn = false
    @objc(caption) var title: String { "" }
}

#sourceLocation(file: "Fixtures/ports/before/selector-accessors.swift", line: 2)
import UIKit
public enum SelectorAccessors {
    @MainActor public static func run() -> [String] {
        let get = Selector("isOn", { (target: SelectorAccessorsOwner) in { target.isOn } })
        let set = Selector("setIsOn:", { (target: SelectorAccessorsOwner) in { value in target.isOn = value } })
        return [get.description, set.description, Selector("caption", { (target: SelectorAccessorsOwner) in { target.title } }).description]
    }
}
// → isOn
// → setIsOn:
// → caption

class SelectorAccessorsOwner: NSObject {
    var isOn = false
    var title: String { "" }
}

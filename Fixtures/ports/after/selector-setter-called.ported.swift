#sourceLocation(file: "Fixtures/ports/before/selector-setter-called.swift", line: 2)
import UIKit
public enum SelectorSetterCalled {
    @MainActor public static func run() -> [String] {
        let owner = SelectorSetterCalledOwner()
        let button = UIButton()
        button.addTarget(owner, action: Selector("setLast:", { (target: SelectorSetterCalledOwner) in { (value: AnyObject?) in target.last = value } }), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return ["\(owner.last === button)"]
    }
}
// → true

class SelectorSetterCalledOwner: NSObject {
    var last: AnyObject?
}

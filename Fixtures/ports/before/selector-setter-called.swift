import UIKit

public enum SelectorSetterCalled {
    @MainActor public static func run() -> [String] {
        let owner = SelectorSetterCalledOwner()
        let button = UIButton()
        button.addTarget(owner, action: #selector(setter: SelectorSetterCalledOwner.last), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return ["\(owner.last === button)"]
    }
}
// → true

class SelectorSetterCalledOwner: NSObject {
    @objc var last: AnyObject?
}

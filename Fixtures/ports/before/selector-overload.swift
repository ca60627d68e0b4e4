import UIKit

public enum SelectorOverload {
    @MainActor public static func run() -> [String] {
        let owner = SelectorOverloadOwner()
        for action in owner.actions {
            let button = UIButton()
            button.addTarget(owner, action: action, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        }
        return owner.told
    }
}
// → plain
// → sender UIButton

class SelectorOverloadOwner: NSObject {
    var told: [String] = []
    var actions: [Selector] {
        [
            #selector(tap as () -> Void),
            #selector(SelectorOverloadOwner.tap(_:) as (SelectorOverloadOwner) -> (UIButton) -> Void),
        ]
    }
    @objc func tap() { told.append("plain") }
    @objc func tap(_ sender: UIButton) { told.append("sender \(type(of: sender))") }
    func tap(_ number: Int) { told.append("number") }
}

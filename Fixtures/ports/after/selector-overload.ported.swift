#sourceLocation(file: "Fixtures/ports/before/selector-overload.swift", line: 2)
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
            Selector("tap", SelectorOverloadOwner.tap as @MainActor (SelectorOverloadOwner) -> @MainActor () -> Void),
            Selector("tap:", SelectorOverloadOwner.tap(_:) as @MainActor (SelectorOverloadOwner) -> @MainActor (UIButton) -> Void),
        ]
    }
    func tap() { told.append("plain") }
    func tap(_ sender: UIButton) { told.append("sender \(type(of: sender))") }
    func tap(_ number: Int) { told.append("number") }
}

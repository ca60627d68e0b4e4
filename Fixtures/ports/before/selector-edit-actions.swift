import UIKit

public enum SelectorEditActions {
    @MainActor public static func run() -> [String] {
        let (copy, paste) = (#selector(UIResponderStandardEditActions.copy(_:)), #selector(UIResponder.paste(_:)))
        let label = SelectorEditActionsLabel()
        return [label.canPerformAction(copy, withSender: nil), label.canPerformAction(paste, withSender: nil)].map { "\($0)" }
            + ["\(UILabel().canPerformAction(copy, withSender: nil))"]
    }
}
// → true
// → false
// → false

class SelectorEditActionsLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}

#sourceLocation(file: "Fixtures/ports/before/selector-edit-actions.swift", line: 2)
import UIKit
public enum SelectorEditActions {
    @MainActor public static func run() -> [String] {
        let (copy, paste) = (Selector("copy:"), Selector("paste:"))
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
override class var selectors: [Selector] { super.selectors + [Selector("copy:", SelectorEditActionsLabel.copy(_:) as @MainActor (SelectorEditActionsLabel) -> @MainActor (Any?) -> Void)] } }

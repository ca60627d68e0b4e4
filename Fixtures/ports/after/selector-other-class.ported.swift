#sourceLocation(file: "Fixtures/ports/before/selector-other-class.swift", line: 2)
import UIKit
public enum SelectorOtherClass {
    @MainActor public static func run() -> [String] {
        let owner = SelectorOtherClassOwner()
        let button = UIButton()
        button.addTarget(owner, action: Selector("closeWith:event:", SelectorOtherClassOwner.close(with:event:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return owner.told + [Selector("closeWith:event:", SelectorOtherClassOwner.close(with:event:)).description]
    }
}
// → closed by UIButton
// → closeWith:event:

class SelectorOtherClassOwner: NSObject {
    var told: [String] = []
    func close(with sender: Any, event: UIEvent?) { told.append("closed by \(type(of: sender))") }
}

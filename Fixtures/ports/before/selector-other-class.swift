import UIKit

public enum SelectorOtherClass {
    @MainActor public static func run() -> [String] {
        let owner = SelectorOtherClassOwner()
        let button = UIButton()
        button.addTarget(owner, action: #selector(SelectorOtherClassOwner.close(with:event:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return owner.told + [#selector(SelectorOtherClassOwner.close(with:event:)).description]
    }
}
// → closed by UIButton
// → closeWith:event:

class SelectorOtherClassOwner: NSObject {
    var told: [String] = []
    @objc func close(with sender: Any, event: UIEvent?) { told.append("closed by \(type(of: sender))") }
}

import UIKit

public enum SelectorInExtension {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        let button = UIButton()
        button.addTarget(view, action: #selector(UIView.selectorInExtensionFade), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return ["\(view.alpha)"]
    }
}
// → 0.5

extension UIView {
    @objc fileprivate func selectorInExtensionFade() { alpha = 0.5 }
}

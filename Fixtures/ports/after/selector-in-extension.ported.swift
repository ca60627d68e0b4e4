#sourceLocation(file: "Fixtures/ports/before/selector-in-extension.swift", line: 2)
import UIKit
public enum SelectorInExtension {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        let button = UIButton()
        button.addTarget(view, action: Selector("selectorInExtensionFade", UIView.selectorInExtensionFade), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return ["\(view.alpha)"]
    }
}
// → 0.5

extension UIView {
    fileprivate func selectorInExtensionFade() { alpha = 0.5 }
}

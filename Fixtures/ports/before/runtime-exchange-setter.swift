import UIKit

public enum RuntimeExchangeSetter {
    @MainActor public static func run() -> [String] {
        let view = RuntimeExchangeSetterView()
        view.alpha = 0.5
        RuntimeExchangeSetterView.exchange()
        view.alpha = 0.5
        let exchanged = view.alpha
        RuntimeExchangeSetterView.exchange()
        view.alpha = 0.25
        return ["\(exchanged) \(view.alpha) \(view.count)"]
    }
}
// → 1.0 0.25 1

class RuntimeExchangeSetterView: UIView {
    var count = 0

    static func exchange() {
        guard let original = class_getInstanceMethod(UIView.self, #selector(setter: UIView.alpha)),
            let exchanged = class_getInstanceMethod(UIView.self, #selector(UIView.runtime_setAlpha(_:)))
        else { return }
        method_exchangeImplementations(original, exchanged)
    }
}

extension UIView {
    @objc fileprivate func runtime_setAlpha(_ alpha: CGFloat) {
        runtime_setAlpha(alpha * 2)
        (self as? RuntimeExchangeSetterView)?.count += 1
    }
}

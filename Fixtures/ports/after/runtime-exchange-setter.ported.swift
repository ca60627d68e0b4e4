#sourceLocation(file: "Fixtures/ports/before/runtime-exchange-setter.swift", line: 2)
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
        guard let original = class_getInstanceMethod(UIView.self, Selector("setAlpha:", { (target: UIView) in { value in target.alpha = value } })),
            let exchanged = class_getInstanceMethod(UIView.self, Selector("runtime_setAlpha:", UIView.runtime_setAlpha(_:)))
        else { return }
        method_exchangeImplementations(original, exchanged)
    }
}

extension UIView {
    fileprivate func runtime_setAlpha(_ alpha: CGFloat) {
        _original(of: self, "runtime_setAlpha:", { self.alpha = alpha * 2 })
        (self as? RuntimeExchangeSetterView)?.count += 1
    }; @_dynamicReplacement(for: alpha) var replacing_runtime_setAlpha: CGFloat { get { alpha } set { if _replaces(Selector("runtime_setAlpha:"), Selector("setAlpha:"), of: self) { runtime_setAlpha(newValue) } else { alpha = newValue } } }
}

#sourceLocation(file: "Fixtures/ports/before/runtime-exchange-layer.swift", line: 2)
import UIKit
public enum RuntimeExchangeLayer {
    @MainActor public static func run() -> [String] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = UIWindow()
        window.addSubview(view)
        CALayer.recorded = []
        CALayer.exchange()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        let fade = CABasicAnimation(keyPath: "opacity")
        view.layer.add(fade, forKey: "fade")
        CALayer.exchange()
        view.layer.add(fade, forKey: "again")
        return (CALayer.recorded ?? []) + (view.layer.animationKeys() ?? []).filter { $0 == "fade" || $0 == "again" }
    }
}
// → opacity
// → opacity
// → fade
// → again

extension CALayer {
    static var recorded: [String]?
    static func exchange() {
        let exchange: (AnyClass, Selector, Selector) -> Void = { type, original, replacement in
            if let old = class_getInstanceMethod(type, original), let new = class_getInstanceMethod(type, replacement) {
                method_exchangeImplementations(old, new)
            }
        }
        exchange(CALayer.self, Selector("add:forKey:", CALayer.add(_:forKey:)), Selector("recorded_addWithAnim:forKey:", CALayer.recorded_add(anim:forKey:)))
    }
    @_dynamicReplacement(for: add(_:forKey:)) func recorded_add(anim: CAAnimation, forKey: String?) { guard _replaces(Selector("recorded_addWithAnim:forKey:"), Selector("add:forKey:"), of: self) else { return add(anim, forKey: forKey) };
        CALayer.recorded?.append((anim as? CAPropertyAnimation)?.keyPath ?? "")
        add(anim, forKey: forKey)
    }
}

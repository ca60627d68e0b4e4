import ObjectiveC
import UIKit

public enum RuntimeExchange {
    @MainActor public static func run() -> [String] {
        let first = RuntimeExchangeController()
        first.viewDidDisappear(true)
        RuntimeExchangeController.exchange()
        let second = RuntimeExchangeController()
        second.viewDidDisappear(false)
        RuntimeExchangeController.exchange()
        second.viewDidDisappear(false)
        return first.told + second.told
    }
}
// → own
// → exchanged false
// → own
// → own

class RuntimeExchangeController: UIViewController {
    var told: [String] = []

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        told.append("own")
    }

    static func exchange() {
        let originalSelector = #selector(UIViewController.viewDidDisappear(_:))
        let swizzledSelector = #selector(UIViewController.runtime_viewDidDisappear(_:))
        guard let original = class_getInstanceMethod(UIViewController.self, originalSelector),
            let swizzled = class_getInstanceMethod(UIViewController.self, swizzledSelector)
        else { return }
        let didAdd = class_addMethod(
            UIViewController.self, originalSelector, method_getImplementation(swizzled),
            method_getTypeEncoding(swizzled))
        if didAdd {
            class_replaceMethod(
                UIViewController.self, swizzledSelector, method_getImplementation(original),
                method_getTypeEncoding(original))
        } else {
            method_exchangeImplementations(original, swizzled)
        }
    }
}

extension UIViewController {
    @objc fileprivate func runtime_viewDidDisappear(_ animated: Bool) {
        runtime_viewDidDisappear(animated)
        (self as? RuntimeExchangeController)?.told.append("exchanged \(animated)")
    }
}

#sourceLocation(file: "Fixtures/ports/before/runtime-exchange.swift", line: 2)
import UIKit; import UIKit

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
        let originalSelector = Selector("viewDidDisappear:", UIViewController.viewDidDisappear(_:))
        let swizzledSelector = Selector("runtime_viewDidDisappear:", UIViewController.runtime_viewDidDisappear(_:))
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
    @_dynamicReplacement(for: viewDidDisappear(_:)) fileprivate func runtime_viewDidDisappear(_ animated: Bool) { guard _replaces(Selector("runtime_viewDidDisappear:"), Selector("viewDidDisappear:"), of: self) else { return viewDidDisappear(animated) };
        viewDidDisappear(animated)
        (self as? RuntimeExchangeController)?.told.append("exchanged \(animated)")
    }
}

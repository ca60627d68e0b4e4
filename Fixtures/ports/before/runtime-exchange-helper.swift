import UIKit

public enum RuntimeExchangeHelper {
    @MainActor public static func run() -> [String] {
        RuntimeExchangeHelperSwitch.start()
        let controller = RuntimeExchangeHelperController()
        controller.viewDidLayoutSubviews()
        controller.viewWillLayoutSubviews()
        RuntimeExchangeHelperSwitch.start()
        controller.viewDidLayoutSubviews()
        return controller.told
    }
}
// → traced
// → traced too

class RuntimeExchangeHelperController: UIViewController { var told: [String] = [] }

enum RuntimeExchangeHelperSwitch {
    static let oldLayout = #selector(UIViewController.viewWillLayoutSubviews)
    static let newLayout = #selector(UIViewController.traced_viewWillLayoutSubviews)

    static func exchange(_ type: AnyClass, _ original: Selector, _ replacement: Selector) {
        guard let old = class_getInstanceMethod(type, original), let new = class_getInstanceMethod(type, replacement) else { return }
        method_exchangeImplementations(old, new)
    }
    static func start() {
        let old = #selector(UIViewController.viewDidLayoutSubviews)
        let new = #selector(UIViewController.traced_viewDidLayoutSubviews)
        RuntimeExchangeHelperSwitch.exchange(UIViewController.self, old, new)
        exchange(UIViewController.self, RuntimeExchangeHelperSwitch.oldLayout, newLayout)
    }
}

extension UIViewController {
    @objc func traced_viewDidLayoutSubviews() {
        traced_viewDidLayoutSubviews()
        (self as? RuntimeExchangeHelperController)?.told.append("traced")
    }
    @objc func traced_viewWillLayoutSubviews() {
        traced_viewWillLayoutSubviews()
        (self as? RuntimeExchangeHelperController)?.told.append("traced too")
    }
}

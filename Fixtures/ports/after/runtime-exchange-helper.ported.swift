#sourceLocation(file: "Fixtures/ports/before/runtime-exchange-helper.swift", line: 2)
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
    static let oldLayout = Selector("viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews)
    static let newLayout = Selector("traced_viewWillLayoutSubviews", UIViewController.traced_viewWillLayoutSubviews)

    static func exchange(_ type: AnyClass, _ original: Selector, _ replacement: Selector) {
        guard let old = class_getInstanceMethod(type, original), let new = class_getInstanceMethod(type, replacement) else { return }
        method_exchangeImplementations(old, new)
    }
    static func start() {
        let old = Selector("viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews)
        let new = Selector("traced_viewDidLayoutSubviews", UIViewController.traced_viewDidLayoutSubviews)
        RuntimeExchangeHelperSwitch.exchange(UIViewController.self, old, new)
        exchange(UIViewController.self, RuntimeExchangeHelperSwitch.oldLayout, newLayout)
    }
}

extension UIViewController {
    @_dynamicReplacement(for: viewDidLayoutSubviews()) func traced_viewDidLayoutSubviews() { guard _replaces(Selector("traced_viewDidLayoutSubviews"), Selector("viewDidLayoutSubviews"), of: self) else { return viewDidLayoutSubviews() };
        viewDidLayoutSubviews()
        (self as? RuntimeExchangeHelperController)?.told.append("traced")
    }
    @_dynamicReplacement(for: viewWillLayoutSubviews()) func traced_viewWillLayoutSubviews() { guard _replaces(Selector("traced_viewWillLayoutSubviews"), Selector("viewWillLayoutSubviews"), of: self) else { return viewWillLayoutSubviews() };
        viewWillLayoutSubviews()
        (self as? RuntimeExchangeHelperController)?.told.append("traced too")
    }
}

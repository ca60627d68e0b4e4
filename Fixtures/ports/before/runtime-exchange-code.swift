import UIKit

public enum RuntimeExchangeCode {
    @MainActor public static func run() -> [String] {
        let controller = RuntimeExchangeCodeController()
        controller.viewWillDisappear(false)
        _ = RuntimeExchangeCodeController.replacing
        controller.viewWillDisappear(true)
        RuntimeExchangeCodeController.end()
        controller.viewWillDisappear(true)
        return controller.told
    }
}
// → own
// → own
// → replaced true
// → own

private var originalDisappearance: IMP?
private typealias Disappearance = @convention(c) (AnyObject, Selector, Bool) -> Void

class RuntimeExchangeCodeController: UIViewController {
    var told: [String] = []

    override func viewWillDisappear(_ animated: Bool) {
        told.append("own")
        super.viewWillDisappear(animated)
    }

    static let replacing: Void = {
        guard originalDisappearance == nil else { return }
        let type: AnyClass! = UIViewController.self
        if let original = class_getInstanceMethod(type, #selector(viewWillDisappear(_:))),
            let code = class_getMethodImplementation(type, #selector(replaced_viewWillDisappear(_:)))
        {
            originalDisappearance = method_setImplementation(original, code)
        }
    }()

    static func end() {
        guard let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillDisappear(_:))),
            let code = originalDisappearance
        else { return }
        method_setImplementation(original, code)
    }
}

extension UIViewController {
    @objc fileprivate func replaced_viewWillDisappear(_ animated: Bool) {
        let original = unsafeBitCast(originalDisappearance, to: Disappearance.self)
        original(self, #selector(viewWillDisappear(_:)), animated)
        (self as? RuntimeExchangeCodeController)?.told.append("replaced \(animated)")
    }
}

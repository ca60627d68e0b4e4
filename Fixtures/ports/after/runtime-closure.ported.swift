#sourceLocation(file: "Fixtures/ports/before/runtime-closure.swift", line: 2)
import UIKit
public enum RuntimeClosure {
    @MainActor public static func run() -> [String] {
        let table = RuntimeClosureTable()
        table.told = []
        table.reloadData()
        RuntimeClosureCounter.count(UITableView.self, Selector("reloadData", UITableView.reloadData))
        table.reloadData()
        RuntimeClosureCounter.watchAppearance()
        let controller = RuntimeClosureController()
        controller.viewDidAppear(true)
        return table.told + controller.told
    }
}; extension UITableView { @_dynamicReplacement(for: reloadData()) func calling_UITableView_reloadData() { guard let code = _closure(of: Selector("reloadData"), calledBy: Selector("calling_UITableView_reloadData", UITableView.calling_UITableView_reloadData), of: self) else { return reloadData() }; return code._call(self) } }
// → table
// → table
// → reloaded
// → controller
// → appeared true

class RuntimeClosureTable: UITableView {
    var told: [String] = []

    override func reloadData() {
        told.append("table")
        super.reloadData()
    }
}

class RuntimeClosureController: UIViewController {
    var told: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        told.append("controller")
        super.viewDidAppear(animated)
    }
}

enum RuntimeClosureCounter {
    static func count(_ type: AnyClass, _ selector: Selector) {
        guard let method = class_getInstanceMethod(type, selector) else { return }
        typealias Original = (UIScrollView, Selector) -> Void
        let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
        let block: (UIScrollView) -> Void = { owner in
            original(owner, selector)
            (owner as? RuntimeClosureTable)?.told.append("reloaded")
        }
        method_setImplementation(method, imp_implementationWithBlock(block))
    }

    static func watchAppearance() {
        let selector = Selector("viewDidAppear:", UIViewController.viewDidAppear(_:))
        guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
        var original: IMP?
        let block: (UIViewController, Bool) -> Void = { controller, animated in
            if let original = original {
                let function = unsafeBitCast(original, to: ((UIViewController, Selector, Bool) -> Void).self)
                function(controller, selector, animated)
            }
            (controller as? RuntimeClosureController)?.told.append("appeared \(animated)")
        }
        original = method_setImplementation(method, imp_implementationWithBlock(block))
    }
}; extension UIViewController { @_dynamicReplacement(for: viewDidAppear(_:)) func calling_UIViewController_viewDidAppear(_ a0: Bool) { guard let code = _closure(of: Selector("viewDidAppear:"), calledBy: Selector("calling_UIViewController_viewDidAppear", UIViewController.calling_UIViewController_viewDidAppear(_:)), of: self) else { return viewDidAppear(a0) }; return code._call(self, a0) } }

import UIKit

public enum RuntimeClosure {
    @MainActor public static func run() -> [String] {
        let table = RuntimeClosureTable()
        table.told = []
        table.reloadData()
        RuntimeClosureCounter.count(UITableView.self, #selector(UITableView.reloadData))
        table.reloadData()
        RuntimeClosureCounter.watchAppearance()
        let controller = RuntimeClosureController()
        controller.viewDidAppear(true)
        return table.told + controller.told
    }
}
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
        typealias Original = @convention(c) (UIScrollView, Selector) -> Void
        let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
        let block: @convention(block) (UIScrollView) -> Void = { owner in
            original(owner, selector)
            (owner as? RuntimeClosureTable)?.told.append("reloaded")
        }
        method_setImplementation(method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
    }

    static func watchAppearance() {
        let selector = #selector(UIViewController.viewDidAppear(_:))
        guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
        var original: IMP?
        let block: @convention(block) (UIViewController, Bool) -> Void = { controller, animated in
            if let original = original {
                let function = unsafeBitCast(original, to: (@convention(c) (UIViewController, Selector, Bool) -> Void).self)
                function(controller, selector, animated)
            }
            (controller as? RuntimeClosureController)?.told.append("appeared \(animated)")
        }
        original = method_setImplementation(method, imp_implementationWithBlock(block as AnyObject))
    }
}

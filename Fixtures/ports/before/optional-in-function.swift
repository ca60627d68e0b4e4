import UIKit

public enum OptionalInFunction {
    @MainActor public static func run() -> [String] {
        class Answering: NSObject, UIGestureRecognizerDelegate, OptionalInFunctionWatcher {
            var calls = 0, moves = 0
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool {
                calls += 1
                return true
            }
            func moved(_ distance: CGFloat) { moves += 1 }
        }
        let router = OptionalInFunctionRouter(), proxy = Answering(), mover = OptionalInFunctionMover()
        router.proxy = proxy
        mover.watcher = proxy
        let delegate: UIGestureRecognizerDelegate = router
        _ = delegate.gestureRecognizer?(UIGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIGestureRecognizer())
        mover.move()
        return ["\(proxy.calls) \(proxy.moves)", other()]
    }

    @MainActor static func other() -> String {
        final class Answering: NSObject {
            var told = "none"
            @objc func tell() { told = "other" }
        }
        let object = Answering()
        object.perform(NSSelectorFromString("tell"))
        return object.told
    }
}
// → 1 1
// → other

@objc protocol OptionalInFunctionWatcher: AnyObject { @objc optional func moved(_ distance: CGFloat) }
final class OptionalInFunctionMover {
    weak var watcher: OptionalInFunctionWatcher?
    func move() { watcher?.moved?(3) }
}
final class OptionalInFunctionRouter: NSObject, UIGestureRecognizerDelegate {
    weak var proxy: UIGestureRecognizerDelegate?
    override func responds(to selector: Selector!) -> Bool { proxy?.responds(to: selector) == true }
    override func forwardingTarget(for selector: Selector!) -> Any? {
        proxy?.responds(to: selector) == true ? proxy : nil
    }
}

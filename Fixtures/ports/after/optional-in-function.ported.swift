#sourceLocation(file: "Fixtures/ports/before/optional-in-function.swift", line: 2)
import UIKit
public enum OptionalInFunction {
    @MainActor public static func run() -> [String] {
        class Answering: OpenObject, UIGestureRecognizerDelegate, OptionalInFunctionWatcher, OptionalInFunctionWatcher_moved {
            var calls = 0, moves = 0
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool {
                calls += 1
                return true
            }
            func moved(_ distance: CGFloat) { moves += 1 }
        override class var selectors: [Selector] { super.selectors + [Selector("gestureRecognizer:shouldRecognizeSimultaneouslyWith:", Answering.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))] } }
        let router = OptionalInFunctionRouter(), proxy = Answering(), mover = OptionalInFunctionMover()
        router.proxy = proxy
        mover.watcher = proxy
        let delegate: UIGestureRecognizerDelegate = router
        _ = Optional(delegate.gestureRecognizer(UIGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIGestureRecognizer()))
        mover.move()
        return ["\(proxy.calls) \(proxy.moves)", other()]
    }

    @MainActor static func other() -> String {
        final class Answering: OpenObject {
            var told = "none"
            func tell() { told = "other" }
        override class var selectors: [Selector] { super.selectors + [Selector("tell", Answering.tell)] } }
        let object = Answering()
        object.perform(NSSelectorFromString("tell"))
        return object.told
    }
}
// → 1 1
// → other

protocol OptionalInFunctionWatcher: AnyObject {  }; protocol OptionalInFunctionWatcher_moved { func moved(_ distance: CGFloat) }; extension OptionalInFunctionWatcher { var answering_moved: (any OptionalInFunctionWatcher_moved)? { self as? any OptionalInFunctionWatcher_moved } }
final class OptionalInFunctionMover {
    weak var watcher: OptionalInFunctionWatcher?
    func move() { watcher?.answering_moved?.moved(3) }
}
final class OptionalInFunctionRouter: OpenObject, UIGestureRecognizerDelegate {
    weak var proxy: UIGestureRecognizerDelegate?
    override func responds(to selector: Selector!) -> Bool { proxy?.responds(to: selector) == true }
    override func forwardingTarget(for selector: Selector!) -> Any? {
        proxy?.responds(to: selector) == true ? proxy : nil
    }
func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { if let forwarded = forward(Selector("gestureRecognizerShouldBegin:"), to: (any UIGestureRecognizerDelegate).self, { $0.gestureRecognizerShouldBegin(gestureRecognizer) }) { return forwarded }; return true }; func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let forwarded = forward(Selector("gestureRecognizer:shouldRecognizeSimultaneouslyWith:"), to: (any UIGestureRecognizerDelegate).self, { $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }) { return forwarded }; return false }; func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let forwarded = forward(Selector("gestureRecognizer:shouldRequireFailureOf:"), to: (any UIGestureRecognizerDelegate).self, { $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }) { return forwarded }; return false }; func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let forwarded = forward(Selector("gestureRecognizer:shouldBeRequiredToFailBy:"), to: (any UIGestureRecognizerDelegate).self, { $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }) { return forwarded }; return false }; func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { if let forwarded = forward(Selector("gestureRecognizer:shouldReceive:"), to: (any UIGestureRecognizerDelegate).self, { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }) { return forwarded }; return true } }

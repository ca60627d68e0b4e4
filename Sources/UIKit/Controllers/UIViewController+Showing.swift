internal import QuartzCore

extension UIViewController {
    /// The first of this controller, its ancestors and the controllers that presented them whose
    /// `canPerformAction(_:withSender:)` returns true for `action`.
    ///
    /// Differs from UIKit: Swift on Linux cannot tell whether a class overrides a method, so an override of
    /// `show(_:sender:)` is found only when the class says so in `canPerformAction`, as navigation controllers do.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presentation.presenter })
            .first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Forwards the request to the parent or presenter, whose class may override it. When the request reaches the top, the
    /// controller that was asked first presents `controller`.
    func requestShowing(of controller: UIViewController, sender: Any?, inDetail: Bool) {
        let state = stage.applicationState
        let origin = state.showing ?? self
        guard let next = parent ?? presentation.presenter else { return origin.present(controller, animated: true) }
        let outer = state.showing
        state.showing = origin
        defer { state.showing = outer }
        if inDetail {
            next.showDetailViewController(controller, sender: sender)
        } else {
            next.show(controller, sender: sender)
        }
    }
}

extension Selector {
    /// Whether it is `show(_:sender:)`, in any of its common spellings.
    var isShow: Bool { ["show", "show(_:sender:)", "showViewController:sender:"].contains(description) }
}

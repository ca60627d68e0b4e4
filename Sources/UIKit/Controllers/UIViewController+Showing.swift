internal import QuartzCore

extension UIViewController {
    /// Who answers `action`: this controller, an ancestor, or one that presented an ancestor; the first that
    /// `canPerformAction(_:withSender:)`.
    ///
    /// Differs from UIKit: that a class overrides the method cannot be asked here, so that an override of
    /// `show(_:sender:)` is found only where the class says so in `canPerformAction`; navigation controllers do.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presentation.presenter })
            .first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Asks the next controller up to show `controller` in its way. What a class overrides cannot be asked here, so each
    /// passes the request on; where it comes to the top, the controller that was asked first presents.
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
    /// Whether it is `show(_:sender:)`, in any of the ways people spell it.
    var isShow: Bool { ["show", "show(_:sender:)", "showViewController:sender:"].contains(description) }
}

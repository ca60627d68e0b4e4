internal import QuartzCore

extension UIViewController {
    /// Forwards the request to the nearest parent or presenting controller whose class overrides it. If none does, the
    /// controller that was asked first presents `controller`.
    func requestShowing(of controller: UIViewController, sender: Any?, inDetail: Bool) {
        let state = stage.applicationState
        let origin = state.showing ?? self
        guard let next = parent ?? presentation.presenter else {
            return origin.present(controller, animated: UIView.areAnimationsEnabled)
        }
        let outer = state.showing
        state.showing = origin
        defer { state.showing = outer }
        if inDetail {
            next.showDetailViewController(controller, sender: sender)
        } else {
            next.show(controller, sender: sender)
        }
    }

    func nearestTarget(of action: Selector, _ sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presentation.presenter })
            .first { controller in
                switch action {
                case _ where action.isShow: MethodOverride.show.isOverridden(by: controller)
                case _ where action.isShowDetail: MethodOverride.showDetail.isOverridden(by: controller)
                default: controller.canPerformAction(action, withSender: sender)
                }
            }
    }
}

extension Selector {
    static let show = Selector("show(_:sender:)")
    static let showDetail = Selector("showDetailViewController(_:sender:)")

    /// Whether the selector is `show(_:sender:)` in any of its common spellings.
    var isShow: Bool {
        ["show", Self.show.description, "showViewController:sender:"].contains(description)
    }

    var isShowDetail: Bool {
        ["showDetailViewController", Self.showDetail.description, "showDetailViewController:sender:"]
            .contains(description)
    }
}

internal import QuartzCore

/// Which presentation controller serves which style. A new style is one case here.
@MainActor enum PresentationTable {
    /// The controller of a presentation, asking the transitioning delegate where the style is custom.
    static func controller(
        for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        let controller = make(style, presented, presenting, source)
        controller.style = style
        controller.presentingViewController = presenting
        return controller
    }

    private static func make(
        _ style: UIModalPresentationStyle, _ presented: UIViewController, _ presenting: UIViewController,
        _ source: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return FullScreenPresentation(presentedViewController: presented, presenting: presenting)
        case .custom:
            return custom(presented, presenting, source)
                ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        case .pageSheet, .formSheet, .popover, .automatic, .none:
            Stage.current.reportUnsupported(
                "UIModalPresentationStyle.\(style)", instead: "the controller is presented over the full screen")
            return FullScreenPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    private static func custom(
        _ presented: UIViewController, _ presenting: UIViewController, _ source: UIViewController
    ) -> UIPresentationController? {
        guard let delegate = presented.transitioningDelegate else { return nil }
        Stage.current.record(
            .callback, "\(type(of: delegate))",
            "presentationController(forPresented: \(presented.subject), presenting: \(presenting.subject), source: \(source.subject))"
        )
        return delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
}

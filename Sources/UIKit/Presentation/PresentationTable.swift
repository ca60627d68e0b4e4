internal import QuartzCore

/// Which presentation controller serves which style. A new style is one case here.
@MainActor enum PresentationTable {
    /// The controller of a presentation, asking the transitioning delegate where the style is custom.
    ///
    /// - Parameter presenting: `nil` while it is not known.
    static func controller(
        for presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        let controller = make(style, presented, presenting, source)
        controller.style = style
        if let presenting { controller.presentingViewController = presenting }
        return controller
    }

    /// The system's own controller for a style that a presentation has adapted to.
    static func adapted(
        _ style: UIModalPresentationStyle, _ presented: UIViewController, _ presenting: UIViewController
    ) -> UIPresentationController {
        let controller = make(style, presented, presenting, presenting)
        controller.style = style
        return controller
    }

    private static func make(
        _ style: UIModalPresentationStyle, _ presented: UIViewController, _ presenting: UIViewController?,
        _ source: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return FullScreenPresentation(presentedViewController: presented, presenting: presenting)
        case .custom:
            return custom(presented, presenting, source)
                ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        case .none:
            Stage.current.reportUnsupported(
                "UIModalPresentationStyle.none",
                instead: "it is no style to present in; the sheet of .automatic is used")
            return UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    private static func custom(
        _ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController
    ) -> UIPresentationController? {
        guard let delegate = presented.transitioningDelegate else { return nil }
        Stage.current.record(
            .callback, "\(type(of: delegate))",
            "presentationController(forPresented: \(presented.subject), presenting: \(presenting?.subject ?? "nil"), source: \(source.subject))"
        )
        return delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
}

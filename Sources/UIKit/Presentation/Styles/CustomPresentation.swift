internal import QuartzCore

extension PresentationStyle {
    static let custom = PresentationStyle(makeController: CustomPresentation.controller)
}

/// The style whose presentation controller the transitioning delegate supplies.
@MainActor private enum CustomPresentation {
    /// The delegate's presentation controller, or a plain one that fills the screen.
    static func controller(for request: PresentationStyle.Request) -> UIPresentationController {
        let (presented, presenting, source) = (request.presented, request.presenting, request.source)
        let plain = { UIPresentationController(presentedViewController: presented, presenting: presenting) }
        guard let delegate = presented.transitioningDelegate else { return plain() }
        source.stage.diagnostics.record(
            .callback, "\(type(of: delegate))",
            "presentationController(forPresented: \(presented.subject), presenting: \(presenting?.subject ?? "nil"), source: \(source.subject))"
        )
        return delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
            ?? plain()
    }
}

internal import QuartzCore

extension PresentationStyle {
    static let custom = PresentationStyle(makeController: CustomPresentation.controller)
}

/// The style for which the transitioning delegate supplies the presentation controller.
@MainActor private enum CustomPresentation {
    /// The presentation controller from the delegate or from a system controller, otherwise a plain one that fills the
    /// screen.
    static func controller(for request: PresentationStyle.Request) -> UIPresentationController {
        let (presented, presenting, source) = (request.presented, request.presenting, request.source)
        let plain = {
            (presented as? any SelfPresenting)?.makePresentationController(presenting: presenting)
                ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        guard let delegate = presented.transitioningDelegate else { return plain() }
        source.stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .presentationController,
            [
                "forPresented": .name(presented.subject), "presenting": .optional(presenting?.subject),
                "source": .name(source.subject),
            ])
        return delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
            ?? plain()
    }
}

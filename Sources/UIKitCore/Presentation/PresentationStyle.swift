/// The properties of a modal presentation style. Each style declares one value in `Presentation/Styles` and is
/// registered in ``UIModalPresentationStyle/definition``.
@MainActor struct PresentationStyle {
    /// The controllers of a presentation.
    struct Request {
        let presented: UIViewController
        /// The presenting controller; `nil` while it is not known.
        let presenting: UIViewController?
        /// The controller that was asked to present.
        let source: UIViewController
    }

    let makeController: @MainActor (Request) -> UIPresentationController
    /// Whether the style covers the nearest controller that defines a presentation context, rather than the screen.
    var coversContext = false
    /// Whether the presenting view leaves the screen once the presentation is complete.
    var removesPresentersView = false
    /// Whether the keyboard of a field behind the presentation leaves for its time (facts/keyboard-leaves).
    var coversKeyboard = false
    /// Whether a delegate may return this style when asked how a presentation adapts.
    var isAdaptationTarget = false
    /// The style that the system uses instead when the container has these traits; ``UIModalPresentationStyle/none``
    /// for no change.
    var adapted: @MainActor (UITraitCollection) -> UIModalPresentationStyle = { _ in .none }

    /// The presentation controller for `presented` in its `modalPresentationStyle`.
    ///
    /// - Parameter presenting: The presenting controller; `nil` while it is not known.
    static func controller(
        for presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        let controller = style.definition.makeController(
            Request(presented: presented, presenting: presenting, source: source))
        controller.style = style
        if let presenting { controller.presentingViewController = presenting }
        return controller
    }

    /// The presentation controller for a style that a presentation has adapted to.
    static func controller(
        adaptedTo style: UIModalPresentationStyle, for presented: UIViewController, presenting: UIViewController
    ) -> UIPresentationController {
        let controller = style.definition.makeController(
            Request(presented: presented, presenting: presenting, source: presenting))
        controller.style = style
        return controller
    }
}

extension UIModalPresentationStyle {
    /// The definition of the style. This is the only switch over all styles.
    @MainActor var definition: PresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .automatic: .automatic
        case .popover: .popover
        case .custom: .custom
        case .none: .none
        }
    }
}

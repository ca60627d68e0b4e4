extension PresentationStyle {
    static let fullScreen = PresentationStyle(
        makeController: FullScreenPresentation.make, removesPresentersView: true, isAdaptationTarget: true)
    static let overFullScreen = PresentationStyle(
        makeController: FullScreenPresentation.make, coversKeyboard: true, isAdaptationTarget: true)
    static let currentContext = PresentationStyle(
        makeController: FullScreenPresentation.make, coversContext: true, removesPresentersView: true)
    static let overCurrentContext = PresentationStyle(makeController: FullScreenPresentation.make, coversContext: true)
}

/// A presentation controller that fills the screen or a presentation context. The presenting view leaves the screen,
/// except in the styles named “over”.
final class FullScreenPresentation: UIPresentationController {
    fileprivate static func make(_ request: PresentationStyle.Request) -> UIPresentationController {
        FullScreenPresentation(presentedViewController: request.presented, presenting: request.presenting)
    }

    override var shouldRemovePresentersView: Bool { style.definition.removesPresentersView }
    override var shouldPresentInFullscreen: Bool { !style.definition.coversContext }

    /// Full screen for a context whose width has become compact; none for one that was compact from the beginning
    /// (facts/context-on-phones).
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard style.definition.coversContext, traitCollection.horizontalSizeClass == .compact,
            firstTraits?.horizontalSizeClass == .regular
        else { return .none }
        return .fullScreen
    }
}

internal import FrameLayout
internal import QuartzCore

// The views behind the sheet.
extension UISheetPresentationController {
    /// The push of the sheet at the selected detent.
    var restingPush: CGFloat { geometry?.push(top: frameOfPresentedViewInContainerView.minY) ?? 0 }

    /// Pushes the presenting view back by `amount`, along with the views behind other sheets below this one.
    func pushPresenter(_ amount: CGFloat) {
        push = amount
        for sheet in sequence(first: self, next: { $0.sheetBelow }) { sheet.placePresenter() }
    }

    private var sheetBelow: UISheetPresentationController? {
        presentingViewController.presentation.active as? UISheetPresentationController
    }

    private var sheetAbove: UISheetPresentationController? {
        presentedViewController.presentation.presented?.presentation.active as? UISheetPresentationController
    }

    /// Places the card of the presenting view. An application's presentation that does not fill the screen stays where
    /// it is.
    ///
    /// - Parameter inAdvance: Whether the window is about to change its size with the card around the view.
    func placePresenter(inAdvance: Bool = false) {
        guard let geometry, let window = containerView?.superview else { return }
        let below = presentingViewController.presentation.active
        let view = below?.containerView ?? presentingViewController.view
        let fills = below.map { $0 === sheetBelow || $0.frameOfPresentedViewInContainerView == window.bounds } ?? true
        let isDark = presentingViewController.traitCollection.userInterfaceStyle == .dark
        guard let view, view.superview === window, fills else { return presenterCard.remove() }
        presenterCard.hold(
            view, name: presentingViewController.subject,
            isOnBlack: below?.shouldRemovePresentersView ?? true,
            at: geometry.presenterPlacement(
                isSheet: sheetBelow != nil,
                pushes: sequence(first: self, next: { $0.sheetAbove }).map { Double($0.push) }),
            veil: isDark ? push * CGFloat(geometry.metrics.darkPresenterVeil) : 0, inAdvance: inAdvance)
    }
}

/// A card over a dimmed presenter: page sheets and form sheets.
///
/// Numbers: iOS 26 as a third party measured it (uikit-facts 2.4). A page sheet leaves the top of the screen free; where
/// there is room for more than it needs, it is as wide as an upright iPad (chosen; wider ones follow the readable width,
/// of which no figures are known). A form sheet is as large as its content likes to be.
///
/// Differs from UIKit: there are no detents, and the presenting view does not move back.
class SheetPresentation: UIPresentationController {
    private enum Metrics {
        static let phoneTop: CGFloat = 30
        static let padTop: CGFloat = 42
        static let pageWidth: CGFloat = 820
        static let formSize = CGSize(width: 580, height: 650)
        /// How far a form sheet stands above the middle.
        static let formRise: CGFloat = 5
        static let phoneRadius: CGFloat = 37.7
        static let formRadius: CGFloat = 32
        static let dimming: CGFloat = 0.2
    }

    private let dimmingView = UIView()

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        AdaptivityTable.style(style, in: traitCollection)
    }

    private var isForm: Bool { style == .formSheet || style == .popover }
    private var isCard: Bool { traitCollection.horizontalSizeClass != .regular }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        if traitCollection.verticalSizeClass == .compact { return bounds }
        if isCard {
            let top = max(Metrics.phoneTop, containerView?.safeAreaInsets.top ?? 0)
            return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        }
        guard isForm else {
            let width = min(bounds.width, Metrics.pageWidth)
            return CGRect(
                x: (bounds.width - width) / 2, y: Metrics.padTop, width: width, height: bounds.height - Metrics.padTop)
        }
        let wish = preferredContentSize
        let width = min(wish.width > 0 ? wish.width : Metrics.formSize.width, bounds.width)
        let height = min(wish.height > 0 ? wish.height : Metrics.formSize.height, bounds.height)
        return CGRect(
            x: (bounds.width - width) / 2, y: max(0, (bounds.height - height) / 2 - Metrics.formRise), width: width,
            height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.accessibilityIdentifier = "\(presentedViewController.subject).dimming"
        dimmingView.backgroundColor = UIColor(white: 0, alpha: Metrics.dimming)
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimmingView, at: 0)
        round()
        fade(from: 0, to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { return addTap() }
        dimmingView.removeFromSuperview()
        presentedView?.layer.cornerRadius = 0
    }

    override func dismissalTransitionWillBegin() {
        fade(from: 1, to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() {
        guard let presentedView, presentedView.superview === containerView,
            !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
        else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
        round()
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimmingView.alpha = end }
        dimmingView.alpha = start
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = end }, completion: nil)
    }

    private func round() {
        guard let layer = presentedView?.layer else { return }
        let isFlat = traitCollection.verticalSizeClass == .compact
        layer.cornerRadius = isFlat ? 0 : isCard || !isForm ? Metrics.phoneRadius : Metrics.formRadius
        layer.maskedCorners =
            isCard || !isForm
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        presentedView?.clipsToBounds = true
    }

    // MARK: Dismissal by hand

    private func addTap() {
        guard dimmingView.gestureRecognizers == nil else { return }
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapOutside", SheetPresentation.tapOutside)))
    }

    /// A tap beside a sheet that does not cover the width takes it away.
    private func tapOutside() {
        if !isCard { dismissByHand() }
    }
}

internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// Presents an alert or an action sheet over a dimmed screen.
final class AlertPresentation: UIPresentationController, KeyboardFollower {
    private let dimmingView = UIView()
    private var isInTransition = false

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var isElevated: Bool { true }

    /// `false` for an alert with fields, which take the keyboard over.
    override var coversKeyboard: Bool { alert?.textFields == nil }

    override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard let alert else { return nil }
        return alert.form == .sheet
            ? SheetAnimator() : AlertAnimator(look: stage.applicationState.mainScreen.settings.look)
    }

    // MARK: - Position

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        let bounds = containerView.bounds
        let safe = bounds.inset(by: containerView.safeAreaInsets)
        guard alert.form != .sheet else { return sheetFrame(of: alert, in: bounds, safe) }
        let covered = containerView.keyboardOverlap(usesSafeArea: true)
        let space = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: bounds.maxY - covered - safe.minY)
        let size = alert.size(
            in: CGSize(width: space.width, height: max(0, space.height - 2 * AlertMetrics.alertMargin)))
        return CGRect(
            x: containerView.roundedToPixel(space.midX - size.width / 2),
            y: containerView.roundedToPixel(space.midY - size.height / 2), width: size.width,
            height: containerView.roundedUpToPixel(size.height))
    }

    private func sheetFrame(of alert: UIAlertController, in bounds: CGRect, _ safe: CGRect) -> CGRect {
        let bottom = min(safe.maxY, bounds.maxY - AlertMetrics.sheetMargin)
        let size = alert.size(
            in: CGSize(width: min(bounds.width, bounds.height), height: max(0, bottom - safe.minY)))
        let height = presentedViewController.view.roundedUpToPixel(size.height)
        return CGRect(x: bounds.midX - size.width / 2, y: bottom - height, width: size.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        guard !isInTransition, let presentedView, presentedView.superview === containerView else { return }
        place(presentedView)
    }

    /// Positions a view without resetting the transform of a running animation.
    private func place(_ view: UIView) {
        let frame = frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func keyboardDidMove() {
        guard !isInTransition, let presentedView, presentedView.superview === containerView else { return }
        place(presentedView)
        presentedView.layoutIfNeeded()
    }

    // MARK: - Life cycle

    override func presentationTransitionWillBegin() {
        isInTransition = true
        guard let containerView else { return }
        dimmingView.accessibilityIdentifier = "\(presentedViewController.subject).dimming"
        dimmingView.backgroundColor = AlertMetrics.dimming
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        if dimmingView.gestureRecognizers == nil {
            dimmingView.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("tapOutside", AlertPresentation.tapOutside)))
        }
        containerView.insertSubview(dimmingView, at: 0)
        stage.applicationState.keyboard.add(self)
        alongside { [self] in dim(true) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        isInTransition = false
        guard completed else { return clear() }
        alert?.beginTyping()
    }

    override func dismissalTransitionWillBegin() {
        isInTransition = true
        presentedViewController.viewIfLoaded?.endEditing(true)
        alongside { [self] in dim(false) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        isInTransition = false
        if completed { return clear() }
        dim(true)
    }

    /// Begins or ends dimming the content behind the alert.
    private func dim(_ isDimmed: Bool) {
        dimmingView.alpha = isDimmed ? 1 : 0
        dimTintBehind(isDimmed)
    }

    private func clear() {
        dimTintBehind(false)
        stage.applicationState.keyboard.remove(self)
        dimmingView.removeFromSuperview()
    }

    private func tapOutside() { alert?.tapOutside() }
}

internal import FrameLayout
internal import FrameTiming
internal import QuartzCore

// Position, dimming and decoration of the sheet.
extension UISheetPresentationController {
    /// The active detents with their heights, highest first.
    private var heights: [(identifier: Detent.Identifier, value: CGFloat)] {
        guard let geometry else { return [] }
        let maximum = CGFloat(geometry.maximum)
        let context = SheetDetentContext(traitCollection, maximum: maximum)
        let known = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, maximum)) }
        }
        // Stable: among equal heights, the first stays first.
        return known.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    }

    /// The height of the selected detent.
    var selectedValue: CGFloat {
        let heights = heights
        return heights.first { $0.identifier == selectedDetentIdentifier }?.value ?? heights.last?.value
            ?? geometry?.maximum ?? 0
    }

    /// The frames at which the sheet may rest in its container, highest first.
    package var rests: [(identifier: Detent.Identifier?, frame: CGRect)] {
        guard let geometry = geometryAboveKeyboard else { return [] }
        let heights = heights
        if heights.isEmpty { return [(nil, geometry.frame(forHeight: geometry.maximum))] }
        return heights.map { ($0.identifier, geometry.frame(forHeight: $0.value)) }
    }

    var isDimmed: Bool {
        let heights = heights
        guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.value else {
            return true
        }
        return selectedValue > limit
    }

    /// Lays out the sheet at the selected detent.
    func arrange() {
        presentedView?.frame = frameOfPresentedViewInContainerView
        decorate()
        dim()
        showDimming()
        pushPresenter(restingPush)
        // A presenter that moves back onto black turns the status bar light.
        stage.applicationState.statusBar.update(animated: UIView.inheritedAnimationDuration > 0)
    }

    /// Dims the content behind the sheet at the selected detent, or leaves it undimmed.
    func showDimming() {
        dimmingView.alpha = isDimmed ? 1 : 0
        dimTintBehind(isDimmed)
    }

    /// Sets the color of the dimming view for the sheet at rest.
    func dim() {
        guard let geometry else { return }
        dimmingView.backgroundColor = UIColor(
            white: 0,
            alpha: geometry.dimming(
                behind: frameOfPresentedViewInContainerView, isDark: traitCollection.userInterfaceStyle == .dark))
    }

    /// Lays out the sheet like ``arrange()``, animated with the system's spring.
    ///
    /// - Parameter velocity: The initial velocity toward the target, in total distances per second.
    func arrangeAnimated(velocity: CGFloat = 0) {
        guard let presentedView, presentedView.superview === containerView else { return }
        let motion = Self.spring(velocity)
        let timing = BlockTiming(
            duration: motion.settlingDuration, curve: .spring(motion, duration: motion.settlingDuration),
            options: [.layoutSubviews, .allowUserInteraction])
        UIView.run(timing, animations: { self.arrange() })
    }

    static func spring(_ velocity: CGFloat) -> SpringMotion {
        var spring = SpringParameters.system
        spring.initialVelocity = velocity
        return spring.motion
    }

    /// Notifies the delegate that the user selected another detent.
    func notifyOfSelection() {
        _ = ask(.sheetPresentationControllerDidChangeSelectedDetentIdentifier) {
            ($0 as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    private static let grabberColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)

    /// Updates the corners and the grabber for the sheet's current frame.
    func decorate() {
        guard let geometry, let presentedView else { return }
        let frame =
            presentedView.superview === containerView ? presentedView.frame : frameOfPresentedViewInContainerView
        let corners = geometry.corners(of: frame, preferred: preferredCornerRadius)
        presentedView.layer.cornerRadius = corners.radius
        presentedView.layer.maskedCorners = corners.rounded.mask
        presentedView.clipsToBounds = true
        guard prefersGrabberVisible, !geometry.fillsContainer else { return grabber.removeFromSuperlayer() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let size = SheetGeometry.grabberSize
        grabber.name = "grabber"
        grabber.backgroundColor = Self.grabberColor.cgColor
        grabber.cornerRadius = size.height / 2
        grabber.zPosition = 1
        grabber.frame = CGRect(
            x: (frame.width - size.width) / 2, y: SheetGeometry.grabberTop, width: size.width, height: size.height)
        if grabber.superlayer !== presentedView.layer { presentedView.layer.addSublayer(grabber) }
        CATransaction.commit()
    }
}

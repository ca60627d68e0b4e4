internal import FrameTiming
internal import QuartzCore

/// A push or a pop: the upper view slides over the lower one, which moves by 0.3 of the width under a dimming of 0.1.
/// If the user prefers cross-fades, the upper view fades in and out instead (facts/cross-fades).
///
/// The motion is the system spring over its settling time of 0.5057 s. Four independent reimplementations agree on 0.3
/// of the width, black at 0.1, and a blurred shadow at the edge (facts/navigation-motion).
final class NavigationAnimator: NSObject, SpringAnimator {
    private let isPush: Bool
    /// A view that moves with the lower view: a tab bar that the upper view hides.
    private let companion: UIView?
    let fades: Bool

    static let parallax: CGFloat = 0.3
    static let dim: CGFloat = 0.1

    init(isPush: Bool, companion: UIView?, fades: Bool) {
        self.isPush = isPush
        self.companion = companion
        self.fades = fades
        super.init()
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let (lower, upper) = isPush ? (fromView, toView) : (toView, fromView)
        let (rest, start) = (context.finalFrame(for: to), context.initialFrame(for: from))
        toView.holdSafeArea(at: rest, in: container)
        fromView.holdSafeArea(at: start, in: container)
        toView.frame = rest
        let dimming = UIView(frame: container.bounds)
        dimming.accessibilityIdentifier = "dim"
        dimming.backgroundColor = .black
        let shadow = NavigationShadowView(beside: upper.frame, isOnRight: container.isRightToLeft)
        let below = companion.map { [lower, $0] } ?? [lower]
        if isPush {
            [dimming, shadow, upper].forEach(container.addSubview)
        } else {
            container.insertSubview(lower, at: 0)
            container.insertSubview(dimming, belowSubview: upper)
            container.insertSubview(shadow, belowSubview: upper)
        }
        if let companion { container.insertSubview(companion, belowSubview: dimming) }
        if fades { return fade(upper, [dimming, shadow], from: (fromView, start), to: toView, using: context) }
        // Screens enter from the trailing edge.
        let width = container.isRightToLeft ? -container.bounds.width : container.bounds.width
        func place(apart: Bool) {
            // The upper view is off screen before a push and after a pop; the lower one is shifted while the upper one
            // is on screen.
            for view in below { view.center.x += apart ? Self.parallax * width : -Self.parallax * width }
            for view in [upper, shadow] { view.center.x += apart ? width : -width }
            dimming.alpha = apart ? 0 : Self.dim
        }
        UIView.performWithoutAnimation {
            if isPush {
                for view in [upper, shadow] { view.center.x += width }
                dimming.alpha = 0
            } else {
                for view in below { view.center.x -= Self.parallax * width }
                dimming.alpha = Self.dim
            }
        }
        UIView.run(
            BlockTiming(
                duration: transitionDuration(using: context), curve: curve, options: .allowUserInteraction),
            animations: { place(apart: !isPush) },
            completion: { _ in
                [dimming, shadow].forEach { $0.removeFromSuperview() }
                UIView.performWithoutAnimation { fromView.frame = start }
                [fromView, toView].forEach { $0.releaseSafeArea() }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

extension NavigationAnimator {
    private func fade(
        _ upper: UIView, _ edges: [UIView], from: (view: UIView, frame: CGRect), to toView: UIView,
        using context: any UIViewControllerContextTransitioning
    ) {
        edges.forEach { $0.removeFromSuperview() }
        UIView.performWithoutAnimation { upper.alpha = isPush ? 0 : 1 }
        UIView.run(
            BlockTiming(
                duration: transitionDuration(using: context), curve: curve, options: .allowUserInteraction),
            animations: { upper.alpha = self.isPush ? 1 : 0 },
            completion: { _ in
                UIView.performWithoutAnimation {
                    upper.alpha = 1
                    from.view.frame = from.frame
                }
                [from.view, toView].forEach { $0.releaseSafeArea() }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The blurred shadow at the leading edge of a sliding view. It draws only the shadow, so it also works beside
/// transparent views.
///
/// It is about 9 points wide: a standard deviation of 4.5 points at 0.15 (facts/navigation-motion; weakly reported).
private final class NavigationShadowView: UIView {
    private static let reach: CGFloat = 18

    /// - Parameter frame: The sliding view's frame in the shadow's superview.
    convenience init(beside frame: CGRect, isOnRight: Bool) {
        self.init(
            frame: CGRect(
                x: isOnRight ? frame.maxX : frame.minX - Self.reach, y: frame.minY, width: Self.reach,
                height: frame.height))
        accessibilityIdentifier = "edge shadow"
        clipsToBounds = true
        isUserInteractionEnabled = false
        // Longer than the view, because a shadow fades at its ends.
        let caster = UIView(
            frame: CGRect(
                x: isOnRight ? -Self.reach : Self.reach, y: -Self.reach, width: Self.reach,
                height: frame.height + 2 * Self.reach))
        caster.backgroundColor = .black
        caster.layer.shadowOffset = .zero
        caster.layer.shadowRadius = 4.5
        caster.layer.shadowOpacity = 0.15
        addSubview(caster)
    }
}

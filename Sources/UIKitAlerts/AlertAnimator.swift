internal import FrameTiming
internal import QuartzCore

/// Fades an alert in and out. Up to iOS 18, an appearing card also shrinks to its final size, unless the user reduces
/// motion (facts/alert-motion).
final class AlertAnimator: NSObject, BuiltInAnimator {
    private let look: ScreenSettings.Look

    /// The initial scale of a card.
    private static let classicScale: CGFloat = 1.3
    private static let classicDuration = 0.25
    /// A curve that starts fast and ends slowly.
    private static let classicCurve = TimingCurve.cubicBezier(CubicBezier(x1: 0.35, y1: 0.91, x2: 0.33, y2: 0.97))
    private static let spring = SpringMotion(angularFrequency: 22.88, dampingRatio: 1)
    private static let springDuration = 0.4036

    init(look: ScreenSettings.Look) {
        self.look = look
        super.init()
    }

    var curve: TimingCurve {
        switch look {
        case .classic: Self.classicCurve
        case .iOS26: .spring(Self.spring, duration: Self.springDuration)
        }
    }

    private var scale: CGFloat {
        if UIAccessibility.isReduceMotionEnabled { return 1 }
        return switch look {
        case .classic: Self.classicScale
        case .iOS26: 1
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch look {
        case .classic: Self.classicDuration
        case .iOS26: Self.springDuration
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        guard let card = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting {
            context.containerView.addSubview(card)
            UIView.performWithoutAnimation {
                card.frame = context.finalFrame(for: to)
                card.layoutIfNeeded()
            }
            (to as? UIAlertController)?.beginTyping()
            UIView.performWithoutAnimation {
                // The final frame is above the keyboard of the first field.
                card.frame = context.finalFrame(for: to)
                card.layoutIfNeeded()
                card.alpha = 0
                card.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        UIView.run(
            BlockTiming(duration: transitionDuration(using: context), curve: curve),
            animations: {
                card.alpha = isPresenting ? 1 : 0
                card.transform = .identity
            },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                if isPresenting != completed {
                    card.removeFromSuperview()
                    card.alpha = 1
                }
                context.completeTransition(completed)
            })
    }
}

/// Slides an action sheet in from the bottom and out again, using the system's spring (facts/alert-motion).
final class SheetAnimator: NSObject, SpringAnimator {
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        guard let sheet = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let shown = isPresenting ? context.finalFrame(for: to) : context.initialFrame(for: from)
        let below = CGRect(x: shown.minX, y: container.bounds.maxY, width: shown.width, height: shown.height)
        if isPresenting {
            container.addSubview(sheet)
            UIView.performWithoutAnimation {
                sheet.frame = shown
                sheet.layoutIfNeeded()
                sheet.frame = below
            }
        }
        UIView.run(
            BlockTiming(duration: transitionDuration(using: context), curve: curve),
            animations: { sheet.frame = isPresenting ? shown : below },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                if isPresenting != completed { sheet.removeFromSuperview() }
                context.completeTransition(completed)
            })
    }
}

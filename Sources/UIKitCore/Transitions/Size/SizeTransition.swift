internal import FrameTiming
internal import QuartzCore

/// The resizing or rotation of a window: controllers are notified, and their views follow in a single animation.
///
/// The order is traits, sizes, animation, changed traits, the coordinator's completions (facts/size-change, reported).
@MainActor package final class SizeTransition: RunningTransition {
    private let window: UIWindow
    private let root: UIViewController
    /// The size of the window at the end.
    let size: CGSize
    /// The clockwise rotation of the window on the screen at the end, in radians.
    private let angle: CGFloat
    private(set) var coordinator: TransitionCoordinator?
    private var windowAnimator: WindowSizeAnimator?

    init(of window: UIWindow, showing root: UIViewController, to size: CGSize, angle: CGFloat, center: CGPoint) {
        self.window = window
        self.root = root
        self.size = size
        self.angle = angle
        windowAnimator = WindowSizeAnimator(window, to: size, angle: angle, center: center, showing: root)
        coordinator = TransitionCoordinator(self)
    }

    func begin() {
        guard let coordinator else { return }
        stage.applicationState.endAdaptations()
        stage.applicationState.sizeTransition = self
        let change = stage.applicationState.traitUpdates.begin(with: window)
        windowAnimator?.traitChange = change
        let newTraits = root.traits(in: window, of: size)
        if newTraits != root.traitCollection { root.notifyTraitsWillChange(to: newTraits, with: coordinator) }
        root.notifySizeChange(to: size, with: coordinator)
        let context = TransitionContext(self)
        coordinator.attach(context)
        context.begin()
        change.notify([window])
    }

    func end(completed: Bool) {
        let isLatest = stage.applicationState.sizeTransition === self
        if isLatest { stage.applicationState.endAdaptations() }
        coordinator?.runCompletions()
        coordinator = nil
        windowAnimator = nil
        stage.applicationState.didEnd(self)
    }

    // MARK: Facts

    var from: UIViewController { root }
    var to: UIViewController { root }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var containerView: UIView { window }
    var animator: (any UIViewControllerAnimatedTransitioning)? { windowAnimator }
    var interaction: (any UIViewControllerInteractiveTransitioning)? { nil }
    var subject: String { "change of size of \(window.layerName)" }
    /// The rotation of the window relative to its previous one.
    var targetTransform: CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(window.transform.inverted())
    }

    func view(of controller: UIViewController) -> UIView? { controller.view }
    func initialFrame(of controller: UIViewController) -> CGRect { controller.view.frame }
    func finalFrame(of controller: UIViewController) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Animates a window to its new size and rotation, with everything in it.
///
/// The animation eases in and out over 0.4 s, and takes twice as long for half a turn: 0.3 to 0.4 s are reported
/// (facts/size-change).
private final class WindowSizeAnimator: NSObject, BuiltInAnimator {
    private let window: UIWindow
    private let size: CGSize
    private let angle: CGFloat
    private let center: CGPoint
    private let isUpsideDown: Bool
    private let root: UIViewController
    /// The change from the previous traits.
    var traitChange: TraitChange?

    init(_ window: UIWindow, to size: CGSize, angle: CGFloat, center: CGPoint, showing root: UIViewController) {
        self.window = window
        self.size = size
        self.angle = angle
        self.center = center
        self.root = root
        isUpsideDown = size == window.bounds.size && CGAffineTransform(rotationAngle: angle) != window.transform
        super.init()
    }

    var curve: TimingCurve { NamedCurves.easeInOut }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isUpsideDown ? 0.8 : 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.run(
            BlockTiming(duration: transitionDuration(using: context), curve: curve),
            animations: {
                window.bounds.size = size
                window.transform = CGAffineTransform(rotationAngle: angle)
                window.center = center
                window.safeAreaMayHaveChanged()
                traitChange?.invalidate(window)
                root.stage.applicationState.adaptations.forEach { $0.settle() }
                window.layoutIfNeeded()
            }, completion: { _ in context.completeTransition(true) })
    }
}

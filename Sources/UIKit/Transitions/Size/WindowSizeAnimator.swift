internal import FrameTiming
internal import QuartzCore

/// Gives a window its new size and direction, and lets everything in it follow.
///
/// 0.4 s in ease-in-out, twice as long upside down: reported are 0.3 to 0.4 s (uikit-facts 3.10).
final class WindowSizeAnimator: NSObject, BuiltInAnimator {
    private let window: UIWindow
    private let size: CGSize
    private let angle: CGFloat
    private let isUpsideDown: Bool
    private let root: UIViewController

    init(_ window: UIWindow, to size: CGSize, angle: CGFloat, showing root: UIViewController) {
        self.window = window
        self.size = size
        self.angle = angle
        self.root = root
        isUpsideDown = size == window.bounds.size && angle != 0
        super.init()
    }

    var curve: TimingCurve { NamedCurves.easeInOut }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isUpsideDown ? 0.8 : 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.run(
            duration: transitionDuration(using: context), delay: 0, curve: curve, options: [],
            animations: {
                window.bounds.size = size
                window.transform = CGAffineTransform(rotationAngle: angle)
                window.safeAreaMayHaveChanged()
                window.layoutIfNeeded()
            }, completion: { _ in context.completeTransition(true) })
    }
}

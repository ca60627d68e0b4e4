internal import FrameTiming

/// The animator of a modal transition style, with whatever else belongs to the style. Each style declares one type in
/// `Transitions/BuiltIn` and is registered in ``UIModalTransitionStyle/animator``.
@MainActor protocol ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
    init()

    /// The exception that UIKit throws when `controller`, which has this style, is presented on `presenting`.
    static func mistake(presenting controller: UIViewController, on presenting: UIViewController) -> String?

    /// The exception that UIKit throws when `controller` is presented on `presented`, which was presented in this style.
    static func mistake(coveringWith controller: UIViewController, _ presented: UIViewController) -> String?

    /// A presentation in this style has put its view in place without an animation.
    static func presentedWithoutAnimation(_ presentation: UIPresentationController)

    /// Whether `view`, which the animator added, stays in the container when the transition has ended.
    func keeps(_ view: UIView) -> Bool
}

extension ModalTransitionAnimator {
    static func mistake(presenting controller: UIViewController, on presenting: UIViewController) -> String? { nil }
    static func mistake(coveringWith controller: UIViewController, _ presented: UIViewController) -> String? { nil }
    static func presentedWithoutAnimation(_ presentation: UIPresentationController) {}
    func keeps(_ view: UIView) -> Bool { false }
}

extension UIModalTransitionStyle {
    /// The registration of the styles: the only switch over them.
    @MainActor var animator: any ModalTransitionAnimator.Type {
        switch self {
        case .coverVertical: CoverVerticalAnimator.self
        case .crossDissolve: CrossDissolveAnimator.self
        case .flipHorizontal: FlipHorizontalAnimator.self
        case .partialCurl: PartialCurlAnimator.self
        }
    }
}

extension UIModalTransitionStyle {
    /// Whether a fade replaces the motion where the user prefers fades (facts/cross-fades). A curl shows what is behind it, and
    /// stays.
    var moves: Bool {
        switch self {
        case .coverVertical, .flipHorizontal: true
        case .crossDissolve, .partialCurl: false
        }
    }
}

/// A built-in animator whose curve is known, so that alongside animations share it.
@MainActor protocol BuiltInAnimator: UIViewControllerAnimatedTransitioning {
    var curve: TimingCurve { get }
}

/// A built-in animator on the spring of the system, over its settling time.
@MainActor protocol SpringAnimator: BuiltInAnimator {}

extension SpringAnimator {
    private var spring: SpringMotion { SpringParameters.system.motion }

    var curve: TimingCurve { .spring(spring, duration: spring.settlingDuration) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        spring.settlingDuration
    }
}

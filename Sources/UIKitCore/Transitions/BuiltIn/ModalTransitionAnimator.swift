package import FrameTiming

/// The animator of a modal transition style, with everything else that belongs to the style. Each style declares one
/// type in `Transitions/BuiltIn` and is registered in ``UIModalTransitionStyle/animator``.
@MainActor protocol ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
    init()

    /// The exception that UIKit throws when `controller`, which has this style, is presented on `presenting`.
    static func mistake(presenting controller: UIViewController, on presenting: UIViewController) -> String?

    /// The exception that UIKit throws when `controller` is presented on `presented`, which was presented in this
    /// style.
    static func mistake(coveringWith controller: UIViewController, _ presented: UIViewController) -> String?

    /// Called after a presentation in this style has placed its view without animation.
    static func presentedWithoutAnimation(_ presentation: UIPresentationController)
}

extension ModalTransitionAnimator {
    static func mistake(presenting controller: UIViewController, on presenting: UIViewController) -> String? { nil }
    static func mistake(coveringWith controller: UIViewController, _ presented: UIViewController) -> String? { nil }
    static func presentedWithoutAnimation(_ presentation: UIPresentationController) {}
}

extension UIModalTransitionStyle {
    /// The animator type of the style. This is the only switch over all styles.
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
    /// Whether a cross-fade replaces the motion if the user prefers cross-fades (facts/cross-fades). A curl reveals the
    /// content behind it, and is not replaced.
    var moves: Bool {
        switch self {
        case .coverVertical, .flipHorizontal: true
        case .crossDissolve, .partialCurl: false
        }
    }
}

/// A built-in animator with a known curve, which alongside animations share.
@MainActor package protocol BuiltInAnimator: UIViewControllerAnimatedTransitioning {
    var curve: TimingCurve { get }
}

/// A built-in animator on the spring of the system, over its settling time.
@MainActor package protocol SpringAnimator: BuiltInAnimator {}

extension SpringAnimator {
    private var spring: SpringMotion { SpringParameters.system.motion }

    package var curve: TimingCurve { .spring(spring, duration: spring.settlingDuration) }

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        spring.settlingDuration
    }
}

internal import QuartzCore

// Not overridable: animation blocks are the same for every class of views.
extension UIView {
    /// A predefined system animation. Raw values match the public header.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are removed from their superviews at the end.
        case delete
    }

    /// Performs a system animation on views, together with `parallelAnimations`, along the system's spring as measured
    /// on recordings (facts/system-spring).
    ///
    /// - Parameter completion: Called when the views have been removed.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationOptions(rawValue: UInt(AnimationOptions.systemSpringBits) << 16)
        animate(withDuration: deletion, delay: 0, options: options.union(spring)) {
            switch animation {
            case .delete:
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: smallest, y: smallest)
                }
            }
            parallelAnimations?()
        } completion: { isComplete in
            for view in views {
                view.removeFromSuperview()
                view.alpha = 1
                view.transform = view.transform.scaledBy(x: 1 / smallest, y: 1 / smallest)
            }
            completion?(isComplete)
        }
    }

    /// The duration, in seconds, that nested blocks inherit. The spring settles later.
    private static var deletion: Double { 0.5 }
    /// The scale at the end of the animation. Chosen, not measured.
    private static var smallest: CGFloat { 0.01 }
}

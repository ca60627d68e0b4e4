internal import QuartzCore

extension UIView {
    /// An animation that the system has for a purpose. Raw values match the public header.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and leave their superviews at the end.
        case delete
    }

    /// Performs a system animation on views, with `parallelAnimations` beside it, along the system's spring, as measured on
    /// recordings (facts/system-spring).
    ///
    /// - Parameter completion: called when the views have been removed.
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

    /// Seconds that blocks in it inherit. The spring settles later.
    private static var deletion: Double { 0.5 }
    /// The scale at the end. Chosen; not measured.
    private static var smallest: CGFloat { 0.01 }
}

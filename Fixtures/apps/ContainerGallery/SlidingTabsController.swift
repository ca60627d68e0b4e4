import UIKit

// Tabs that slide sideways, in the direction of the tab that was tapped.
public final class SlidingTabsController: UITabBarController, UITabBarControllerDelegate {
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            UINavigationController(rootViewController: MailboxViewController()),
            ColorViewController("Photos", .systemTeal), ColorViewController("Settings", .systemGray2),
        ]
        delegate = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else {
            return nil
        }
        return SlidingAnimator(forwards: to > from)
    }
}

final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let forwards: Bool

    init(forwards: Bool) {
        self.forwards = forwards
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let toVC = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let final = transitionContext.finalFrame(for: toVC)
        let distance = forwards ? final.width : -final.width
        transitionContext.containerView.addSubview(to)
        to.frame = final.offsetBy(dx: distance, dy: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                to.frame = final
                from.frame = final.offsetBy(dx: -distance, dy: 0)
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

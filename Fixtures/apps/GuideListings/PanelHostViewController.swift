import UIKit

// The notes on transition protocols: a panel comes in over the whole screen and follows a finger on its way out.
public final class PanelHostViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let animator = DiagonalTransitionAnimator()
    private let interactor = DiagonalTransitionInteractor()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.99, alpha: 1)
        view.addSubview(Block(x: 24, y: 96, width: 190, height: 28, color: .title, radius: 7))
        view.addSubview(Block(x: 24, y: 138, width: 250, height: 12, color: .systemGray3, radius: 5))
        for (index, color) in [UIColor.systemIndigo, .systemTeal, .systemPink].enumerated() {
            view.addSubview(
                Block(x: 24, y: 186 + 200 * CGFloat(index), width: 342, height: 176, color: color, radius: 20))
        }
    }

    public func showPanel() {
        let panel = PanelViewController()
        panel.modalPresentationStyle = .fullScreen
        panel.transitioningDelegate = self
        interactor.viewController = panel
        present(panel, animated: true, completion: nil)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = true
        return animator
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        animator.isPresenting = false
        return animator
    }

    // A dismissal that a button asks for is not interactive.
    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interactor.interacting ? interactor : nil
    }
}

import UIKit

// Presents a sheet over itself and takes it away under a finger.
public final class SheetHostViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private var interactor: UIViewControllerInteractiveTransitioning?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        for (index, color) in [UIColor.systemOrange, .systemTeal, .systemPink, .systemIndigo].enumerated() {
            let row = UIView(frame: CGRect(x: 12, y: 24 + 92 * CGFloat(index), width: 176, height: 80))
            row.backgroundColor = color
            row.layer.cornerRadius = 10
            view.addSubview(row)
        }
    }

    public func showSheet() {
        let sheet = SheetViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        present(sheet, animated: true)
    }

    public func hideSheet(interactively: Bool) {
        interactor = interactively ? SwipeInteractor() : nil
        dismiss(animated: true)
    }

    // The same with a finger that may take the sheet again while it goes.
    public func hideSheetWithinReach() {
        interactor = GrabbingInteractor()
        dismiss(animated: true)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(presenting: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        SlideAnimator(presenting: false)
    }

    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interactor
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SheetPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 12
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let handle = UIView(frame: CGRect(x: 80, y: 8, width: 40, height: 4))
        handle.backgroundColor = .systemGray3
        handle.layer.cornerRadius = 2
        view.addSubview(handle)
        for (y, width) in [(32, 110), (56, 150), (72, 130), (88, 144)] as [(CGFloat, CGFloat)] {
            let line = UIView(frame: CGRect(x: 20, y: y, width: width, height: y == 32 ? 14 : 8))
            line.backgroundColor = y == 32 ? .black : .systemGray3
            line.layer.cornerRadius = 4
            view.addSubview(line)
        }
    }
}

final class SheetPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
    }
}

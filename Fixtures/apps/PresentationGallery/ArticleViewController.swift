import UIKit

// A long page that covers the screen. Pulled down beyond its top, it leaves, with a pan of its own that recognizes together with
// that of the scroll view.
public final class ArticleViewController: UIViewController {
    private let scroll = UIScrollView()
    private let picture = UIView()
    private var lines: [UIView] = []
    private var driver: UIPercentDrivenInteractiveTransition?
    private var start: CGFloat = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 24
        view.clipsToBounds = true
        picture.backgroundColor = .systemIndigo
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        scroll.addSubview(picture)
        for index in 0..<44 {
            let line = UIView()
            line.backgroundColor = index % 11 == 0 ? .darkGray : .systemGray4
            line.layer.cornerRadius = 4
            lines.append(line)
            scroll.addSubview(line)
        }
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pull", ArticleViewController.pull))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: width, height: 340 + 30 * CGFloat(lines.count))
        picture.frame = CGRect(x: 0, y: 0, width: width, height: 300)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 24, y: 330 + 30 * CGFloat(index), width: (width - 48) * (index % 11 == 10 ? 0.4 : 1), height: 12)
        }
    }

    private func pull(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: view).y
        switch pan.state {
        case .changed:
            guard scroll.contentOffset.y <= 0 else { return }
            scroll.contentOffset = .zero
            if let driver {
                driver.update((moved - start) / view.bounds.height)
            } else if moved > 0 {
                start = moved
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            }
        case .ended, .cancelled:
            if let driver, driver.percentComplete > 0.3 { driver.finish() } else { driver?.cancel() }
            driver = nil
        case .possible, .began, .failed:
            break
        }
    }
}

extension ArticleViewController: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension ArticleViewController: UIViewControllerTransitioningDelegate {
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Falling() }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class Falling: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let leaving = context.view(forKey: .from), let revealed = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        context.containerView.insertSubview(revealed, at: 0)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            leaving.frame.origin.y = context.containerView.bounds.maxY
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

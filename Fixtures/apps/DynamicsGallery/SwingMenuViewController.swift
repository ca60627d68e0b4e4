import UIKit

// A screen whose menu swings down from its upper left corner, like a guillotine.
public final class SwingHomeViewController: UIViewController {
    private let swing = SwingTransitioningDelegate()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        let title = UILabel(frame: CGRect(x: 64, y: 24, width: 160, height: 28))
        title.text = "Activity"
        title.font = .boldSystemFont(ofSize: 22)
        let button = UIButton(frame: CGRect(x: 16, y: 24, width: 32, height: 28))
        button.setTitle("≡", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 26)
        button.addTarget(self, action: Selector("showMenu", SwingHomeViewController.showMenu), for: .touchUpInside)
        view.addSubview(title)
        view.addSubview(button)
        for row in 0..<4 {
            let card = UIView(
                frame: CGRect(x: 16, y: 72 + CGFloat(row) * 84, width: view.bounds.width - 32, height: 72))
            card.autoresizingMask = .flexibleWidth
            card.backgroundColor = .white
            card.layer.cornerRadius = 10
            let dot = UIView(frame: CGRect(x: 14, y: 18, width: 36, height: 36))
            dot.layer.cornerRadius = 18
            dot.backgroundColor = UIColor(hue: CGFloat(row) / 5, saturation: 0.5, brightness: 0.9, alpha: 1)
            card.addSubview(dot)
            view.addSubview(card)
        }
    }

    public func showMenu() {
        let menu = SwingMenuViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = swing
        present(menu, animated: true)
    }
}

public final class SwingMenuViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.18, green: 0.2, blue: 0.3, alpha: 1)
        for (row, text) in ["Profile", "Feed", "Activity", "Settings"].enumerated() {
            let label = UILabel(frame: CGRect(x: 64, y: 90 + CGFloat(row) * 56, width: 160, height: 32))
            label.text = text
            label.textColor = row == 2 ? .systemTeal : .white
            label.font = .systemFont(ofSize: 24, weight: .light)
            view.addSubview(label)
        }
    }
}

final class SwingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SwingAnimator() }
}

// Hangs the menu on its upper left corner, lets it fall, and ends when it has come to rest.
final class SwingAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {
    private var animator: UIDynamicAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let menu = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        context = transitionContext
        let container = transitionContext.containerView
        let size = transitionContext.finalFrame(for: controller).size
        menu.frame = CGRect(origin: .zero, size: size)
        container.addSubview(menu)

        // Above the screen, its left edge along the top.
        let corner = CGPoint(x: 0, y: 0)
        menu.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        menu.center = CGPoint(x: corner.x + size.height / 2, y: corner.y - size.width / 2)

        let animator = UIDynamicAnimator(referenceView: container)
        animator.delegate = self
        let attachment = UIAttachmentBehavior(
            item: menu, offsetFromCenter: UIOffset(horizontal: -size.width / 2, vertical: -size.height / 2),
            attachedToAnchor: corner)
        let gravity = UIGravityBehavior(items: [menu])
        gravity.magnitude = 2
        let collision = UICollisionBehavior(items: [menu])
        collision.addBoundary(
            withIdentifier: "edge" as NSString, from: CGPoint(x: -1, y: size.height / 2),
            to: CGPoint(x: -1, y: size.height))
        let properties = UIDynamicItemBehavior(items: [menu])
        properties.elasticity = 0.5
        for behavior in [attachment, gravity, collision, properties] { animator.addBehavior(behavior) }
        self.animator = animator
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        guard let context, let menu = context.view(forKey: .to) else { return }
        animator.removeAllBehaviors()
        menu.transform = .identity
        menu.frame = context.containerView.bounds
        self.animator = nil
        self.context = nil
        context.completeTransition(true)
    }
}

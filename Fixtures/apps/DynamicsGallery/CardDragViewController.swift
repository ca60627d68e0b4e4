import UIKit

// A card that hangs on the finger where it is touched, and snaps back, or flies away if it is thrown.
public final class CardDragViewController: UIViewController {
    private let card = UIView()
    private var home = CGPoint.zero
    private var attachment: UIAttachmentBehavior?
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.9, alpha: 1)
        home = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        card.bounds = CGRect(x: 0, y: 0, width: 130, height: 180)
        card.center = home
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        let picture = UIView(frame: CGRect(x: 12, y: 12, width: 106, height: 96))
        picture.backgroundColor = .systemOrange
        picture.layer.cornerRadius = 6
        let title = UILabel(frame: CGRect(x: 12, y: 120, width: 106, height: 22))
        title.text = "Drag me"
        title.font = .boldSystemFont(ofSize: 17)
        card.addSubview(picture)
        card.addSubview(title)
        view.addSubview(card)
        card.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag", CardDragViewController.drag)))
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: view)
        switch pan.state {
        case .began:
            animator.removeAllBehaviors()
            let inside = pan.location(in: card)
            let offset = UIOffset(
                horizontal: inside.x - card.bounds.midX, vertical: inside.y - card.bounds.midY)
            let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: finger)
            self.attachment = attachment
            animator.addBehavior(attachment)
            let properties = UIDynamicItemBehavior(items: [card])
            properties.angularResistance = 4
            animator.addBehavior(properties)
        case .changed:
            attachment?.anchorPoint = finger
        case .ended, .cancelled, .failed:
            animator.removeAllBehaviors()
            let velocity = pan.velocity(in: view)
            if abs(velocity.x) > 500 { throwAway(velocity) } else { snapBack() }
        case .possible: break
        @unknown default: break
        }
    }

    private func snapBack() {
        let snap = UISnapBehavior(item: card, snapTo: home)
        snap.damping = 0.4
        animator.addBehavior(snap)
    }

    private func throwAway(_ velocity: CGPoint) {
        let flight = UIDynamicItemBehavior(items: [card])
        flight.addLinearVelocity(velocity, for: card)
        flight.addAngularVelocity(velocity.x > 0 ? 3 : -3, for: card)
        let gravity = UIGravityBehavior(items: [card])
        gravity.magnitude = 2
        gravity.action = { [weak self] in
            guard let self, !card.frame.intersects(view.bounds) else { return }
            animator.removeAllBehaviors()
            card.removeFromSuperview()
        }
        animator.addBehavior(flight)
        animator.addBehavior(gravity)
    }
}

import UIKit

// A menu that gravity pulls in from the left and out again; a push gives it a start, and it bounces at its boundary.
public final class DrawerViewController: UIViewController {
    private let menu = UIView()
    private let shade = UIView()
    private let menuWidth: CGFloat = 140
    private var isOpen = false
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for row in 0..<7 {
            let line = UIView(frame: CGRect(x: 16, y: 60 + CGFloat(row) * 44, width: 163, height: 32))
            line.backgroundColor = UIColor(white: 0.93, alpha: 1)
            line.layer.cornerRadius = 6
            view.addSubview(line)
        }
        shade.frame = view.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        view.addSubview(shade)

        menu.frame = CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
        menu.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.7, alpha: 1)
        for (row, text) in ["Inbox", "Sent", "Drafts", "Spam"].enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 60 + CGFloat(row) * 40, width: 110, height: 24))
            label.text = text
            label.textColor = .white
            label.font = .systemFont(ofSize: 18)
            menu.addSubview(label)
        }
        view.addSubview(menu)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("toggle", DrawerViewController.toggle)))
    }

    func toggle() {
        isOpen.toggle()
        animator.removeAllBehaviors()

        let gravity = UIGravityBehavior(items: [menu])
        gravity.gravityDirection = CGVector(dx: isOpen ? 2 : -2, dy: 0)
        animator.addBehavior(gravity)

        let x = isOpen ? menuWidth : -menuWidth - 5
        let collision = UICollisionBehavior(items: [menu])
        collision.addBoundary(
            withIdentifier: "menu" as NSString, from: CGPoint(x: x, y: 20),
            to: CGPoint(x: x, y: view.bounds.height - 20))
        animator.addBehavior(collision)

        let push = UIPushBehavior(items: [menu], mode: .instantaneous)
        push.magnitude = isOpen ? 20 : -20
        animator.addBehavior(push)

        let properties = UIDynamicItemBehavior(items: [menu])
        properties.elasticity = 0.4
        properties.allowsRotation = false
        animator.addBehavior(properties)

        UIView.animate(withDuration: 0.3) { self.shade.alpha = self.isOpen ? 0.3 : 0 }
    }
}

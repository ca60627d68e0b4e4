import UIKit

// Tiles and balls that fall into the screen and pile up; each changes its color when it is hit for the first time. A tap gathers
// them on a grid, where they snap.
public final class TilesViewController: UIViewController, UICollisionBehaviorDelegate {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private var tiles: [UIView] = []
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.18, alpha: 1)
        let bar = UIView(frame: CGRect(x: 0, y: 190, width: 90, height: 8))
        bar.backgroundColor = .systemGray
        view.addSubview(bar)
        for index in 0..<12 {
            let side: CGFloat = 30 + CGFloat(index * 7 % 4) * 6
            let tile = index % 3 == 1 ? Ball() : UIView()
            tile.frame = CGRect(
                x: 12 + CGFloat(index * 61 % 130), y: -40 - CGFloat(index) * 52, width: side, height: side)
            tile.layer.cornerRadius = tile is Ball ? side / 2 : 4
            tile.backgroundColor = UIColor(white: 0.4, alpha: 1)
            view.addSubview(tile)
            tiles.append(tile)
        }

        let collision = UICollisionBehavior(items: tiles)
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -1000, left: 0, bottom: 0, right: 0))
        collision.addBoundary(withIdentifier: "bar" as NSString, for: UIBezierPath(rect: bar.frame))
        collision.collisionDelegate = self
        let properties = UIDynamicItemBehavior(items: tiles)
        properties.elasticity = 0.35
        properties.friction = 0.3
        properties.angularResistance = 0.6
        for behavior in [UIGravityBehavior(items: tiles), collision, properties] { animator.addBehavior(behavior) }
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("gather", TilesViewController.gather)))
    }

    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        light(item)
    }

    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        light(item1)
        light(item2)
    }

    private func light(_ item: any UIDynamicItem) {
        guard let tile = item as? UIView, let index = tiles.firstIndex(of: tile) else { return }
        tile.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.95, alpha: 1)
    }

    func gather() {
        animator.removeAllBehaviors()
        for (index, tile) in tiles.enumerated() {
            let point = CGPoint(x: 36 + CGFloat(index % 3) * 61, y: 224 + CGFloat(index / 3) * 48)
            animator.addBehavior(UISnapBehavior(item: tile, snapTo: point))
        }
    }
}

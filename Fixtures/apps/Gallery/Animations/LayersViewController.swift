import UIKit

/// Core Animation: a group, keyframes, a spring, an implicit animation, and a delegate that starts the next one.
public final class LayersViewController: GalleryViewController, CAAnimationDelegate {
    private lazy var grouped = view.box("grouped", 8, 12, .systemRed)
    private lazy var spun = view.box("spun", 48, 88, .systemBlue)
    private lazy var sprung = view.box("sprung", 8, 160, .systemOrange)
    private let free = CALayer()

    public override func setUp() {
        _ = (grouped, spun, sprung)
        free.name = "free"
        free.frame = CGRect(x: 8, y: 60, width: 24, height: 8)
        free.backgroundColor = UIColor.systemGray.cgColor
        view.layer.addSublayer(free)
    }

    public override func begin() {
        let path = CAKeyframeAnimation(keyPath: "position")
        path.values = [CGPoint(x: 20, y: 24), CGPoint(x: 100, y: 24), CGPoint(x: 100, y: 64)]
        path.keyTimes = [0, 0.6, 1]
        path.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
        let round = CABasicAnimation(keyPath: "cornerRadius")
        round.fromValue = 0.0
        round.toValue = 12.0
        round.beginTime = 0.2
        round.duration = 0.4
        round.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [path, round]
        group.duration = 0.6
        group.delegate = self
        grouped.layer.add(group, forKey: "tour")
        grouped.layer.position = CGPoint(x: 100, y: 64)
        grouped.layer.cornerRadius = 12

        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = CGFloat.pi / 2
        turn.duration = 0.3
        turn.repeatCount = 3
        turn.isCumulative = true
        spun.layer.add(turn, forKey: "turn")

        let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.4)
        spring.keyPath = "position.x"
        spring.fromValue = 20.0
        spring.toValue = 90.0
        spring.duration = spring.settlingDuration
        sprung.layer.add(spring, forKey: "spring")
        sprung.layer.position.x = 90
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        free.position = CGPoint(x: 60, y: 64)
        free.backgroundColor = UIColor.systemPurple.cgColor
        CATransaction.commit()
    }
}

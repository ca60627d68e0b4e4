import UIKit

// A container of its own making: a card with two sides, in a frame.
public final class FlippingViewController: UIViewController {
    private let front = ColorViewController("Front", .systemOrange)
    private let back = ColorViewController("Back", .systemIndigo)
    private let frame = UIView(frame: CGRect(x: 30, y: 60, width: 135, height: 240))

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        view.addSubview(frame)
        addChild(front)
        front.view.frame = frame.bounds
        frame.addSubview(front.view)
        front.didMove(toParent: self)
    }

    public func flip() { change(from: front, to: back, .transitionFlipFromRight) }
    public func dissolve() { change(from: back, to: front, .transitionCrossDissolve) }

    private func change(
        from old: UIViewController, to new: UIViewController, _ options: UIView.AnimationOptions
    ) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = frame.bounds
        transition(from: old, to: new, duration: 0.5, options: options, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}

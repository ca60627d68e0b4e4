import UIKit

/// What the card shows: a picture and two lines.
public final class CardViewController: UIViewController {
    private let transition = CardTransition()

    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add(CGRect(x: 24, y: 28, width: 318, height: 190), .systemIndigo, radius: 14)
        add(CGRect(x: 24, y: 242, width: 210, height: 20), .darkGray, radius: 6)
        add(CGRect(x: 24, y: 278, width: 280, height: 12), .lightGray, radius: 4)
        add(CGRect(x: 24, y: 302, width: 240, height: 12), .lightGray, radius: 4)
        add(CGRect(x: 24, y: 360, width: 318, height: 50), .systemBlue, radius: 14)
    }

    private func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat) {
        let block = UIView(frame: frame)
        block.backgroundColor = color
        block.layer.cornerRadius = radius
        view.addSubview(block)
    }
}

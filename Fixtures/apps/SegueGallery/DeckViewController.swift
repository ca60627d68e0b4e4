import UIKit

// A container of the application's own: cards on each other, each a little lower. Cards are shown on top, and unwinding slides
// those above the destination away.
public final class DeckViewController: UIViewController {
    public init(_ card: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(card)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBrown
        for card in children {
            view.addSubview(card.view)
            card.didMove(toParent: self)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, card) in children.enumerated() where card.view.superview === view { card.view.frame = place(index) }
    }

    private func place(_ index: Int) -> CGRect {
        view.bounds.inset(by: UIEdgeInsets(top: 40 * CGFloat(index + 1), left: 0, bottom: 0, right: 0))
    }

    public override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        vc.view.frame = place(children.count - 1).offsetBy(dx: view.bounds.width, dy: 0)
        view.addSubview(vc.view)
        UIView.animate(withDuration: 0.3) {
            vc.view.frame = self.place(self.children.count - 1)
        } completion: { _ in
            vc.didMove(toParent: self)
        }
    }

    public override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard let index = children.firstIndex(of: subsequentVC) else { return }
        let cards = children[(index + 1)...]
        cards.forEach { $0.willMove(toParent: nil) }
        UIView.animate(withDuration: 0.3) {
            for card in cards { card.view.frame.origin.x = self.view.bounds.width }
        } completion: { _ in
            for card in cards {
                card.view.removeFromSuperview()
                card.removeFromParent()
            }
        }
    }
}

import Foundation
import UIKit.UIGestureRecognizerSubclass

/// The list of cards: a scroll view with a button that shows a card.
public class ShopViewController: BaseViewController {
    @IBOutlet weak var headline: UILabel!
    @IBInspectable var spacing: CGFloat = 12
    public private(set) var told: [String] = []

    private let button = UIButton(type: .custom)
    private let transition = CardTransition()
    private var timer: Timer?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        for row in 0..<8 {
            let card = UIView(frame: CGRectMake(spacing, CGFloat(row) * 130 + 80, view.bounds.width - 2 * spacing, 118))
            card.backgroundColor = .white
            card.layer.cornerRadius = 14
            scroll.addSubview(card)
        }
        button.frame = CGRectInset(view.bounds, 120, 380)
        button.backgroundColor = .systemBlue
        button.addTarget(self, action: #selector(showCard(_:)), for: .touchUpInside)
        view.addSubview(button)
        timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(heard(_:)), name: .cardDidAppear, object: nil)
        #if os(iOS)
            button.accessibilityIdentifier = "show"
        #endif
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func heard(_ note: Notification) {
        let card = note.object as? CardViewController
        told.append("noted \(card?.shop === self) \(card?.value(forKey: "openings") as? Int ?? -1)")
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        told.append("\(keyPath ?? "") \(change?[.oldKey] as? Int ?? -1) to \(change?[.newKey] as? Int ?? -1)")
    }

    @objc private func tick() { told.append("timer") }

    @IBAction public func showCard(_ sender: Any) {
        let card = CardViewController()
        card.delegate = self
        card.shop = self
        card.addObserver(self, forKeyPath: #keyPath(CardViewController.openings), options: [.old, .new], context: nil)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        present(card, animated: true)
    }

    /// Only here, and not in the class that conforms.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
}

extension ShopViewController: CardViewControllerDelegate {
    public func cardDidAppear(_ card: CardViewController) { told.append("appeared \(card.openings)") }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        told.append("list appeared")
    }
}

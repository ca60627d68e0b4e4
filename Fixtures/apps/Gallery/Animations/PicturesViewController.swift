import UIKit

/// Transitions between pictures: dissolve, flip, push, move in, reveal, and the replacement of one view by another.
public final class PicturesViewController: GalleryViewController {
    private lazy var cards = (0..<6).map { index in
        let card = view.box(
            "card \(index)", 8 + CGFloat(index % 2) * 56, 8 + CGFloat(index / 2) * 64, side: 48, .systemRed)
        _ = card.box("old", 8, 8, side: 16, .white)
        return card
    }

    public override func setUp() {
        _ = cards
    }

    public override func begin() {
        turnOver(cards[0], .transitionCrossDissolve)
        turnOver(cards[1], .transitionFlipFromLeft)
        replace(cards[2], .push, .fromRight)
        replace(cards[3], .moveIn, .fromTop)
        replace(cards[4], .reveal, .fromLeft)
        guard let old = cards[5].subviews.first else { return }
        let new = UIView(frame: CGRect(x: 16, y: 16, width: 24, height: 24))
        new.accessibilityIdentifier = "new"
        new.backgroundColor = .black
        UIView.transition(from: old, to: new, duration: 0.8, options: [.transitionFlipFromTop, .curveLinear])
    }

    private func turnOver(_ card: UIView, _ option: UIView.AnimationOptions) {
        UIView.transition(with: card, duration: 0.8, options: [option, .curveLinear]) { self.change(card) }
    }

    private func replace(_ card: UIView, _ type: CATransitionType, _ subtype: CATransitionSubtype) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 0.8
        card.layer.add(transition, forKey: nil)
        change(card)
    }

    private func change(_ card: UIView) {
        card.backgroundColor = .systemBlue
        card.subviews.first?.frame = CGRect(x: 24, y: 24, width: 16, height: 16)
    }
}

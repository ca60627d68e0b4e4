internal import FrameLayout
internal import QuartzCore

/// The card as which the presenting view appears when a sheet has pushed it back.
///
/// The card's layers are inserted between that view's layer and the superview's layer. The view, its frame, and its
/// position in the hierarchy do not change. This matches UIKit, whose sheets move system views around the presenting
/// view.
@MainActor final class PresenterCard {
    private let ground = UIView()
    private let card = UIView()
    /// Lightens a dark view, so that it stays visible on black. With the dimming in front, it turns black into
    /// (25, 25, 26), as measured; the color itself is chosen (facts/sheet-presenter).
    private let veil = UIView()
    private weak var held: UIView?

    private static let veilColor = UIColor(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 1)

    /// - Parameters:
    ///   - view: The view that is pushed back.
    ///   - name: The name of the view's controller.
    ///   - isOnBlack: Whether there is nothing behind the view.
    ///   - veil: The opacity of the light veil over the view, 0…1.
    ///   - inAdvance: Whether to create the card even if the view is not yet pushed back.
    func hold(
        _ view: UIView, name: String, isOnBlack: Bool, at placement: SheetGeometry.PresenterPlacement,
        veil opacity: CGFloat, inAdvance: Bool = false
    ) {
        guard let superview = view.superview else { return remove() }
        if view.layer.superlayer !== card.layer {
            guard placement != .front || inAdvance else { return }
            UIView.performWithoutAnimation { putAround(view, in: superview, name: name, isOnBlack: isOnBlack) }
        }
        fill(superview.bounds)
        card.transform = CGAffineTransform(placement.transform)
        card.layer.cornerRadius = placement.radius
        veil.alpha = opacity
    }

    func stopMoving() { [card, veil].forEach { $0.layer.removeAllAnimations() } }

    /// Replaces the card with its content: the view, or another sheet's card around it.
    func remove() {
        if let content = card.layer.sublayers?.first {
            ground.layer.superlayer?.replaceSublayer(ground.layer, with: content)
        }
        ground.layer.removeFromSuperlayer()
        held = nil
    }

    private func putAround(_ view: UIView, in superview: UIView, name: String, isOnBlack: Bool) {
        remove()
        held = view
        ground.accessibilityIdentifier = "\(name).ground"
        ground.backgroundColor = isOnBlack ? .black : nil
        card.accessibilityIdentifier = "\(name).card"
        card.clipsToBounds = true
        card.transform = .identity
        card.layer.cornerRadius = 0
        veil.accessibilityIdentifier = "\(name).veil"
        veil.backgroundColor = Self.veilColor
        veil.alpha = 0
        fill(superview.bounds)
        view.layer.superlayer?.replaceSublayer(view.layer, with: ground.layer)
        ground.layer.addSublayer(card.layer)
        card.layer.addSublayer(view.layer)
        card.layer.addSublayer(veil.layer)
    }

    private func fill(_ bounds: CGRect) {
        ground.frame = bounds
        card.untransformedFrame = ground.bounds
        veil.frame = ground.bounds
    }
}

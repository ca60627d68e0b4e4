import UIKit

/// A screen of 200 × 200 points in five rows of five places of 32 × 32 points, for views that are compared side by
/// side.
open class GridScreen: LayerScreen {
    /// The index of the next place.
    private var index = 0

    /// Returns the next place, which does not clip.
    func nextPlace() -> CGRect {
        defer { index += 1 }
        return CGRect(x: 4 + 40 * CGFloat(index % 5), y: 4 + 40 * CGFloat(index / 5), width: 32, height: 32)
    }

    /// Shows a layer at the next place, of the place's size unless another is given.
    @discardableResult func add<Layer: CALayer>(
        _ layer: Layer, _ name: String, size: CGSize? = nil, color: UIColor? = nil,
        _ change: (Layer) -> Void = { _ in }
    ) -> Layer {
        let place = nextPlace()
        let size = size ?? place.size
        show(
            layer, name, place.midX - size.width / 2, place.midY - size.height / 2, size.width, size.height)
        layer.backgroundColor = color?.cgColor
        change(layer)
        return layer
    }

    /// Adds two stripes that extend beyond a layer.
    func addStripes(to layer: CALayer) {
        for (index, color) in [UIColor.systemYellow, .systemPink].enumerated() {
            let stripe = show(CALayer(), "stripe", -4, 6 + 12 * CGFloat(index), 40, 8, in: layer)
            stripe.backgroundColor = color.cgColor
        }
    }
}

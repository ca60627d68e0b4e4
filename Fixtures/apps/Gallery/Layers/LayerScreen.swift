import UIKit

/// A light screen of layers that begins to move when it has appeared.
open class LayerScreen: GalleryViewController {
    open override var pause: TimeInterval { 0 }

    /// Names a layer, places it and shows it.
    @discardableResult func show<Layer: CALayer>(
        _ layer: Layer, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        in parent: CALayer? = nil
    ) -> Layer {
        layer.name = name
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        (parent ?? view.layer).addSublayer(layer)
        return layer
    }

    /// Moves a layer's property from one value to another in a second, and leaves it there.
    func move(_ layer: CALayer, _ keyPath: String, from: Any?, to: Any?) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: keyPath)
    }
}

internal import FrameGeometry
internal import FramePainting

/// A drawing that can be drawn into a context repeatedly, sharp at every size.
public final class CGLayer: _CFObject {
    /// The context that draws into the layer. Its origin and the direction of y match the target context.
    public let context: CGContext?
    /// The size in user space units of the target context.
    public let size: CGSize

    /// - Parameters:
    ///   - context: The target context.
    ///   - auxiliaryInfo: Not used, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        self.context = CGContext(
            bounds: Rect(CGRect(origin: .zero, size: size)), scale: context.scale,
            map: context.pointsUp ? Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity)
    }
}

extension CGContext {
    /// Draws the layer with its origin at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws the layer, clipped to its size and stretched into `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let drawn = layer.context, !drawn.items.isEmpty else { return }
        let box = rect.standardized
        // The layer's base has y down.
        let upright = Affine(
            a: box.width / layer.size.width, b: 0, c: 0, d: box.height / layer.size.height, tx: box.minX, ty: box.minY)
        let map =
            pointsUp
            ? Affine(a: upright.a, b: 0, c: 0, d: -upright.d, tx: box.minX, ty: box.maxY) : upright
        draw(.group(Group(clip: Clip(.rect(drawn.bounds)), transform: map, items: drawn.items)))
    }
}

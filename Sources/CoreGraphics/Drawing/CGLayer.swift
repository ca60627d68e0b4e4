internal import FrameGeometry
internal import FramePainting

/// Something drawn once and laid into a context as often as wanted, sharp at every size.
public final class CGLayer {
    /// What draws into the layer; its origin is where that of the context lies, y pointing the same way.
    public let context: CGContext?
    /// In units of the user space of the context it was made for.
    public let size: CGSize

    /// - Parameters:
    ///   - context: what the layer will be drawn into.
    ///   - auxiliaryInfo: without meaning, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        self.context = CGContext(
            bounds: Rect(CGRect(origin: .zero, size: size)), scale: context.scale,
            map: context.pointsUp ? Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity)
    }
}

extension CGContext {
    /// Lays the layer down with its origin at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Lays the layer down stretched into `rect`, cut off at its size.
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

internal import FrameGeometry

extension CALayer {
    func place(_ frame: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        position = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }

    /// A point of `layer`'s coordinates (the root's when `nil`) in this layer's.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        p.applying(map(from: layer, to: self))
    }

    /// A point of this layer's coordinates in `layer`'s (the root's when `nil`).
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        p.applying(map(from: self, to: layer))
    }

    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        r.applying(map(from: layer, to: self))
    }

    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        r.applying(map(from: self, to: layer))
    }

    /// Up to what both are in, and down again; a layer without inverse (scaled to nothing) maps as its parent does.
    private func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        var (up, down) = (source?.ancestry ?? [], target?.ancestry ?? [])
        while let top = up.last, top === down.last {
            up.removeLast()
            down.removeLast()
        }
        func map(_ layers: [CALayer]) -> Affine {
            layers.reduce(.identity) { $0.then($1.model.transformToParent) }
        }
        return CGAffineTransform(map(up).then(map(down).inverse ?? .identity))
    }

    /// The layer and what it is in, up to the root.
    private var ancestry: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
}

internal import FrameGeometry

extension CALayer {
    /// The bounds' outline in the superlayer's coordinates. Setting it moves `position` and resizes `bounds`; under a
    /// transform that is not the identity the result is undefined, as in Core Animation: here the untransformed size
    /// and the anchor's place are taken.
    public var frame: CGRect {
        get {
            bounds.applying(CGAffineTransform(model.transformToParent))
        }
        set {
            let frame = newValue.standardized
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        }
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

    /// Whether a point of the layer's own coordinates lies in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Through the common root; a layer without inverse (scaled to nothing) maps as its parent does.
    private func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        let down = source?.mapToRoot ?? .identity
        let up = target?.mapToRoot.inverse ?? .identity
        return CGAffineTransform(down.then(up))
    }

    private var mapToRoot: Affine {
        sequence(first: self, next: { $0.superlayer })
            .reduce(Affine.identity) { $0.then($1.model.transformToParent) }
    }
}

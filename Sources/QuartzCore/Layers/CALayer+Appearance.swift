internal import FrameGeometry
internal import FrameLayers
internal import FramePainting

// What surrounds and cuts a layer's picture: corners, shadow path, mask, contents in parts.
extension CALayer {
    /// The factor by which a corner of a curve is longer than its radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? Path.continuousCornerExtent : 1
    }

    public var cornerCurve: CALayerCornerCurve {
        get { model.hasContinuousCorners ? .continuous : .circular }
        set { store(\.hasContinuousCorners, newValue == .continuous) }
    }

    /// What casts the shadow, in the layer's coordinates; what the layer shows when `nil`. Kept as it is when it is set. Does
    /// not move by itself.
    public var shadowPath: CGPath? {
        get { model.shadowPath.map(CGPath.init) }
        set { change("shadowPath", \.shadowPath, to: newValue?.path) }
    }

    /// The part that stretches when contents are scaled, in fractions of what is shown of them.
    public var contentsCenter: CGRect {
        get { CGRect(model.contentsCenter) }
        set { change("contentsCenter", \.contentsCenter, to: Rect(newValue)) }
    }

    public var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(model.magnification) }
        set { store(\.magnification, newValue.sampling) }
    }

    public var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(model.minification) }
        set { store(\.minification, newValue.sampling) }
    }

    /// Applied to all sublayers, about the anchor point.
    ///
    /// Differs from Core Animation: a matrix that leaves the plane is not drawn yet; it is noted as unsupported and its
    /// in-plane part is used.
    public var sublayerTransform: CATransform3D {
        get { CATransform3D(model.sublayerTransform) }
        set {
            if newValue.affine == nil {
                Stage.current.reportUnsupported(
                    "CALayer.sublayerTransform with a 3D matrix", instead: "its in-plane part is used")
            }
            change("sublayerTransform", \.sublayerTransform, to: CATransform3DGetAffineTransform(newValue).affine)
        }
    }
}

extension CALayerContentsFilter {
    fileprivate init(_ sampling: ImageItem.Sampling) {
        switch sampling {
        case .bilinear: self = .linear
        case .nearest: self = .nearest
        }
    }

    fileprivate var sampling: ImageItem.Sampling { self == .nearest ? .nearest : .bilinear }
}

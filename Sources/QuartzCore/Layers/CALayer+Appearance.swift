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
        get { CALayerCornerCurve(rawValue: model.cornerCurve.rawValue) }
        set { store(\.cornerCurve, CornerCurve(rawValue: newValue.rawValue) ?? .circular) }
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

    /// Whether the part in ``contentsCenter`` is repeated instead of stretched.
    package var repeatsContentsCenter: Bool {
        get { model.repeatsCenter }
        set { store(\.repeatsCenter, newValue) }
    }

    /// Whether what lies behind the layer is seen through it, blurred and with stronger colours.
    package var showsBackdrop: Bool {
        get { model.showsBackdrop }
        set { store(\.showsBackdrop, newValue) }
    }

    /// The standard deviation of the blur, in points.
    package var backdropSigma: CGFloat {
        get { model.backdropSigma }
        set { change("backdropSigma", \.backdropSigma, to: newValue) }
    }

    /// 1 leaves colours as they are.
    package var backdropSaturation: CGFloat {
        get { model.backdropSaturation }
        set { change("backdropSaturation", \.backdropSaturation, to: newValue) }
    }

    /// How much of the layer is lifted as a page, 0…1.
    package var curl: CGFloat {
        get { model.curl }
        set { change("curl", \.curl, to: newValue) }
    }

    public var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(model.magnification) }
        set { store(\.magnification, newValue.sampling) }
    }

    public var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(model.minification) }
        set { store(\.minification, newValue.sampling) }
    }

    /// Applied to all sublayers, about the anchor point: the usual home of a perspective, `m34` = −1/distance.
    public var sublayerTransform: CATransform3D {
        get { CATransform3D(model.wholeSublayerTransform) }
        set { change("sublayerTransform", \.wholeSublayerTransform, to: newValue.matrix) }
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

// How a layer becomes pixels: what several settings together say.
extension CALayer {
    func reportUnsupported(_ property: String, _ instead: String) {
        stage.diagnostics.reportUnsupported("CALayer.\(property)", instead: instead)
    }

    func storeRasterScale() {
        store(\.rasterScale, shouldRasterize ? (rasterizationScale > 0 ? rasterizationScale : 1) : 0)
    }

    func storeEdges() {
        let smooth = edgeAntialiasingMask.intersection(.all)
        if allowsEdgeAntialiasing, !smooth.isEmpty, smooth != .all {
            reportUnsupported("edgeAntialiasingMask of some edges", "all edges are smooth")
        }
        store(\.edges, allowsEdgeAntialiasing && !smooth.isEmpty ? .smooth : .hard)
    }
}

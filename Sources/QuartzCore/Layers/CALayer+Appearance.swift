internal import FrameGeometry
internal import FrameLayers
internal import FramePainting

// Corner curve, shadow path, scaling of contents, backdrop, and the options of rasterization.
extension CALayer {
    /// The length of a corner along an edge, as a multiple of its radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? Path.continuousCornerExtent : 1
    }

    /// Whether the part in ``contentsCenter`` is tiled instead of stretched.
    package var repeatsContentsCenter: Bool {
        get { modelValues.repeatsCenter }
        set { store(\.repeatsCenter, newValue) }
    }

    /// Whether the layer shows its backdrop, blurred and with adjusted saturation.
    package var showsBackdrop: Bool {
        get { modelValues.showsBackdrop }
        set { store(\.showsBackdrop, newValue) }
    }

    /// The standard deviation of the blur, in points.
    package var backdropSigma: CGFloat {
        get { modelValues.backdropSigma }
        set { change("backdropSigma", \.backdropSigma, to: newValue) }
    }

    /// The factor by which the backdrop's saturation is multiplied; 1 leaves colors unchanged.
    package var backdropSaturation: CGFloat {
        get { modelValues.backdropSaturation }
        set { change("backdropSaturation", \.backdropSaturation, to: newValue) }
    }

    /// The progress of a page curl, 0…1.
    package var curl: CGFloat {
        get { modelValues.curl }
        set { change("curl", \.curl, to: newValue) }
    }

    func setFilter(
        _ path: WritableKeyPath<LayerProperties, ImageItem.Sampling>, _ filter: CALayerContentsFilter
    ) {
        if filter != .linear, filter != .nearest {
            stage.diagnostics.reportUnsupported(
                "CALayerContentsFilter.\(filter.rawValue)", instead: "contents are scaled as with linear")
        }
        store(path, filter.sampling)
    }
}

extension CALayerContentsFilter {
    init(_ sampling: ImageItem.Sampling) {
        switch sampling {
        case .bilinear: self = .linear
        case .nearest: self = .nearest
        }
    }

    var sampling: ImageItem.Sampling { self == .nearest ? .nearest : .bilinear }
}

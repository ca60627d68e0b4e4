internal import FrameGeometry
internal import FramePainting

/// What `saveGState()` saves.
struct CGContextState {
    /// From user space to base coordinates.
    var map: Affine
    /// Shapes outside of which nothing is drawn, in base coordinates, outermost first.
    var clips: [CGContextClip] = []
    var fill = Color.black
    var line = Color.black
    /// Of lines, in user space.
    var stroke = Stroke(width: 1)
    /// 0…1, multiplies everything.
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: CGContextShadow?
    var sampling = ImageItem.Sampling.bilinear
    var edges = Edges.smooth
}

/// A clip, with a number by which items that share it are known.
struct CGContextClip {
    enum Kind {
        case shape(Shape)
        /// As much as the items' alpha or brightness.
        case mask(Mask)
    }

    let id: Int
    let kind: Kind
}

/// A shadow of everything that is drawn, in base coordinates.
struct CGContextShadow: Equatable {
    var offset: Point
    /// The standard deviation of the blur.
    var sigma: Double
    var color: Color
}

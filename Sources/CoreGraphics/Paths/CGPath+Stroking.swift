package import FrameGeometry

extension CGPath {
    /// The outline of the line along the path, to be filled by the non-zero rule. Made of lines only.
    ///
    /// - Parameters:
    ///   - miterLimit: in line widths.
    ///   - transform: what happens to the path first.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = Stroke(width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
        return CGPath(stroke.outline(of: path.applying(transform.affine), tolerance: Self.tolerance))
    }

    /// The dashes of a line along the path, as lines that are open.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern each contour starts.
    ///   - lengths: of dashes and gaps in turn.
    ///   - transform: what happens to the path first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = Stroke(width: 1, dash: lengths.map { Double($0) }, dashPhase: phase)
        return CGPath(stroke.dashes(of: path.applying(transform.affine), tolerance: Self.tolerance))
    }

    /// How far the outline of a stroke may be off, in points: a hundredth of a pixel at a scale of 3.
    private static let tolerance = 1.0 / 300
}

extension CGLineCap {
    package var cap: Stroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    package var join: Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

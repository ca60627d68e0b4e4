package import FrameGeometry

extension CGPath {
    /// The outline of the path's stroke, for filling with the nonzero rule. It consists of lines only.
    ///
    /// - Parameters:
    ///   - miterLimit: The miter limit in line widths.
    ///   - transform: A transform applied to the path first.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = Stroke(width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
        return CGPath(stroke.outline(of: path.applying(transform.affine), tolerance: Self.tolerance))
    }

    /// The dashes along the path, as open contours.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at the start of each contour.
    ///   - lengths: The alternating lengths of dashes and gaps.
    ///   - transform: A transform applied to the path first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = Stroke(width: 1, dash: lengths.map { Double($0) }, dashPhase: phase)
        return CGPath(stroke.dashes(of: path.applying(transform.affine), tolerance: Self.tolerance))
    }

    /// The tolerance of a stroke's outline, in points: 1/100 pixel at a scale of 3.
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

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
    case butt, round
    /// Extends by half the width.
    case square
}

/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

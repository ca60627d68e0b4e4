internal import FrameGeometry

/// Areas of paths. All contours of both paths count as closed, and the rule determines the areas of both. The contours of a
/// result do not cross, so that both rules fill the same; curves stay curves.
extension CGPath {
    /// Returns the outline of the points in this path or in the other.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(.union, with: other.path, rule.fillRule))
    }

    /// Returns the outline of the points in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(.intersection, with: other.path, rule.fillRule))
    }

    /// Returns the outline of the points in this path that are not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(.subtraction, with: other.path, rule.fillRule))
    }

    /// Returns the outline of the points in exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(.symmetricDifference, with: other.path, rule.fillRule))
    }

    /// Returns the parts of this path's lines and curves that are inside the other's area, which includes its outline. This
    /// path's open contours stay open.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lines(inside: true, of: other.path, rule.fillRule))
    }

    /// Returns the parts of this path's lines and curves that are outside the other's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lines(inside: false, of: other.path, rule.fillRule))
    }

    /// Whether the paths have an area in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Returns the outline of the path's area, without contours that cross themselves or each other.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(.union, with: Path(), rule.fillRule))
    }

    /// Returns the connected parts of the path's area, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        path.components(rule.fillRule).map { CGPath($0) }
    }

    /// Returns the path with lines in place of its curves.
    ///
    /// - Parameter threshold: The maximum distance of the lines from the curves; a value that is not greater than 0 counts
    ///   as a thousandth.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: threshold > 0 ? threshold : 1.0 / 1000))
    }
}

package import FrameGeometry

/// A mutable path.
public final class CGMutablePath: CGPath {
    package override init(_ path: Path) {
        super.init(path)
    }

    public init() {
        super.init(Path())
    }

    /// Begins a contour at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.move(Point(point.applying(transform))))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.line(Point(point.applying(transform))))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(
            .quadratic(control: Point(control.applying(transform)), Point(end.applying(transform))))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.elements.append(
            .cubic(
                Point(control1.applying(transform)), Point(control2.applying(transform)),
                Point(end.applying(transform))))
    }

    /// Closes the contour with a line; later elements begin another one at its start.
    public func closeSubpath() {
        path.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform.affine)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an open contour of lines between the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform.affine)
    }

    /// Corners are quarter ellipses, at most half a side each.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(rect, cornerWidth, cornerHeight, transform.affine)
    }

    /// - Parameter clockwise: with y up, as in Core Graphics; `true` is counterclockwise on screen, where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center, radius, startAngle, endAngle, isRising: !clockwise, transform.affine)
    }

    /// - Parameter delta: radians, signed.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: Point(center), radius: radius, start: startAngle, sweep: delta, map: transform.affine)
    }

    /// Adds a line and an arc that round the corner at `tangent1End`, towards `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            corner: Point(tangent1End), towards: Point(tangent2End), radius: radius, map: transform.affine)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.elements += other.path.applying(transform.affine).elements
    }
}

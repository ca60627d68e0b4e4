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

    /// Closes the contour with a line. Later elements begin a new contour at its start.
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

    /// Adds a rounded rectangle. Its corners are quarter ellipses of at most half a side each.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(rect, cornerWidth, cornerHeight, transform.affine)
    }

    /// - Parameter clockwise: The direction with y pointing up, as in Core Graphics; `true` is counterclockwise on
    ///   screen, where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center, radius, startAngle, endAngle, isRising: !clockwise, transform.affine)
    }

    /// - Parameter delta: The signed angle in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: Point(center), radius: radius, start: startAngle, sweep: delta, map: transform.affine)
    }

    /// Adds a line and an arc that round the corner at `tangent1End`, toward `tangent2End`.
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

// Shapes as contours of the same elements as in Core Graphics (reported): rectangles from their origin, ellipses and
// corners of one cubic curve per quarter.
extension Path {
    /// Closes the contour. Does nothing without an open one.
    package mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    package mutating func addRect(_ rect: CGRect, _ map: Affine) {
        guard !rect.isNull else { return }
        // Not standardized: negative sizes reverse the direction.
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        let corners = [
            Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
        ].map(map.apply)
        elements += [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    package mutating func addEllipse(in rect: CGRect, _ map: Affine) {
        guard !rect.isNull else { return }
        let box = rect.standardized
        let toBox = Affine(
            a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY)
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
        elements += circle.applying(toBox.then(map)).elements + [.close]
    }

    package mutating func addRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ map: Affine) {
        guard !rect.isNull else { return }
        let box = rect.standardized
        let (width, height) = (min(max(width, 0), box.width / 2), min(max(height, 0), box.height / 2))
        guard width > 0, height > 0 else { return addRect(box, map) }
        var outline = Path([.move(Point(x: box.maxX, y: box.midY))])
        for (x, y, start) in [
            (box.maxX - width, box.maxY - height, 0.0), (box.minX + width, box.maxY - height, .pi / 2),
            (box.minX + width, box.minY + height, .pi), (box.maxX - width, box.minY + height, .pi * 1.5),
        ] {
            var corner = Path()
            corner.addArc(center: .zero, radius: 1, start: start, sweep: .pi / 2)
            let placed = corner.applying(Affine(a: width, b: 0, c: 0, d: height, tx: x, ty: y))
            outline.elements += [.line(placed.elements[0].points[0])] + placed.elements.dropFirst()
        }
        elements += outline.applying(map).elements + [.close]
    }

    /// - Parameter isRising: Whether angles increase, which is clockwise on screen. The arc spans less than a turn, or
    ///   one to two turns if the angles are more than a turn apart in that direction. Angles that are whole turns apart
    ///   in the other direction give a circle, too.
    package mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, isRising: Bool, _ map: Affine
    ) {
        let turn = 2 * CGFloat.pi
        let difference = isRising ? end - start : start - end
        var sweep = difference.truncatingRemainder(dividingBy: turn)
        if difference < 0 { sweep += turn }
        if difference >= turn { sweep += turn }
        if sweep == turn + turn { sweep = turn }
        addArc(
            center: Point(center), radius: radius, start: start, sweep: isRising ? sweep : -sweep, map: map)
    }
}

package import FrameGeometry

/// Lines and curves that can be filled, stroked, clipped to and moved along. Unlike `CGMutablePath`, never changes.
public class CGPath: Hashable {
    package internal(set) var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// - Parameter transform: what happens to the points; nothing when `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addRect(rect, transform.affine) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addEllipse(in: rect, transform.affine) })
    }

    /// Corners are quarter ellipses, at most half a side each.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path { $0.addRoundedRect(rect, cornerWidth, cornerHeight, transform.affine) })
    }

    // MARK: Copies

    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform.affine))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform.affine))
    }

    // MARK: Questions

    public var isEmpty: Bool { path.elements.isEmpty }

    /// Zero for an empty path.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

    /// The smallest rectangle around all points, controls included; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds.map(CGRect.init) ?? .null }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds.map(CGRect.init) ?? .null }

    /// Whether a point lies inside, every contour taken as closed.
    ///
    /// - Parameter transform: what happens to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(Point(point.applying(transform)), rule.fillRule)
    }

    /// Whether the path is one rectangle along the axes, which is then put into `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.rect else { return false }
        rect?.pointee = CGRect(found)
        return true
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
    init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    var isRect: Bool { rect != nil }

    /// The rectangle that the path is, begun at any corner.
    fileprivate var rect: Rect? {
        let corners = elements.flatMap(\.points)
        let isPolygon = elements.allSatisfy { $0.points.count < 2 }
        guard isPolygon, corners.count == 4 || corners.count == 5 && corners[4] == corners[0],
            elements.count(where: { if case .move = $0 { true } else { false } }) == 1, let bounds = controlBounds,
            Set(corners).count == 4
        else { return nil }
        let isAlongAxes = zip(corners, corners.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
        return isAlongAxes && (corners[3].x == corners[0].x || corners[3].y == corners[0].y) ? bounds : nil
    }
}

extension UnsafePointer<CGAffineTransform>? {
    var affine: Affine { self?.pointee.affine ?? .identity }
}

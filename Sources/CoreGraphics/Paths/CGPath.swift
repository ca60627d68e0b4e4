package import FrameGeometry

/// An immutable path of lines and curves.
public class CGPath: Hashable {
    package internal(set) var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// - Parameter transform: A transform applied to the points.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addRect(rect, transform.affine) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addEllipse(in: rect, transform.affine) })
    }

    /// Creates a rounded rectangle. Its corners are quarter ellipses of at most half a side each.
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

    // MARK: Geometry

    public var isEmpty: Bool { path.elements.isEmpty }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds.map(CGRect.init) ?? .null }

    /// The bounding box of the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds.map(CGRect.init) ?? .null }

    /// Whether a point is inside the path, with every contour closed.
    ///
    /// - Parameter transform: A transform applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(Point(point.applying(transform)), rule.fillRule)
    }

    /// Whether the path is a single upright rectangle.
    ///
    /// - Parameter rect: Set to that rectangle.
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

    /// The rectangle that the path consists of, starting at any corner; `nil` for any other path.
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

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, as passed to `applyWithBlock(_:)`.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The control points followed by the end point: 1 point for a move or a line, 2 for a quadratic and 3 for a cubic
    /// curve, and none for a close.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Differs from Core Graphics: a Swift function, because a C function cannot take a Swift structure. An application's
/// closures and functions also match.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with every element in order. Neither the element nor its points are valid after the call.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in path.elements {
            let type: CGPathElementType =
                switch element {
                case .move: .moveToPoint
                case .line: .addLineToPoint
                case .quadratic: .addQuadCurveToPoint
                case .cubic: .addCurveToPoint
                case .close: .closeSubpath
                }
            // Always three points, as in Core Graphics, so that reading one too many stays inside the buffer.
            var points = element.points.map(CGPoint.init) + [.zero, .zero, .zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var handed = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &handed, block)
            }
        }
    }

    /// Calls `function` with `info` and every element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a nonzero winding number.
    case winding
    /// Points with an odd number of crossings.
    case evenOdd

    package var fillRule: FillRule {
        switch self {
        case .winding: .nonzero
        case .evenOdd: .evenodd
        }
    }
}

/// Lines and Bézier curves in one or more contours.
///
/// A contour begins with a move. A line or curve at the beginning, or right after a close, begins one at the last
/// point: after a close, at the start of the closed contour. When a path is filled, every contour counts as closed.
/// Coordinates are not checked here; drawing a path with a non-finite coordinate draws nothing.
public struct Path: Hashable, Sendable {
    @frozen public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadratic(control: Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Whether every coordinate is finite.
    public var isFinite: Bool {
        elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }

    /// Returns the path with all points, including control points, transformed. Curves stay exact.
    public func applying(_ transform: Affine) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quadratic(let control, let point):
                    .quadratic(control: transform.apply(control), transform.apply(point))
                case .cubic(let first, let second, let point):
                    .cubic(transform.apply(first), transform.apply(second), transform.apply(point))
                case .close: .close
                }
            })
    }
}

extension Path.Element {
    /// Points of the element, control points first and the end point last; empty for a close.
    public var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let point): [control, point]
        case .cubic(let first, let second, let point): [first, second, point]
        case .close: []
        }
    }
}

extension Path {
    /// Bounding box of all points, including control points; `nil` for a path without points.
    public var controlBounds: Rect? { Self.bounds(of: elements.flatMap(\.points)) }

    /// Bounding box of the lines and curves themselves and of the points moved to; `nil` for a path without points.
    public var bounds: Rect? {
        var points = elements.compactMap(\.points.last)
        for piece in pieces() where !piece.isLine {
            for axis in [\Point.x, \Point.y] {
                points += piece.curve.turns(along: axis).map(piece.curve.point(at:))
            }
        }
        return Self.bounds(of: points)
    }

    private static func bounds(of points: [Point]) -> Rect? {
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension Path {
    /// The same contours in the same order, each with its direction reversed.
    public var reversed: Path {
        var result: [Element] = []
        var contour: [Element] = []
        func finish() {
            result += Path(contour).reversedContour
            contour = []
        }
        for element in elements {
            if case .move = element { finish() }
            contour.append(element)
            if case .close = element {
                let start = Path(contour).start
                finish()
                contour = [.move(start)]
            }
        }
        if contour.count > 1 || contour.count == elements.count { finish() }
        return Path(result)
    }

    private var start: Point {
        if case .move(let point)? = elements.first { point } else { .zero }
    }

    /// - Precondition: The path has one contour.
    private var reversedContour: [Element] {
        var result: [Element] = []
        var here = start
        var isClosed = false
        for element in elements {
            switch element {
            case .move: continue
            case .line: result.append(.line(here))
            case .quadratic(let control, _): result.append(.quadratic(control: control, here))
            case .cubic(let first, let second, _): result.append(.cubic(second, first, here))
            case .close: isClosed = true
            }
            here = element.points.last ?? here
        }
        guard !elements.isEmpty else { return [] }
        return [.move(here)] + result.reversed() + (isClosed ? [.close] : [])
    }
}

extension Path {
    /// Whether both paths have the same kinds of elements in the same order.
    public func hasSameStructure(as other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { element, other in
                switch (element, other) {
                case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
                case (.move, _), (.line, _), (.quadratic, _), (.cubic, _), (.close, _): false
                }
            }
    }

    /// Coordinates of all points in order, x before y.
    public var numbers: [Double] { elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } } }

    /// Returns the same elements with other coordinates, or `self` unless there are as many as in ``numbers``.
    public func replacing(numbers: [Double]) -> Path {
        guard numbers.count == elements.reduce(0, { $0 + 2 * $1.points.count }) else { return self }
        var index = 0
        func next() -> Point {
            index += 2
            return Point(x: numbers[index - 2], y: numbers[index - 1])
        }
        return Path(
            elements.map { element in
                switch element {
                case .move: .move(next())
                case .line: .line(next())
                case .quadratic: .quadratic(control: next(), next())
                case .cubic: .cubic(next(), next(), next())
                case .close: .close
                }
            })
    }
}

/// One line or curve of a path, including its start point.
@frozen public struct PathPiece: Hashable, Sendable {
    /// Curve of the piece. A line has control points at its thirds, so that its speed is constant.
    public var curve: Cubic
    public var isLine: Bool
    /// Index of its contour, starting at 0.
    public var contour: Int
    /// Whether it is the last piece of a closed contour.
    public var closesContour = false

    init(_ curve: Cubic, isLine: Bool, contour: Int) {
        self.curve = curve
        self.isLine = isLine
        self.contour = contour
    }
}

extension Path {
    /// Returns the lines and curves in order, including the line drawn by a close unless its length is 0.
    ///
    /// - Parameter closing: Whether open contours also get such a line, as in a fill.
    public func pieces(closing: Bool = false) -> [PathPiece] {
        var pieces: [PathPiece] = []
        var (start, here) = (Point.zero, Point.zero)
        var contour = 0
        var isOpen = false
        func line(to point: Point) {
            pieces.append(PathPiece(Cubic(line: here, point), isLine: true, contour: contour))
        }
        func finish(closing: Bool) {
            if closing, isOpen {
                if here != start { line(to: start) }
                pieces[pieces.count - 1].closesContour = true
            }
            if isOpen { contour += 1 }
            isOpen = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(closing: closing)
                (start, here) = (point, point)
                continue
            case .line(let point):
                line(to: point)
            case .quadratic(let control, let point):
                pieces.append(PathPiece(Cubic(quadratic: here, control, point), isLine: false, contour: contour))
            case .cubic(let first, let second, let point):
                pieces.append(PathPiece(Cubic(here, first, second, point), isLine: false, contour: contour))
            case .close:
                finish(closing: true)
                here = start
                continue
            }
            here = element.points.last ?? here
            isOpen = true
        }
        finish(closing: closing)
        return pieces
    }
}

extension Path {
    /// Whether a point lies inside, with every contour closed. A point on the outline counts if the area to the right
    /// of it or below it is inside, so that adjacent shapes share no point. A path with a non-finite coordinate
    /// contains nothing.
    public func contains(_ point: Point, _ rule: FillRule) -> Bool {
        guard isFinite else { return false }
        let winding = pieces(closing: true).reduce(0) { $0 + $1.crossings(rightOf: point) }
        return switch rule {
        case .nonzero: winding != 0
        case .evenodd: !winding.isMultiple(of: 2)
        }
    }
}

extension PathPiece {
    /// Returns the signed number of crossings with the ray from `point` to the right, where downward crossings count up
    /// and upward ones down.
    fileprivate func crossings(rightOf point: Point) -> Int {
        let ends = [0] + (isLine ? [] : curve.turns(along: \.y)) + [1]
        var count = 0
        for (first, last) in zip(ends, ends.dropFirst()) {
            let (from, to) = (curve.point(at: first), curve.point(at: last))
            let isDown = from.y <= point.y && point.y < to.y
            guard isDown || to.y <= point.y && point.y < from.y else { continue }
            if crossing(of: point.y, from: first, from, to: last, to) > point.x { count += isDown ? 1 : -1 }
        }
        return count
    }

    /// Returns the x coordinate at which the piece passes `y`, between two parameters where it is monotonic.
    private func crossing(of y: Double, from first: Double, _ from: Point, to last: Double, _ to: Point) -> Double {
        if isLine { return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)) }
        let sign = to.y > from.y ? 1.0 : -1.0
        let t = RealMath.root(in: first...last, precision: 0x1p-60) { t in
            (sign * (curve.point(at: t).y - y), sign * (curve.direction(at: t)?.y ?? 0))
        }
        return curve.point(at: t).x
    }
}

/// Decides which points lie inside a path, by its winding number around them.
public enum FillRule: String, CaseIterable, Hashable, Sendable {
    /// Points with a winding number other than 0.
    case nonzero
    /// Points with an odd winding number.
    case evenodd
}

/// A contour as a stroke sees it: pieces so short that each may be drawn as a straight band.
struct StrokeLine {
    struct Piece {
        var start: Point
        var end: Point
        /// Unit vectors: where the line heads at the start and at the end.
        var leaving: Point
        var arriving: Point
        /// Whether the outline has a corner at the start, rather than going on as a curve.
        var startsAtCorner: Bool

        var length: Double { (end - start).length }
    }

    var pieces: [Piece] = []
    var isClosed = false
    /// Where a contour is that goes nowhere; it has caps, but no pieces.
    var dot: Point?
    /// Where such caps look.
    var direction = Point(x: 1, y: 0)
}

extension StrokeLine {
    /// The contours of a path.
    ///
    /// - Parameters:
    ///   - reach: half the width of the stroke.
    ///   - tolerance: how far anything may be off, in the path's units.
    ///   - limit: the most pieces a curve becomes.
    static func lines(of path: Path, reach: Double, tolerance: Double, limit: Int) -> [StrokeLine] {
        var lines: [StrokeLine] = []
        var line = StrokeLine()
        var start = Point.zero
        var here = Point.zero
        var isDrawn = false
        func finish(closed: Bool) {
            line.isClosed = closed
            if line.pieces.isEmpty, isDrawn { line.dot = here }
            if !line.pieces.isEmpty || line.dot != nil { lines.append(line) }
            line = StrokeLine()
            isDrawn = false
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                start = point
                here = point
            case .line(let point):
                line.append(from: here, to: point)
                here = point
                isDrawn = true
            case .quadratic(let control, let point):
                line.append(Cubic(quadratic: here, control, point), reach, tolerance, limit)
                here = point
                isDrawn = true
            case .cubic(let first, let second, let point):
                line.append(Cubic(here, first, second, point), reach, tolerance, limit)
                here = point
                isDrawn = true
            case .close:
                line.append(from: here, to: start)
                here = start
                isDrawn = true
                finish(closed: true)
            }
        }
        finish(closed: false)
        return lines
    }

    private mutating func append(from start: Point, to end: Point, startsAtCorner: Bool = true) {
        guard let direction = (end - start).unit else { return }
        pieces.append(
            Piece(
                start: start, end: end, leaving: direction, arriving: direction, startsAtCorner: startsAtCorner))
    }

    /// Pieces between points of the curve, which head where the curve does: so the sides touch what they stand for. Where
    /// the curve bends more tightly than the stroke is wide, the inner side would run backwards; there pieces are straight.
    private mutating func append(_ curve: Cubic, _ reach: Double, _ tolerance: Double, _ limit: Int) {
        let widest = (8 * tolerance / reach).squareRoot()
        let turns = 2 * curve.turn / widest
        let steps = min(
            limit, max(curve.steps(within: tolerance, limit: limit), turns < Double(limit) ? Int(turns) + 1 : limit))
        var isFirst = true
        var previous = curve.start
        var leaving = curve.direction(at: 0)?.unit
        for step in 1...steps {
            let t = Double(step) / Double(steps)
            let point = curve.point(at: t)
            let arriving = curve.direction(at: t)?.unit
            defer {
                previous = point
                leaving = arriving
            }
            guard let chord = (point - previous).unit, let leaving, let arriving else { continue }
            let length = (point - previous).length
            let swing = (arriving - leaving).length * reach
            if swing < length, chord.dot(leaving) > 0.5, chord.dot(arriving) > 0.5 {
                pieces.append(
                    Piece(start: previous, end: point, leaving: leaving, arriving: arriving, startsAtCorner: isFirst))
            } else {
                append(from: previous, to: point, startsAtCorner: isFirst)
            }
            isFirst = false
        }
    }
}

extension Cubic {
    /// How far the controls turn, in radians: at least as far as the curve.
    fileprivate var turn: Double {
        let legs = [first - start, second - first, end - second].filter { $0 != .zero }
        return zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
            sum + abs(RealMath.atan2(pair.0.cross(pair.1), pair.0.dot(pair.1)))
        }
    }
}

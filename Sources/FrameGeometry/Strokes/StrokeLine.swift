/// A contour divided into pieces short enough to be drawn as straight bands.
struct StrokeLine {
    struct Piece {
        var start: Point
        var end: Point
        /// Unit tangent at the start; ``arriving`` is the one at the end.
        var leaving: Point
        var arriving: Point
        /// Whether the outline has a corner at the start, or continues as a curve.
        var startsAtCorner: Bool

        var length: Double { (end - start).length }
    }

    var pieces: [Piece] = []
    var isClosed = false
    /// Position of a contour without length, which has caps but no pieces.
    var dot: Point?
    /// Direction of the caps of a ``dot``.
    var direction = Point(x: 1, y: 0)
}

extension StrokeLine {
    /// Returns the contours of a path.
    ///
    /// - Parameters:
    ///   - reach: Half the width of the stroke.
    ///   - tolerance: Maximum error, in the path's units.
    ///   - limit: Maximum number of pieces per curve.
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

    /// Appends pieces between points of the curve, with the curve's tangents, so that adjacent sides meet. If the curve
    /// bends more tightly than the stroke is wide, the inner side would run backward; pieces are straight there.
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
    /// Turn of the control polygon in radians, which is an upper bound for the curve's.
    fileprivate var turn: Double {
        let legs = [first - start, second - first, end - second].filter { $0 != .zero }
        return zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
            sum + abs(RealMath.atan2(pair.0.cross(pair.1), pair.0.dot(pair.1)))
        }
    }
}

extension StrokeLine {
    /// Maximum number of dashes in a path; a path with more is drawn solid.
    static let dashLimit = 50_000

    /// Returns the line divided into dashes, each a separate line, or `nil` if there are too many.
    ///
    /// - Parameter lengths: An even number of alternating dashes and gaps, none negative, with a sum greater than 0.
    func dashed(_ lengths: [Double], phase: Double) -> [StrokeLine]? {
        let sum = lengths.reduce(0, +)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total / sum * Double(lengths.count) < Double(Self.dashLimit) else { return nil }
        var offset = phase.truncatingRemainder(dividingBy: sum)
        if offset < 0 { offset += sum }
        var index = 0
        // A dash of length 0 at the very start is a dot and must not be skipped.
        while offset > lengths[index] || offset > 0 && offset == lengths[index] {
            offset -= lengths[index]
            index = (index + 1) % lengths.count
        }
        let startsInDash = index.isMultiple(of: 2)
        var left = max(0, lengths[index] - offset)
        var result: [StrokeLine] = []
        var endsInDash = false
        var dash = StrokeLine()
        func finish() {
            if !dash.pieces.isEmpty || dash.dot != nil { result.append(dash) }
            dash = StrokeLine()
        }
        for piece in pieces {
            var done = 0.0
            let length = piece.length
            while done < length {
                let step = min(left, length - done)
                if index.isMultiple(of: 2) {
                    if step > 0 {
                        dash.pieces.append(piece.part(from: done / length, to: (done + step) / length))
                    } else if dash.pieces.isEmpty {
                        dash.dot = piece.part(from: done / length, to: 1).start
                        dash.direction = piece.leaving
                    }
                }
                endsInDash = index.isMultiple(of: 2)
                done += step
                left -= step
                if left <= 0 {
                    if index.isMultiple(of: 2) { finish() }
                    index = (index + 1) % lengths.count
                    left = lengths[index]
                }
            }
        }
        finish()
        // The last dash of a closed line continues in the first, even if it ends exactly where the first begins.
        if isClosed, startsInDash, endsInDash, result.count > 1, let last = result.popLast() {
            result[0].pieces = last.pieces + result[0].pieces
        } else if isClosed, startsInDash, endsInDash, result.count == 1, result[0].pieces.count == pieces.count {
            result[0].isClosed = true
        }
        return result
    }
}

extension StrokeLine.Piece {
    fileprivate func part(from first: Double, to last: Double) -> StrokeLine.Piece {
        var part = self
        if first > 0 {
            part.start = mix(start, end, first)
            part.leaving = mix(leaving, arriving, first).unit ?? leaving
            part.startsAtCorner = false
        }
        if last < 1 {
            part.end = mix(start, end, last)
            part.arriving = mix(leaving, arriving, last).unit ?? arriving
        }
        return part
    }

    private func mix(_ from: Point, _ to: Point, _ fraction: Double) -> Point { from + (to - from) * fraction }
}

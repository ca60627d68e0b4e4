/// Draws the sides, corners and ends of lines.
struct StrokePen {
    /// Maximum number of chords for all round parts of a path.
    private static let chordLimit = 1 << 19

    private let stroke: Stroke
    private let reach: Double
    /// Cosine of half the largest angle that a chord of a round part may span.
    private let smallestCosine: Double
    private var path = Path()
    private var points: [Point] = []

    init(_ stroke: Stroke, _ tolerance: Double, rounds: Int) {
        self.stroke = stroke
        reach = stroke.width / 2
        // A chord over an angle α rises r·(1 − cos(α/2)); 2⁻²⁰ keeps half a turn below 2,048 chords. Many round parts
        // share the limit: half a turn of n chords has a rise of 1 − cos(π/2n), a little less than 1.24/n².
        let chords = Double(max(8, Self.chordLimit / max(1, rounds)))
        smallestCosine = 1 - min(0.5, max(0x1p-20, 1.24 / (chords * chords), tolerance / reach))
    }

    mutating func outline(of line: StrokeLine) -> Path {
        path.elements.removeAll()
        draw(line)
        return path
    }

    private mutating func draw(_ line: StrokeLine) {
        guard let first = line.pieces.first, let last = line.pieces.last else {
            if let dot = line.dot { draw(dot, line.direction) }
            return
        }
        side(line.pieces, line.isClosed)
        if line.isClosed {
            finish()
        } else {
            cap(last.end, last.arriving)
        }
        let back = line.pieces.indices.reversed().map { index in
            let piece = line.pieces[index]
            let next = line.pieces[(index + 1) % line.pieces.count]
            return StrokeLine.Piece(
                start: piece.end, end: piece.start, leaving: -piece.arriving, arriving: -piece.leaving,
                startsAtCorner: next.startsAtCorner)
        }
        side(back, line.isClosed)
        if !line.isClosed { cap(first.start, -first.leaving) }
        finish()
    }

    /// Draws both caps of a contour without length.
    private mutating func draw(_ dot: Point, _ direction: Point) {
        guard stroke.cap != .butt else { return }
        cap(dot, direction)
        cap(dot, -direction)
        finish()
    }

    private mutating func finish() {
        for (index, point) in points.enumerated() {
            path.elements.append(index == 0 ? .move(point) : .line(point))
        }
        if !points.isEmpty { path.elements.append(.close) }
        points.removeAll(keepingCapacity: true)
    }

    /// Appends the side to the left of the direction of travel, on the screen.
    private mutating func side(_ pieces: [StrokeLine.Piece], _ isClosed: Bool) {
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                corner(pieces[index - 1].arriving, piece)
            } else if isClosed, let last = pieces.last {
                corner(last.arriving, piece)
            }
            points.append(piece.start - piece.leaving.turned * reach)
            points.append(piece.end - piece.arriving.turned * reach)
        }
    }

    private mutating func corner(_ arriving: Point, _ piece: StrokeLine.Piece) {
        let leaving = piece.leaving
        if arriving == leaving { return }
        let corner = piece.start
        let cross = arriving.cross(leaving)
        let dot = arriving.dot(leaving)
        // In a left turn, this is the inner side.
        if cross < 0 {
            points.append(corner)
            return
        }
        switch piece.startsAtCorner ? stroke.join : .round {
        case .bevel: break
        case .miter:
            // The miter is 1/cos(half the turn) widths long, and cos² of half the turn is (1 + cos) / 2.
            guard stroke.miterLimit * stroke.miterLimit * (1 + dot) >= 2, dot > -1 else { break }
            points.append(corner - (arriving.turned + leaving.turned) * (reach / (1 + dot)))
        case .round:
            arc(corner, -arriving.turned, -leaving.turned)
        }
    }

    private mutating func cap(_ end: Point, _ direction: Point) {
        let left = -direction.turned
        switch stroke.cap {
        case .butt: break
        case .square:
            points.append(end + (left + direction) * reach)
            points.append(end + (direction - left) * reach)
        case .round:
            points.append(end + left * reach)
            arc(end, left, direction)
            points.append(end + direction * reach)
            arc(end, direction, -left)
            points.append(end - left * reach)
        }
    }

    /// Appends points on a circle between two directions at most half a turn apart, clockwise on the screen, by
    /// bisection.
    private mutating func arc(_ center: Point, _ from: Point, _ to: Point, depth: Int = 0) {
        let dot = from.dot(to)
        guard depth < 14, ((1 + max(-1, dot)) / 2).squareRoot() < smallestCosine else { return }
        // Opposite directions have no usable sum.
        guard let middle = dot < -0.999 ? from.turned : (from + to).unit else { return }
        arc(center, from, middle, depth: depth + 1)
        points.append(center + middle * reach)
        arc(center, middle, to, depth: depth + 1)
    }
}

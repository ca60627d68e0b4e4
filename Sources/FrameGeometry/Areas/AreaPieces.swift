/// Two paths on one grid. Curves are taken as lines while their areas are compared; what remains of them becomes curves
/// again.
struct AreaPieces {
    private var pieces: [PathPiece] = []
    private var grid: AreaGrid
    private(set) var edges: [AreaEdge] = []

    /// - Parameter isLine: Whether the first path is a line, which bounds no area.
    init(_ first: Path, _ second: Path, isLine: Bool = false) {
        let bounds = [first, second].compactMap(\.controlBounds)
        grid = AreaGrid(
            limit: bounds.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }.reduce(0) { max($0, $1.magnitude) })
        for piece in first.pieces(closing: !isLine) { add(piece, isLine ? .zero : SIMD2(1, 0), isLine: isLine) }
        for piece in second.pieces(closing: true) { add(piece, SIMD2(0, 1), isLine: false) }
    }

    private mutating func add(_ piece: PathPiece, _ windings: SIMD2<Int>, isLine: Bool) {
        let steps = piece.isLine ? 1 : piece.curve.steps(within: grid.tolerance, limit: 1024)
        var (here, parameter) = (grid.round(piece.curve.start), 0.0)
        for step in 1...steps {
            let next = Double(step) / Double(steps)
            let point = grid.round(piece.curve.point(at: next))
            guard point != here else { continue }
            edges.append(
                AreaEdge(
                    from: here, to: point, windings: windings,
                    part: PiecePart(piece: pieces.count, from: parameter, to: next), isLine: isLine))
            (here, parameter) = (point, next)
        }
        pieces.append(piece)
    }

    /// Returns a contour as a closed path of lines and curves.
    func path(_ contour: AreaContour) -> [Path.Element] {
        let steps = contour.steps
        // Begins where a line or curve does.
        let first =
            steps.indices.first { !steps[$0 == 0 ? steps.count - 1 : $0 - 1].part.isContinued(by: steps[$0].part) } ?? 0
        let turned = steps[first...] + steps[..<first]
        let ends = turned.dropFirst().map(\.start) + [steps[first].start]
        var elements: [Path.Element] = [.move(grid.point(steps[first].start))]
        add(zip(turned, ends).map { ($0.start, $1, $0.part) }, to: &elements)
        // The last line is what a close draws.
        if case .line? = elements.last { elements.removeLast() }
        return elements + [.close]
    }

    /// Returns edges of a line, each in the line's direction and in its order, as open contours.
    func path(_ edges: [AreaEdge]) -> [Path.Element] {
        let steps = edges.map { edge in
            edge.part.from < edge.part.to
                ? (start: edge.start, end: edge.end, part: edge.part)
                : (start: edge.end, end: edge.start, part: edge.part.reversed)
        }.sorted { ($0.part.piece, $0.part.from) < ($1.part.piece, $1.part.from) }
        var elements: [Path.Element] = []
        var run: [(start: GridPoint, end: GridPoint, part: PiecePart)] = []
        func finish() {
            if let first = run.first { elements.append(.move(grid.point(first.start))) }
            add(run, to: &elements)
            run = []
        }
        for step in steps {
            if let last = run.last,
                last.end != step.start || pieces[last.part.piece].contour != pieces[step.part.piece].contour
            {
                finish()
            }
            run.append(step)
        }
        finish()
        return elements
    }

    private func add(_ steps: [(start: GridPoint, end: GridPoint, part: PiecePart)], to elements: inout [Path.Element])
    {
        var index = steps.startIndex
        while index < steps.endIndex {
            var last = index
            while last + 1 < steps.endIndex, steps[last].part.isContinued(by: steps[last + 1].part) { last += 1 }
            let part = PiecePart(piece: steps[index].part.piece, from: steps[index].part.from, to: steps[last].part.to)
            let piece = pieces[part.piece]
            let end = grid.point(steps[last].end)
            if piece.isLine {
                elements.append(.line(end))
            } else {
                let curve = piece.curve.part(from: min(part.from, part.to), to: max(part.from, part.to))
                elements.append(
                    part.from < part.to
                        ? .cubic(curve.first, curve.second, end) : .cubic(curve.second, curve.first, end))
            }
            index = last + 1
        }
    }
}

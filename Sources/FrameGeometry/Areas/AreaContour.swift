/// A closed contour around an area, with the area on the side of greater y of an edge to the right.
struct AreaContour {
    /// The edges in order, each with its start and the part of a path that it stands for.
    var steps: [(start: GridPoint, part: PiecePart)]

    /// Twice the enclosed area; less than 0 for the contour of a hole.
    var area: Double {
        zip(steps, steps.dropFirst() + steps.prefix(1)).reduce(0) { sum, pair in
            sum + Double(pair.0.start.cross(pair.1.start))
        }
    }

    /// Whether the contour surrounds the middle of another's first edge.
    func surrounds(_ other: AreaContour) -> Bool {
        guard let first = other.steps.first, other.steps.count > 1 else { return false }
        let middle = first.start + other.steps[1].start
        var isInside = false
        for (from, to) in zip(steps, steps.dropFirst() + steps.prefix(1)) {
            let (left, right) = (min(from.start, to.start), max(from.start, to.start))
            guard 2 * left.x < middle.x, middle.x <= 2 * right.x else { continue }
            let start = GridPoint(x: 2 * left.x, y: 2 * left.y)
            if (right - left).cross(middle - start) > 0 { isInside.toggle() }
        }
        return isInside
    }
}

extension AreaArrangement {
    /// Returns the contours around the points whose winding numbers `isInside` accepts.
    ///
    /// Where contours touch at a point, each turns back into its own area, so that none crosses itself.
    func contours(_ isInside: (SIMD2<Int>) -> Bool) -> [AreaContour] {
        var leaving: [GridPoint: [(end: GridPoint, part: PiecePart)]] = [:]
        var starts: [GridPoint] = []
        for (edge, side) in zip(edges, sides()) {
            let (less, greater) = (isInside(side.less), isInside(side.greater))
            guard less != greater else { continue }
            let (start, end) = greater ? (edge.start, edge.end) : (edge.end, edge.start)
            leaving[start, default: []].append((end, greater ? edge.part : edge.part.reversed))
            starts.append(start)
        }
        var contours: [AreaContour] = []
        for first in starts {
            while var step = leaving[first]?.popLast() {
                var steps = [(first, step.part)]
                var here = first
                while step.end != first, var next = leaving[step.end], !next.isEmpty {
                    let back = here - step.end
                    let index = next.indices.min {
                        Self.turns(from: back, next[$0].end - step.end, before: next[$1].end - step.end)
                    }
                    here = step.end
                    step = next.remove(at: index ?? 0)
                    leaving[here] = next
                    steps.append((here, step.part))
                }
                contours.append(AreaContour(steps: steps))
            }
        }
        return contours
    }

    /// Whether a turn from a direction, which for a direction to the right begins toward less y, reaches `one` before
    /// `other`.
    private static func turns(from back: GridPoint, _ one: GridPoint, before other: GridPoint) -> Bool {
        func half(_ direction: GridPoint) -> Int {
            let cross = back.cross(direction)
            return cross < 0 ? 0 : cross == 0 && back.dot(direction) < 0 ? 1 : 2
        }
        return half(one) == half(other) ? one.cross(other) < 0 : half(one) < half(other)
    }
}

extension Path {
    /// The two paths, with a cubic curve in place of each line or quadratic curve whose counterpart in the other path
    /// is of another kind. Paths with the same sequence of moves, closes and other elements can then be interpolated
    /// point by point. If the sequences differ, the paths are unchanged.
    public func alignedElements(with other: Path) -> (Path, Path) {
        guard elements.count == other.elements.count else { return (self, other) }
        var (own, others) = (self, other)
        let (starts, otherStarts) = (elementStarts, other.elementStarts)
        for (index, (first, second)) in zip(elements, other.elements).enumerated()
        where first.points.count != second.points.count {
            guard let curve = first.cubic(from: starts[index]), let otherCurve = second.cubic(from: otherStarts[index])
            else { return (self, other) }
            (own.elements[index], others.elements[index]) = (curve, otherCurve)
        }
        return (own, others)
    }

    /// The point at which each element begins.
    private var elementStarts: [Point] {
        var (contour, here) = (Point.zero, Point.zero)
        return elements.map { element in
            let start = here
            switch element {
            case .move(let point): (contour, here) = (point, point)
            case .close: here = contour
            case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): here = point
            }
            return start
        }
    }
}

extension Path.Element {
    /// The same line or curve as a cubic; `nil` for a move or a close.
    fileprivate func cubic(from start: Point) -> Path.Element? {
        switch self {
        case .move, .close: return nil
        case .cubic: return self
        case .line(let end):
            let curve = Cubic(line: start, end)
            return .cubic(curve.first, curve.second, end)
        case .quadratic(let control, let end):
            let curve = Cubic(quadratic: start, control, end)
            return .cubic(curve.first, curve.second, end)
        }
    }
}

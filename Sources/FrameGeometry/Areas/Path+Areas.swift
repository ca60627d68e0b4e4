/// A way to combine the areas of two paths.
@frozen public enum AreaOperation: CaseIterable, Hashable, Sendable {
    case union, intersection, subtraction, symmetricDifference

    func isInside(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

/// Areas of paths. Every contour counts as closed; the contours of a result neither cross nor overlap, so that both fill
/// rules fill the same. Curves stay curves, with ends that are off by a thousandth of the path's unit at most. A path with a
/// non-finite coordinate has no area.
extension Path {
    /// Returns the outline of two combined areas.
    ///
    /// - Parameter rule: The rule that determines the areas of both.
    public func combined(_ operation: AreaOperation, with other: Path, _ rule: FillRule) -> Path {
        let (pieces, contours) = contours(operation, other, rule)
        return Path(contours.flatMap { pieces.path($0) })
    }

    /// Returns the connected parts of the area, each with its holes.
    public func components(_ rule: FillRule) -> [Path] {
        let (pieces, contours) = contours(.union, Path(), rule)
        let outer = contours.filter { $0.area > 0 }.sorted { $0.area < $1.area }
        var holes: [[AreaContour]] = Array(repeating: [], count: outer.count)
        for contour in contours where contour.area <= 0 {
            guard let index = outer.firstIndex(where: { $0.surrounds(contour) }) else { continue }
            holes[index].append(contour)
        }
        return zip(outer, holes).map { Path(([$0] + $1).flatMap { pieces.path($0) }) }
    }

    /// Returns the parts of the lines and curves inside an area or outside of it, as open contours. Its outline is inside.
    public func lines(inside: Bool, of area: Path, _ rule: FillRule) -> Path {
        guard isFinite, area.isFinite else { return Path() }
        let pieces = AreaPieces(self, area, isLine: true)
        let arrangement = AreaArrangement(pieces.edges)
        let kept = zip(arrangement.edges, arrangement.sides()).filter { edge, side in
            edge.isLine && (rule.includes(side.less.y) || rule.includes(side.greater.y)) == inside
        }
        return Path(pieces.path(kept.map(\.0)))
    }

    /// Returns the path with lines in place of curves.
    ///
    /// - Parameter tolerance: Maximum distance of the lines from the curves, greater than 0.
    public func flattened(tolerance: Double) -> Path {
        var flat = Path()
        var (start, here) = (Point.zero, Point.zero)
        for element in elements {
            let curve: Cubic
            switch element {
            case .quadratic(let control, let end): curve = Cubic(quadratic: here, control, end)
            case .cubic(let first, let second, let end): curve = Cubic(here, first, second, end)
            case .move, .line, .close:
                flat.elements.append(element)
                if case .move(let point) = element { start = point }
                here = element.points.last ?? start
                continue
            }
            let steps = curve.steps(within: tolerance, limit: 4096)
            for step in 1...steps { flat.elements.append(.line(curve.point(at: Double(step) / Double(steps)))) }
            here = curve.end
        }
        return flat
    }

    private func contours(
        _ operation: AreaOperation, _ other: Path, _ rule: FillRule
    ) -> (pieces: AreaPieces, contours: [AreaContour]) {
        let pieces = isFinite && other.isFinite ? AreaPieces(self, other) : AreaPieces(Path(), Path())
        let contours = AreaArrangement(pieces.edges).contours {
            operation.isInside(rule.includes($0.x), rule.includes($0.y))
        }
        return (pieces, contours)
    }
}

extension FillRule {
    fileprivate func includes(_ winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenodd: !winding.isMultiple(of: 2)
        }
    }
}

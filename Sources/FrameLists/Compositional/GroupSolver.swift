internal import FrameGeometry

/// A group with the frames of its cells, relative to its origin.
struct SolvedGroup: Sendable {
    struct Cell: Sendable {
        var frame: Rect
        /// Dimensions that the frame follows from.
        let size: LayoutSize
        var zIndex = 0
        /// Views attached to the cell, and to the groups that begin with it, with the rectangles that they are attached
        /// to.
        var anchored: [(item: AnchoredItem, container: Rect)] = []
    }

    /// Size with the insets of the group, without the distances around it.
    var size: Size
    var cells: [Cell] = []

    func translated(by offset: Point) -> SolvedGroup {
        var copy = self
        for index in copy.cells.indices {
            copy.cells[index].frame = copy.cells[index].frame.translated(by: offset)
            for anchored in copy.cells[index].anchored.indices {
                let container = copy.cells[index].anchored[anchored].container
                copy.cells[index].anchored[anchored].container = container.translated(by: offset)
            }
        }
        return copy
    }
}

/// Places the cells of a group.
///
/// A group with fewer cells than it has room for leaves the remaining room free, so that its cells are placed as in a
/// full group. The missing cells do not count for lengths determined by content.
struct GroupSolver {
    /// Returns the size of a cell's content, if known, by its index in the group.
    let measured: (Int) -> Size?
    /// Number of cells that exist.
    let limit: Int

    /// Maximum number of cells in a group.
    static let capacity = 10_000
    /// Maximum rounding error, in points, by which sums of fractions differ from the whole.
    private static let tolerance = 1e-6

    /// - Parameter first: Index in the group of the item's first cell.
    func solve(_ item: CompositionalItem, in container: Size, first: Int = 0) -> SolvedGroup {
        var solved: SolvedGroup
        switch item.content {
        case .cell:
            let content = first < limit ? measured(first) : nil
            let outer = content.map { size in
                Size(
                    width: size.width + item.insets.leading + item.insets.trailing,
                    height: size.height + item.insets.top + item.insets.bottom)
            }
            let size = item.size.points(in: container, measured: outer)
            solved = SolvedGroup(
                size: size,
                cells: [.init(frame: Rect(origin: .zero, size: size).inset(by: item.insets), size: item.size)])
        case .custom(let frames):
            let size = item.size.points(in: container)
            let origin = Point(x: item.insets.leading, y: item.insets.top)
            solved = SolvedGroup(
                size: size,
                cells: frames.prefix(Self.capacity).map {
                    .init(
                        frame: $0.frame.translated(by: origin),
                        size: LayoutSize(
                            width: .absolute($0.frame.size.width), height: .absolute($0.frame.size.height)),
                        zIndex: $0.zIndex)
                })
        case .line(let line): solved = solve(line, of: item, in: container, first: first)
        }
        if !item.anchored.isEmpty, let cell = solved.cells.indices.first {
            var rect = Rect(origin: .zero, size: solved.size)
            if case .cell = item.content { rect = solved.cells[cell].frame }
            solved.cells[cell].anchored += item.anchored.map { ($0, rect) }
        }
        return solved
    }

    // MARK: Lines

    /// An item on a line.
    private struct Part {
        let item: CompositionalItem
        var solved: SolvedGroup
        /// Whether there are cells for it.
        let isReal: Bool
    }

    private func solve(
        _ line: CompositionalLine, of group: CompositionalItem, in container: Size, first: Int
    ) -> SolvedGroup {
        let axis = line.axis
        let outer = group.size.points(in: container)
        let inner = Rect(origin: .zero, size: outer).inset(by: group.insets)
        let isOpen = group.size.along(axis).isEstimated
        var parts = parts(of: line, in: inner.size, isOpen: isOpen, first: first)
        equalize(&parts, across: axis.crossing)

        let counted = isOpen ? parts.filter(\.isReal) : parts
        let used = Self.length(counted, axis: axis, spacing: line.spacing)
        let length = isOpen ? used : axis.along(inner.size)
        let thickest = parts.filter(\.isReal).map { part in
            let (before, behind) = part.item.edges.along(axis.crossing)
            return before.least + axis.across(part.solved.size) + behind.least
        }.max()
        let isThick = group.size.along(axis.crossing).isEstimated
        let thickness = isThick ? thickest ?? axis.across(inner.size) : axis.across(inner.size)

        let flexible = counted.map { part in
            let (before, behind) = part.item.edges.along(axis)
            return (before.isFlexible ? 1 : 0) + (behind.isFlexible ? 1 : 0)
        }.reduce(line.spacing.isFlexible ? max(0, counted.count - 1) : 0, +)
        let share = flexible > 0 ? max(0, length - used) / Double(flexible) : 0
        func points(_ spacing: LayoutSpacing) -> Double { spacing.least + (spacing.isFlexible ? share : 0) }

        var cells: [SolvedGroup.Cell] = []
        var position = axis.start(group.insets)
        for (index, part) in parts.enumerated() {
            if index > 0 { position += points(line.spacing) }
            let (before, behind) = part.item.edges.along(axis)
            position += points(before)
            let across = Self.lead(
                part.item.edges.along(axis.crossing), length: axis.across(part.solved.size), in: thickness)
            let origin = axis.point(along: position, across: axis.startAcross(group.insets) + across)
            cells += part.solved.translated(by: origin).cells
            position += axis.along(part.solved.size) + points(behind)
        }
        let size = axis.size(
            along: isOpen ? length + axis.start(group.insets) + axis.end(group.insets) : axis.along(outer),
            across: isThick
                ? thickness + axis.startAcross(group.insets) + axis.endAcross(group.insets) : axis.across(outer))
        return SolvedGroup(size: size, cells: cells)
    }

    /// - Parameter isOpen: Whether the items determine the length of the line. It then takes as many as fit its own
    ///   length by their estimates.
    private func parts(
        of line: CompositionalLine, in container: Size, isOpen: Bool, first: Int
    ) -> [Part] {
        guard !line.items.isEmpty else { return [] }
        let axis = line.axis
        let available = axis.along(container)
        var parts: [Part] = []
        var (used, cell, turn) = (0.0, first, 0.0)
        while cell - first < Self.capacity {
            var item = line.items[parts.count % line.items.count]
            let (before, behind) = item.edges.along(axis)
            switch line.repeats {
            case .untilFull: break
            case .times(let count): if parts.count >= count { return parts }
            case .equally(let count):
                if parts.count >= count { return parts }
                let gaps = line.spacing.least * Double(count - 1)
                let each = (available - gaps) / Double(count) - before.least - behind.least
                if axis == .vertical { item.size.height = .absolute(each) } else { item.size.width = .absolute(each) }
            }
            // After the last cell, only a line with a given length continues, for its distances.
            if isOpen, cell >= limit, !parts.isEmpty { return parts }
            let solved = solve(item, in: container, first: cell)
            guard !solved.cells.isEmpty else { return parts }
            let fitted = isOpen ? axis.along(item.size.points(in: container)) : axis.along(solved.size)
            let gap = parts.isEmpty ? 0 : line.spacing.least
            let more = gap + before.least + fitted + behind.least
            if line.repeats == .untilFull {
                if !parts.isEmpty, used + more > available + Self.tolerance { return parts }
                if parts.count % line.items.count == 0 {
                    // Items without length would continue forever.
                    if !parts.isEmpty, used <= turn { return parts }
                    turn = used
                }
            }
            used += more
            parts.append(Part(item: item, solved: solved, isReal: cell < limit))
            cell += solved.cells.count
        }
        return parts
    }

    /// Makes all cells with uniform length as long as the longest of them.
    private func equalize(_ parts: inout [Part], across axis: ScrollAxis) {
        func isUniform(_ part: Part) -> Bool {
            guard case .cell = part.item.content, case .uniform = part.item.size.along(axis) else { return false }
            return part.isReal
        }
        guard let most = parts.filter(isUniform).map({ axis.along($0.solved.size) }).max() else { return }
        for index in parts.indices where isUniform(parts[index]) {
            let size = axis.size(along: most, across: axis.across(parts[index].solved.size))
            parts[index].solved.size = size
            let frame = Rect(origin: .zero, size: size).inset(by: parts[index].item.insets)
            parts[index].solved.cells[0].frame = frame
            for anchored in parts[index].solved.cells[0].anchored.indices {
                parts[index].solved.cells[0].anchored[anchored].container = frame
            }
        }
    }

    private static func length(_ parts: [Part], axis: ScrollAxis, spacing: LayoutSpacing) -> Double {
        parts.reduce(spacing.least * Double(max(0, parts.count - 1))) { sum, part in
            let (before, behind) = part.item.edges.along(axis)
            return sum + before.least + axis.along(part.solved.size) + behind.least
        }
    }

    /// Returns the distance before an item that is alone on its axis.
    static func lead(
        _ edges: (before: LayoutSpacing, behind: LayoutSpacing), length: Double, in available: Double
    ) -> Double {
        guard edges.before.isFlexible else { return edges.before.least }
        let rest = max(0, available - edges.before.least - length - edges.behind.least)
        return edges.before.least + rest / (edges.behind.isFlexible ? 2 : 1)
    }
}

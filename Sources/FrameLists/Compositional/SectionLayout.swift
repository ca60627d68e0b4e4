internal import FrameGeometry

/// A section with the frames of its elements, relative to its beginning and not mirrored.
struct SectionLayout: Sendable {
    let section: CompositionalSection
    private(set) var groups: SectionGroups
    private let axis: ScrollAxis
    /// Size of the layout's container.
    private let container: Size
    private var measuredBoundary: [Int: Size] = [:]
    private var measuredAnchored: [Anchored: Size] = [:]
    /// Sizes of the boundary items, and their positions on their edges.
    private var edges: [(size: Size, position: Double)] = []
    private var lengths = Lengths()

    private struct Anchored: Hashable {
        let item: Int
        let index: Int
    }

    /// Lengths of the boundary items and of the groups, along the axis.
    private struct Lengths {
        var header = 0.0
        var footer = 0.0
        var groups = 0.0
        /// Space taken by boundary items across the axis, before and after the groups.
        var sides = (before: 0.0, behind: 0.0)
    }

    init(_ section: CompositionalSection, axis: ScrollAxis, container: Size) {
        (self.section, self.axis, self.container) = (section, axis, container)
        let sides = Self.sides(of: section, axis: axis, container: container)
        let along = axis.along(container) - axis.start(section.insets) - axis.end(section.insets)
        let across =
            axis.across(container) - axis.startAcross(section.insets) - axis.endAcross(section.insets)
            - sides.before - sides.behind
        groups = SectionGroups(
            section.group, count: section.itemCount,
            in: axis.size(along: max(0, along), across: max(0, across)),
            axis: section.orthogonal == nil ? axis : axis.crossing, spacing: section.groupSpacing)
        update()
    }

    /// Length along the axis, including insets and boundary items.
    var length: Double { footerStart + lengths.footer + section.padding.behind }

    private var contentStart: Double { section.padding.before + lengths.header + axis.start(section.insets) }

    /// Start of the boundary items at the end.
    private var footerStart: Double { contentStart + lengths.groups + axis.end(section.insets) }

    // MARK: Measuring

    mutating func measure(items: [(item: Int, size: Size)]) {
        groups.measure(items)
        update()
    }

    mutating func measure(boundary index: Int, size: Size) {
        guard section.boundary.indices ~= index, size.isUsable else { return }
        measuredBoundary[index] = size
        update()
    }

    mutating func measure(anchored index: Int, of item: Int, size: Size) {
        guard size.isUsable else { return }
        measuredAnchored[Anchored(item: item, index: index)] = size
    }

    private mutating func update() {
        var new = Lengths()
        new.sides = Self.sides(of: section, axis: axis, container: container)
        new.groups = section.orthogonal == nil ? groups.length : groups.thickness
        edges = section.boundary.enumerated().map { index, item in
            let size = item.size.points(in: boundaryContainer, measured: measuredBoundary[index])
            let length = item.extends ? axis.along(size) : 0
            switch item.edge(axis) {
            case .start:
                new.header += length
                return (size, new.header - length)
            case .end:
                new.footer += length
                return (size, new.footer - length)
            case .startAcross, .endAcross: return (size, 0)
            }
        }
        lengths = new
    }

    private var boundaryContainer: Size {
        axis.size(
            along: axis.along(container),
            across: max(
                0,
                axis.across(container) - axis.startAcross(section.boundaryInsets)
                    - axis.endAcross(section.boundaryInsets)))
    }

    /// Returns the space that boundary items beside the groups take from them.
    private static func sides(
        of section: CompositionalSection, axis: ScrollAxis, container: Size
    ) -> (before: Double, behind: Double) {
        var sides = (before: 0.0, behind: 0.0)
        for item in section.boundary where item.extends {
            let length = axis.across(item.size.points(in: container))
            switch item.edge(axis) {
            case .startAcross: sides.before += length
            case .endAcross: sides.behind += length
            case .start, .end: break
            }
        }
        return sides
    }

    // MARK: Groups

    /// Part of an orthogonal section in which its groups scroll.
    var viewport: Rect {
        axis.rect(
            along: contentStart, across: lengths.sides.before,
            size: axis.size(
                along: lengths.groups,
                across: max(0, axis.across(container) - lengths.sides.before - lengths.sides.behind)))
    }

    /// Size of the scrolling content of an orthogonal section: the groups with the insets, at least as long as the
    /// viewport.
    var orthogonalContent: Size {
        let (lead, trail) = orthogonalMargins
        return axis.size(
            along: lengths.groups, across: max(lead + groups.length + trail, axis.across(viewport.size)))
    }

    /// Space before the first group of an orthogonal section and after the last one: the insets, or more if these
    /// groups come to rest in the middle.
    private var orthogonalMargins: (lead: Double, trail: Double) {
        let insets = (axis.startAcross(section.insets), axis.endAcross(section.insets))
        guard section.orthogonal == .groupPagingCentered, groups.count > 0 else { return insets }
        func margin(_ group: Int) -> Double {
            (axis.across(viewport.size) - groups.axis.along(groups.solved(group).size)) / 2
        }
        return (max(insets.0, margin(0)), max(insets.1, margin(groups.count - 1)))
    }

    /// Resting positions of the groups of an orthogonal section; `nil` for any other.
    var orthogonalPositions: OrthogonalPositions? {
        guard let behavior = section.orthogonal else { return nil }
        let (groups, lead) = (groups, orthogonalMargins.lead)
        return OrthogonalPositions(
            behavior: behavior, viewport: axis.across(viewport.size), content: axis.across(orthogonalContent),
            lead: lead,
            group: { index in
                (lead + groups.start(of: index), groups.axis.along(groups.solved(index).size))
            }, groupCount: groups.count, index: { groups.nearestGroup(to: $0 - lead) })
    }

    /// Returns the position of a group relative to the origin of the section, or of the scrolling content of an
    /// orthogonal one.
    private func origin(of group: Int, _ solved: SolvedGroup) -> Point {
        let start = groups.start(of: group)
        let edges = section.group.edges
        guard section.orthogonal == nil else {
            let lead = GroupSolver.lead(edges.along(axis), length: axis.along(solved.size), in: lengths.groups)
            return axis.point(along: lead, across: orthogonalMargins.lead + start)
        }
        let room =
            axis.across(container) - axis.startAcross(section.insets) - axis.endAcross(section.insets)
            - lengths.sides.before - lengths.sides.behind
        let lead = GroupSolver.lead(
            edges.along(axis.crossing), length: axis.across(solved.size), in: max(0, room))
        return axis.point(
            along: contentStart + start, across: lengths.sides.before + axis.startAcross(section.insets) + lead)
    }

    /// Returns the groups whose frames may be in a rectangle.
    private func groups(in rect: Rect) -> Range<Int> {
        let along = groups.axis
        let low = along.along(rect.origin) - (section.orthogonal == nil ? contentStart : orthogonalMargins.lead)
        return groups.groups(from: low, to: low + along.along(rect.size))
    }

    // MARK: Frames

    /// An element of the section with its frame.
    struct Placed {
        let part: Part
        let frame: Rect
        let zIndex: Int
        let kind: String?
    }

    enum Part {
        case item(Int)
        case anchored(item: Int, index: Int)
        case boundary(Int)
        case decoration(Int)
    }

    /// Returns the parts that overlap a rectangle: decorations, then boundary items, then items with the views attached
    /// to them. Scrolling content of an orthogonal section is not included.
    ///
    /// - Parameter budget: Number of items that may be examined; the number of examined items is subtracted from it.
    func parts(in rect: Rect, visible: ClosedRange<Double>?, budget: inout Int) -> [Placed] {
        var found = section.decorations.indices.map { Part.decoration($0) }.compactMap { placed($0, visible) }
        found += section.boundary.indices.map { Part.boundary($0) }.compactMap { placed($0, visible) }
        if section.orthogonal == nil { found += groupParts(in: rect, budget: &budget) }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Returns items and attached views near a rectangle of the section, or of its scrolling content.
    func groupParts(in rect: Rect, budget: inout Int) -> [Placed] {
        var found: [Placed] = []
        for group in groups(in: rect) {
            guard budget > 0 else { break }
            let solved = groups.solved(group)
            let origin = origin(of: group, solved)
            let first = groups.first(of: group)
            let cells = min(solved.cells.count, groups.cells(of: group), budget)
            budget -= cells
            for cell in 0..<cells {
                found.append(item(first + cell, solved.cells[cell], origin))
                for index in solved.cells[cell].anchored.indices {
                    found.append(anchored(index, of: first + cell, solved.cells[cell], origin))
                }
            }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Returns the placement of a part, or `nil` if it does not exist.
    func placed(_ part: Part, _ visible: ClosedRange<Double>?) -> Placed? {
        switch part {
        case .item(let index):
            guard let (cell, origin) = cell(of: index) else { return nil }
            return item(index, cell, origin)
        case .anchored(let index, let attached):
            guard let (cell, origin) = cell(of: index), cell.anchored.indices ~= attached else { return nil }
            return anchored(attached, of: index, cell, origin)
        case .boundary(let index):
            guard section.boundary.indices ~= index else { return nil }
            return boundary(index, visible)
        case .decoration(let index):
            guard section.decorations.indices ~= index else { return nil }
            let decoration = section.decorations[index]
            let frame = axis.rect(
                along: -decoration.reach.before, across: 0,
                size: axis.size(
                    along: decoration.reach.before + length + decoration.reach.behind,
                    across: axis.across(container))
            ).inset(by: decoration.insets)
            return Placed(part: part, frame: frame, zIndex: decoration.zIndex, kind: decoration.kind)
        }
    }

    /// Returns the part with a kind that is attached to an item or, if it is the first one, to the section.
    func supplementary(_ kind: String, at item: Int) -> Part? {
        if item == 0, let index = section.boundary.firstIndex(where: { $0.kind == kind }) { return .boundary(index) }
        guard let (cell, _) = cell(of: item) else { return nil }
        return cell.anchored.firstIndex { $0.item.kind == kind }.map { .anchored(item: item, index: $0) }
    }

    func size(of part: Part) -> LayoutSize? {
        switch part {
        case .item(let index):
            return cell(of: index)?.cell.size
        case .anchored(let index, let attached):
            guard let (cell, _) = cell(of: index), cell.anchored.indices ~= attached else { return nil }
            return cell.anchored[attached].item.size
        case .boundary(let index): return section.boundary.indices ~= index ? section.boundary[index].size : nil
        case .decoration: return nil
        }
    }

    private func cell(of index: Int) -> (cell: SolvedGroup.Cell, origin: Point)? {
        guard let (group, cell) = groups.position(of: index) else { return nil }
        let solved = groups.solved(group)
        guard solved.cells.indices ~= cell else { return nil }
        return (solved.cells[cell], origin(of: group, solved))
    }

    private func item(_ index: Int, _ cell: SolvedGroup.Cell, _ origin: Point) -> Placed {
        Placed(part: .item(index), frame: cell.frame.translated(by: origin), zIndex: cell.zIndex, kind: nil)
    }

    private func anchored(_ index: Int, of item: Int, _ cell: SolvedGroup.Cell, _ origin: Point) -> Placed {
        let (anchored, container) = cell.anchored[index]
        let frame = anchored.frame(on: container, measured: measuredAnchored[Anchored(item: item, index: index)])
        return Placed(
            part: .anchored(item: item, index: index), frame: frame.translated(by: origin), zIndex: anchored.zIndex,
            kind: anchored.kind)
    }

    /// - Parameter visible: Visible range along the axis, from the section's beginning.
    private func boundary(_ index: Int, _ visible: ClosedRange<Double>?) -> Placed {
        let (item, size) = (section.boundary[index], edges[index].size)
        let (long, wide) = (axis.along(size), axis.across(size))
        func between(_ start: Double, _ room: Double, _ length: Double) -> Double {
            start + (room - length) * item.fraction
        }
        let acrossPinned = between(
            axis.startAcross(section.boundaryInsets), axis.across(boundaryContainer), wide)
        var frame: Rect
        switch item.edge(axis) {
        case .start:
            let position = item.extends ? edges[index].position : lengths.header
            let natural = section.padding.before + position
            var along = natural
            if item.isPinned, let visible {
                // It is placed below those that are pinned before it.
                let wanted = visible.lowerBound + (item.extends ? position : 0)
                along = min(max(natural, wanted), max(natural, footerStart - long))
            }
            frame = axis.rect(along: along, across: acrossPinned, size: size)
        case .end:
            let natural = footerStart + (item.extends ? edges[index].position : -long)
            var along = natural
            if item.isPinned, let visible {
                let behind = item.extends ? lengths.footer - edges[index].position : long
                along = max(
                    min(natural, visible.upperBound - behind), min(natural, section.padding.before + lengths.header))
            }
            frame = axis.rect(along: along, across: acrossPinned, size: size)
        case .startAcross:
            let across = item.extends ? 0 : lengths.sides.before
            frame = axis.rect(along: between(contentStart, lengths.groups, long), across: across, size: size)
        case .endAcross:
            let across = axis.across(container) - wide - (item.extends ? 0 : lengths.sides.behind)
            frame = axis.rect(along: between(contentStart, lengths.groups, long), across: across, size: size)
        }
        frame = frame.translated(by: item.offset)
        return Placed(part: .boundary(index), frame: frame, zIndex: item.zIndex, kind: item.kind)
    }
}

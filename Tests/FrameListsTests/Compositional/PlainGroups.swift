import FrameGeometry

@testable import FrameLists

/// A simple implementation of the groups of a compositional layout. It computes everything for every group, from left
/// to right, and turns groups that run from top to bottom.
struct PlainGroups {
    /// The measured sizes of the items of the section.
    let measured: [Int: Size]
    let itemCount: Int

    struct Group {
        var size: Size
        /// The cells, each with an item of the section, or `nil` if there is no item for the cell.
        var cells: [(item: Int?, frame: Rect)]
    }

    /// Returns all groups of a section, each with its distance from the beginning.
    func groups(_ spec: CompositionalItem, in container: Size, axis: ScrollAxis, spacing: Double) -> [(
        start: Double, group: Group
    )] {
        var all: [(Double, Group)] = []
        var (item, position) = (0, 0.0)
        while item < itemCount {
            let group = solve(spec, container, item)
            let real = group.cells.compactMap(\.item).count
            if real == 0 { break }
            let edges =
                axis == .vertical ? (spec.edges.top, spec.edges.bottom) : (spec.edges.leading, spec.edges.trailing)
            let before = edges.0.map(Self.least) ?? 0
            all.append((position + before, group))
            let length = axis == .vertical ? group.size.height : group.size.width
            position += max(0, before + length + (edges.1.map(Self.least) ?? 0) + spacing)
            item += real
        }
        return all
    }

    private static func least(_ spacing: LayoutSpacing) -> Double {
        switch spacing {
        case .fixed(let points), .flexible(let points): points
        }
    }

    private static func isFlexible(_ spacing: LayoutSpacing?) -> Bool {
        if case .flexible = spacing { true } else { false }
    }

    private static func points(_ length: LayoutLength, _ container: Size) -> Double {
        switch length {
        case .fractionOfWidth(let part): part * container.width
        case .fractionOfHeight(let part): part * container.height
        case .absolute(let points), .estimated(let points), .uniform(let points): points
        }
    }

    /// - Parameter item: The first item of the section in the group.
    func solve(_ spec: CompositionalItem, _ container: Size, _ item: Int) -> Group {
        switch spec.content {
        case .cell:
            var size = Size(
                width: Self.points(spec.size.width, container), height: Self.points(spec.size.height, container))
            let isReal = item < itemCount
            if isReal, let content = measured[item] {
                if spec.size.width.isEstimated {
                    size.width = content.width + spec.insets.leading + spec.insets.trailing
                }
                if spec.size.height.isEstimated { size.height = content.height + spec.insets.top + spec.insets.bottom }
            }
            return Group(size: size, cells: [(isReal ? item : nil, Self.inner(size, spec.insets))])
        case .custom(let frames):
            let size = Size(
                width: Self.points(spec.size.width, container), height: Self.points(spec.size.height, container))
            let cells = frames.enumerated().map { offset, frame in
                (
                    item + offset < itemCount ? item + offset : nil,
                    frame.frame.translated(by: Point(x: spec.insets.leading, y: spec.insets.top))
                )
            }
            return Group(size: size, cells: cells)
        case .line(let line):
            guard line.axis == .vertical else { return row(line, spec, container, item) }
            // A column is a turned row.
            var turned = spec.turned
            if case .line(let line) = turned.content {
                turned.content = .cell
                let plain = PlainGroups(measured: measured.mapValues(\.turned), itemCount: itemCount)
                let group = plain.row(line, turned, container.turned, item)
                return Group(size: group.size.turned, cells: group.cells.map { ($0.item, $0.frame.turned) })
            }
            return Group(size: .zero, cells: [])
        }
    }

    private static func inner(_ size: Size, _ insets: ListInsets) -> Rect {
        Rect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    private func row(_ line: CompositionalLine, _ spec: CompositionalItem, _ container: Size, _ item: Int) -> Group {
        var outer = Size(
            width: Self.points(spec.size.width, container), height: Self.points(spec.size.height, container))
        let inner = Self.inner(outer, spec.insets).size
        let isOpen = spec.size.width.isEstimated
        let gap = Self.least(line.spacing)
        var parts: [(spec: CompositionalItem, group: Group)] = []
        var (next, used) = (item, 0.0)
        while parts.count < 1000 {
            var part = line.items[parts.count % line.items.count]
            let edges = (part.edges.leading.map(Self.least) ?? 0) + (part.edges.trailing.map(Self.least) ?? 0)
            var limit: Int?
            if case .times(let count) = line.repeats { limit = count }
            if case .equally(let count) = line.repeats {
                limit = count
                part.size.width = .absolute(max(0, (inner.width - gap * Double(count - 1)) / Double(count) - edges))
            }
            if let limit, parts.count == limit { break }
            if isOpen, next >= itemCount, !parts.isEmpty { break }
            let group = solve(part, inner, next)
            let width = isOpen ? Self.points(part.size.width, inner) : group.size.width
            let more = (parts.isEmpty ? 0 : gap) + edges + width
            if limit == nil, !parts.isEmpty, used + more > inner.width + 1e-6 { break }
            used += more
            parts.append((part, group))
            next += group.cells.count
        }
        func isReal(_ index: Int) -> Bool { parts[index].group.cells.first?.item != nil }
        // Cells of uniform height.
        var heights: [Double] = []
        for index in parts.indices where isReal(index) {
            if case .uniform = parts[index].spec.size.height, case .cell = parts[index].spec.content {
                heights.append(parts[index].group.size.height)
            }
        }
        for index in parts.indices where isReal(index) {
            if case .uniform = parts[index].spec.size.height, case .cell = parts[index].spec.content,
                let most = heights.max()
            {
                parts[index].group.size.height = most
                let frame = Self.inner(parts[index].group.size, parts[index].spec.insets)
                parts[index].group.cells[0].frame = frame
            }
        }
        let counted = parts.indices.filter { !isOpen || isReal($0) }
        var (sum, flexible) = (0.0, 0)
        for (position, index) in counted.enumerated() {
            let part = parts[index]
            sum += part.group.size.width
            if position > 0 {
                sum += gap
                if Self.isFlexible(line.spacing) { flexible += 1 }
            }
            for edge in [part.spec.edges.leading, part.spec.edges.trailing] {
                sum += edge.map(Self.least) ?? 0
                if Self.isFlexible(edge) { flexible += 1 }
            }
        }
        let room = isOpen ? sum : inner.width
        let share = flexible > 0 ? max(0, room - sum) / Double(flexible) : 0
        func full(_ spacing: LayoutSpacing?) -> Double {
            guard let spacing else { return 0 }
            return Self.least(spacing) + (Self.isFlexible(spacing) ? share : 0)
        }
        var height = inner.height
        if spec.size.height.isEstimated {
            let real = parts.indices.filter(isReal).map { index in
                parts[index].group.size.height + (parts[index].spec.edges.top.map(Self.least) ?? 0)
                    + (parts[index].spec.edges.bottom.map(Self.least) ?? 0)
            }
            if let most = real.max() { height = most }
            outer.height = height + spec.insets.top + spec.insets.bottom
        }
        if isOpen { outer.width = sum + spec.insets.leading + spec.insets.trailing }
        var cells: [(Int?, Rect)] = []
        var x = spec.insets.leading
        for (index, part) in parts.enumerated() {
            if index > 0 { x += full(line.spacing) }
            x += full(part.spec.edges.leading)
            let (top, bottom) = (part.spec.edges.top, part.spec.edges.bottom)
            var y = spec.insets.top + (top.map(Self.least) ?? 0)
            if Self.isFlexible(top) {
                let rest = height - (top.map(Self.least) ?? 0) - part.group.size.height - (bottom.map(Self.least) ?? 0)
                y += max(0, rest) / (Self.isFlexible(bottom) ? 2 : 1)
            }
            cells += part.group.cells.map { ($0.item, $0.frame.translated(by: Point(x: x, y: y))) }
            x += part.group.size.width + full(part.spec.edges.trailing)
        }
        return Group(size: outer, cells: cells)
    }
}

extension Size {
    var turned: Size { Size(width: height, height: width) }
}

extension Rect {
    var turned: Rect { Rect(x: minY, y: minX, width: size.height, height: size.width) }
}

extension LayoutLength {
    var turned: LayoutLength {
        switch self {
        case .fractionOfWidth(let part): .fractionOfHeight(part)
        case .fractionOfHeight(let part): .fractionOfWidth(part)
        case .absolute, .estimated, .uniform: self
        }
    }
}

extension CompositionalItem {
    /// The item with width and height exchanged.
    var turned: CompositionalItem {
        var item = self
        item.size = LayoutSize(width: size.height.turned, height: size.width.turned)
        item.insets = ListInsets(
            top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
        item.edges = LayoutEdges(leading: edges.top, top: edges.leading, trailing: edges.bottom, bottom: edges.trailing)
        switch content {
        case .cell: break
        case .custom(let frames):
            item.content = .custom(frames.map { .init(frame: $0.frame.turned, zIndex: $0.zIndex) })
        case .line(var line):
            line.axis = line.axis == .vertical ? .horizontal : .vertical
            line.items = line.items.map(\.turned)
            item.content = .line(line)
        }
        return item
    }
}

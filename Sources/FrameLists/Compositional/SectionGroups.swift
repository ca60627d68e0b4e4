internal import FrameGeometry

/// The groups of a section, one after the other on an axis.
///
/// If all groups take the same number of items, only groups with measured items are stored. If the sizes of contents
/// determine how many items a group takes, the first item of each group is stored.
struct SectionGroups: Sendable {
    let axis: ScrollAxis
    private let item: CompositionalItem
    private let container: Size
    private let itemCount: Int
    private let spacing: Double
    private let template: SolvedGroup
    /// First item of each group; `nil` if all have as many as the template.
    private var firsts: [Int]?
    /// Distance from the start of each group to the start of the next one.
    private var pitches: Lengths
    private var measured: [Int: Size] = [:]
    private var measuredGroups: Set<Int> = []
    /// Lengths across the axis of groups with measured items.
    private var thicknesses: [Int: Double] = [:]
    /// Distance that frames extend before their group's start and after its pitch.
    private var overhang = (before: 0.0, behind: 0.0)

    init(_ item: CompositionalItem, count: Int, in container: Size, axis: ScrollAxis, spacing: Double) {
        (self.item, self.container, itemCount, self.axis) = (item, container, max(0, count), axis)
        self.spacing = spacing.isFinite ? spacing : 0
        template = GroupSolver(measured: { _ in nil }, limit: .max).solve(item, in: container)
        let pitch = Self.pitch(template, item, axis, self.spacing)
        let perGroup = template.cells.count
        let groups = perGroup > 0 ? (itemCount + perGroup - 1) / perGroup : 0
        pitches = Lengths(count: groups, common: pitch)
        reachOut(template, pitch)
        if item.dependsOnContent {
            divide()
        } else if groups > 0, itemCount % perGroup != 0 {
            update(groups - 1)
        }
    }

    var count: Int { pitches.count }

    /// Distance from the start of the first group to the end of the last one.
    var length: Double { count > 0 ? max(0, pitches.total - spacing) : 0 }

    /// Largest length across the axis. Groups that are not measured count only as long as none is.
    var thickness: Double {
        let edges = item.edges.along(axis.crossing)
        let content = thicknesses.values.max() ?? axis.across(template.size)
        return count > 0 ? edges.before.least + content + edges.behind.least : 0
    }

    // MARK: Groups

    /// Returns the start of a group, including the distance before it.
    func start(of group: Int) -> Double { pitches.sum(before: group) + item.edges.along(axis).before.least }

    func solved(_ group: Int) -> SolvedGroup {
        let first = first(of: group)
        let limit = itemCount - first
        if !measuredGroups.contains(group), limit >= template.cells.count, firsts == nil { return template }
        return GroupSolver(measured: { measured[first + $0] }, limit: limit).solve(item, in: container)
    }

    func first(of group: Int) -> Int { firsts?[group] ?? group * template.cells.count }

    /// Returns the number of cells that a group shows.
    func cells(of group: Int) -> Int {
        let next = group + 1 < count ? first(of: group + 1) : itemCount
        return next - first(of: group)
    }

    /// Returns the group of an item, and the index of its cell in that group.
    func position(of index: Int) -> (group: Int, cell: Int)? {
        guard 0..<itemCount ~= index, count > 0 else { return nil }
        if let firsts {
            let group = firsts.partition { $0 <= index } - 1
            return (group, index - firsts[group])
        }
        let (group, cell) = index.quotientAndRemainder(dividingBy: template.cells.count)
        return (group, cell)
    }

    /// Returns the groups whose frames may be between two positions.
    func groups(from low: Double, to high: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let (low, high) = (low - overhang.behind - max(0, -spacing), high + overhang.before)
        guard high >= 0, low <= pitches.total else { return 0..<0 }
        let first = pitches.index(at: max(0, low)) ?? (low <= 0 ? 0 : count - 1)
        let last = pitches.index(at: high) ?? count - 1
        return first..<max(first, last + 1)
    }

    /// Returns the group at a position, or the nearest one.
    func nearestGroup(to position: Double) -> Int {
        position <= 0 ? 0 : pitches.index(at: position) ?? max(0, count - 1)
    }

    // MARK: Measuring

    /// Replaces estimates with the sizes of contents.
    mutating func measure(_ sizes: [(item: Int, size: Size)]) {
        var touched: Set<Int> = []
        for (index, size) in sizes where 0..<itemCount ~= index && size.isUsable {
            measured[index] = size
            if firsts == nil, let position = position(of: index) { touched.insert(position.group) }
        }
        if firsts != nil { return divide() }
        for group in touched {
            measuredGroups.insert(group)
            update(group)
        }
    }

    private mutating func update(_ group: Int) {
        let solved = solved(group)
        let pitch = Self.pitch(solved, item, axis, spacing)
        pitches.set(pitch, at: group)
        reachOut(solved, pitch)
        if measuredGroups.contains(group) { thicknesses[group] = axis.across(solved.size) }
    }

    /// Fills one group after another.
    private mutating func divide() {
        var (firsts, lengths, index) = ([Int](), [Double](), 0)
        let measured = measured
        thicknesses = [:]
        while index < itemCount {
            let first = index
            let solver = GroupSolver(measured: { measured[first + $0] }, limit: itemCount - first)
            let solved = solver.solve(item, in: container)
            guard !solved.cells.isEmpty else { break }
            thicknesses[firsts.count] = axis.across(solved.size)
            firsts.append(first)
            index += min(solved.cells.count, itemCount - first)
            let pitch = Self.pitch(solved, item, axis, spacing)
            lengths.append(pitch)
            reachOut(solved, pitch)
        }
        self.firsts = firsts
        pitches = Lengths(lengths, common: 0)
    }

    /// Notes how far the frames of a group extend beyond it.
    private mutating func reachOut(_ solved: SolvedGroup, _ pitch: Double) {
        func reach(_ frame: Rect) {
            let start = axis.along(frame.origin)
            overhang.before = max(overhang.before, -start)
            overhang.behind = max(overhang.behind, start + axis.along(frame.size) - pitch)
        }
        for cell in solved.cells {
            reach(cell.frame)
            for anchored in cell.anchored { reach(anchored.item.frame(on: anchored.container, measured: nil)) }
        }
    }

    private static func pitch(
        _ solved: SolvedGroup, _ item: CompositionalItem, _ axis: ScrollAxis, _ spacing: Double
    ) -> Double {
        let (before, behind) = item.edges.along(axis)
        // Groups never go backward; at most they cover each other.
        return max(0, before.least + axis.along(solved.size) + behind.least + spacing)
    }
}

extension CompositionalItem {
    /// Whether the sizes of contents determine how many cells a group takes.
    fileprivate var dependsOnContent: Bool {
        guard case .line(let line) = content else { return false }
        let isFilled = line.repeats == .untilFull && !size.along(line.axis).isEstimated
        return line.items.contains {
            (isFilled && $0.size.along(line.axis).isEstimated) || $0.dependsOnContent
        }
    }
}

extension Size {
    /// Whether a layout can add up the lengths.
    var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

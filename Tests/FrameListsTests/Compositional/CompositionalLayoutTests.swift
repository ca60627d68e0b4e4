import FrameGeometry
import TestSupport
import Testing

@testable import FrameLists

@Suite struct CompositionalLayoutTests {
    /// Random sections.
    private struct Case {
        let axis: ScrollAxis
        let container: Size
        let sections: [CompositionalSection]
        let spacing: Double
        let isRightToLeft: Bool
        let measured: [[Int: Size]]

        init(_ random: inout SplitMix64) {
            axis = random.isTrue() ? .vertical : .horizontal
            container = Size(width: random.number(80...400).rounded(), height: random.number(80...400).rounded())
            let axis = self.axis
            sections = (0..<random.integer(1...3)).map { _ in Self.section(&random, axis) }
            spacing = random.isTrue() ? 0 : 12
            isRightToLeft = random.isTrue(0.3)
            measured = sections.map { section in
                var sizes: [Int: Size] = [:]
                for item in 0..<section.itemCount where random.isTrue(0.3) {
                    sizes[item] = Size(width: random.number(5...90).rounded(), height: random.number(5...90).rounded())
                }
                return sizes
            }
        }

        private static func section(_ random: inout SplitMix64, _ axis: ScrollAxis) -> CompositionalSection {
            var section = CompositionalSection(group: line(&random, depth: 2), itemCount: random.integer(below: 30))
            section.groupSpacing = random.isTrue() ? 0 : random.number(0...12).rounded()
            section.insets = insets(&random)
            if random.isTrue(0.3) { section.padding = (7, 3) }
            if random.isTrue() {
                section.boundary.append(
                    BoundaryItem(
                        kind: "header", size: LayoutSize(width: .fractionOfWidth(1), height: .absolute(20)),
                        alignment: axis == .vertical ? .top : .leading))
                section.boundary[0].size = LayoutSize(width: .absolute(20), height: .absolute(30))
            }
            if random.isTrue(0.3) {
                section.boundary.append(
                    BoundaryItem(
                        kind: "footer", size: LayoutSize(width: .absolute(15), height: .absolute(15)),
                        alignment: axis == .vertical ? .bottomTrailing : .trailing))
            }
            if random.isTrue(0.3) { section.orthogonal = .continuous }
            return section
        }

        private static func insets(_ random: inout SplitMix64) -> ListInsets {
            guard random.isTrue(0.4) else { return .zero }
            func inset() -> Double { random.number(0...10).rounded() }
            return ListInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
        }

        private static func length(_ random: inout SplitMix64) -> LayoutLength {
            switch random.integer(below: 5) {
            case 0: .fractionOfWidth(random.number(0.1...1))
            case 1: .fractionOfHeight(random.number(0.1...1))
            case 2: .absolute(random.number(10...120).rounded())
            case 3: .estimated(random.number(10...120).rounded())
            default: .uniform(estimate: random.number(10...60).rounded())
            }
        }

        private static func spacing(_ random: inout SplitMix64) -> LayoutSpacing {
            random.isTrue() ? .fixed(random.number(0...9).rounded()) : .flexible(random.number(0...9).rounded())
        }

        private static func item(_ random: inout SplitMix64, depth: Int) -> CompositionalItem {
            var item =
                depth > 0 && random.isTrue(0.3)
                ? line(&random, depth: depth - 1)
                : CompositionalItem(size: LayoutSize(width: length(&random), height: length(&random)))
            item.insets = insets(&random)
            if random.isTrue(0.3) {
                item.edges = LayoutEdges(
                    leading: random.isTrue() ? spacing(&random) : nil, top: random.isTrue() ? spacing(&random) : nil,
                    trailing: random.isTrue() ? spacing(&random) : nil, bottom: random.isTrue() ? spacing(&random) : nil
                )
            }
            return item
        }

        private static func line(_ random: inout SplitMix64, depth: Int) -> CompositionalItem {
            let size = LayoutSize(width: length(&random), height: length(&random))
            if random.isTrue(0.1) {
                let frames = (0..<random.integer(1...4)).map { index in
                    CompositionalItem.CustomFrame(
                        frame: Rect(x: Double(index) * 12, y: random.number(0...20).rounded(), width: 10, height: 14),
                        zIndex: index)
                }
                return CompositionalItem(size: size, content: .custom(frames))
            }
            let repeats: CompositionalLine.Repeats = [
                .untilFull, .untilFull, .times(random.integer(1...4)), .equally(random.integer(1...4)),
            ][random.integer(below: 4)]
            var line = CompositionalLine(
                axis: random.isTrue() ? .vertical : .horizontal,
                items: (0..<random.integer(1...3)).map { _ in item(&random, depth: depth) }, repeats: repeats)
            line.spacing = spacing(&random)
            var group = CompositionalItem(size: size, content: .line(line))
            group.insets = insets(&random)
            return group
        }

        var layout: CompositionalLayout {
            CompositionalLayout(
                sections, axis: axis, container: container, sectionSpacing: spacing, isRightToLeft: isRightToLeft)
        }

        var measurements: [(element: CompositionalLayout.Element, size: Size)] {
            measured.enumerated().flatMap { section, sizes in
                sizes.map { (.item(ListIndex(section: section, item: $0.key)), $0.value) }
            }
        }

        /// Returns the frames of all items before mirroring, and the length of the content.
        func plainFrames() -> (frames: [ListIndex: Rect], length: Double) {
            var frames: [ListIndex: Rect] = [:]
            var position = 0.0
            for (index, section) in sections.enumerated() {
                if index > 0 { position += spacing }
                position += section.padding.before
                let lengths = section.boundary.map { axis.along($0.size.points(in: container)) }
                for (item, length) in zip(section.boundary, lengths) where item.kind == "header" { position += length }
                let area = Rect(origin: .zero, size: container).inset(by: section.insets)
                position += axis == .vertical ? section.insets.top : section.insets.leading
                let plain = PlainGroups(measured: measured[index], itemCount: section.itemCount)
                let across: ScrollAxis = axis == .vertical ? .horizontal : .vertical
                let groupAxis = section.orthogonal == nil ? axis : across
                let groups = plain.groups(section.group, in: area.size, axis: groupAxis, spacing: section.groupSpacing)
                for (start, group) in groups {
                    let origin =
                        groupAxis == axis
                        ? axis.point(along: position + start, across: axis == .vertical ? area.minX : area.minY)
                        : axis.point(along: position, across: (axis == .vertical ? area.minX : area.minY) + start)
                    for case (let item?, let frame) in group.cells {
                        frames[ListIndex(section: index, item: item)] = frame.translated(by: origin)
                    }
                }
                if section.orthogonal == nil {
                    if let last = groups.last { position += last.start + axis.along(last.group.size) }
                } else {
                    // Measured groups decide the thickness if there are any.
                    position += groups.isEmpty ? 0 : thickness(groups.map(\.group), measured[index], section)
                }
                position += axis == .vertical ? section.insets.bottom : section.insets.trailing
                for (item, length) in zip(section.boundary, lengths) where item.kind == "footer" { position += length }
                position += section.padding.behind
            }
            return (frames, position)
        }

        private func thickness(
            _ groups: [PlainGroups.Group], _ measured: [Int: Size], _ section: CompositionalSection
        ) -> Double {
            let known = groups.filter { $0.cells.contains { cell in cell.item.map { measured[$0] != nil } ?? false } }
            let plain = PlainGroups(measured: [:], itemCount: .max)
            let area = Rect(origin: .zero, size: container).inset(by: section.insets)
            let template = plain.solve(section.group, area.size, 0)
            return (known.isEmpty ? [template] : known).map { axis.along($0.size) }.max() ?? 0
        }
    }

    private func eachCase(_ count: Int = 600, _ body: (Case, inout SplitMix64) -> Void) {
        var random = SplitMix64(seed: 71)
        for _ in 0..<count { body(Case(&random), &random) }
    }

    private func isNear(_ one: Rect?, _ other: Rect?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return [
            one.minX - other.minX, one.minY - other.minY, one.size.width - other.size.width,
            one.size.height - other.size.height,
        ].allSatisfy { abs($0) < 1e-6 }
    }

    /// Returns whether the contents of an orthogonal section decide the number of items in a group. Such groups have
    /// another thickness before they are measured.
    private func isOrthogonalAndFilledByContent(_ section: CompositionalSection) -> Bool {
        section.orthogonal != nil && section.group.isFilledByContent
    }

    @Test func framesMatchThePlainLayout() {
        eachCase { tested, _ in
            var layout = tested.layout
            layout.measure(tested.measurements)
            guard !tested.sections.contains(where: isOrthogonalAndFilledByContent) else { return }
            let (frames, length) = tested.plainFrames()
            #expect(abs(tested.axis.along(layout.contentSize) - length) < 1e-6)
            for (index, frame) in frames {
                guard tested.sections[index.section].orthogonal == nil || !tested.isRightToLeft else { continue }
                let expected = tested.isRightToLeft ? frame.mirrored(in: layout.contentSize.width) : frame
                #expect(isNear(layout.placed(.item(index))?.frame, expected))
            }
        }
    }

    @Test func measuringOneByOneEqualsMeasuringAtOnce() {
        eachCase(200) { tested, random in
            var (layout, other) = (tested.layout, tested.layout)
            layout.measure(tested.measurements)
            for measurement in tested.measurements.shuffled(using: &random) { other.measure([measurement]) }
            #expect(isNear(Rect(origin: .zero, size: layout.contentSize), Rect(origin: .zero, size: other.contentSize)))
            for (section, specification) in tested.sections.enumerated() {
                for item in 0..<specification.itemCount {
                    let element = CompositionalLayout.Element.item(ListIndex(section: section, item: item))
                    #expect(isNear(layout.placed(element)?.frame, other.placed(element)?.frame))
                }
            }
        }
    }

    @Test func aRectangleReturnsTheElementsThatOverlapIt() {
        eachCase { tested, random in
            var layout = tested.layout
            layout.measure(tested.measurements)
            let all = tested.sections.enumerated().flatMap { section, specification in
                (0..<specification.itemCount).filter { _ in specification.orthogonal == nil }
                    .map { CompositionalLayout.Element.item(ListIndex(section: section, item: $0)) }
                    + specification.boundary.indices.map { .boundary(section: section, $0) }
            }
            for _ in 0..<5 {
                let rect = Rect(
                    x: random.number(-20...layout.contentSize.width + 20),
                    y: random.number(-20...layout.contentSize.height + 20),
                    width: random.number(1...150), height: random.number(1...150))
                let shown = Set(all.filter { layout.placed($0)?.frame.overlaps(rect) ?? false })
                let found = layout.elements(in: rect)
                #expect(Set(found.map(\.element)) == shown)
                #expect(found.count == shown.count)
                for placed in found { #expect(placed.frame == layout.placed(placed.element)?.frame) }
            }
        }
    }

    @Test func orthogonalSectionsReturnTheElementsInTheirViewport() {
        eachCase { tested, random in
            var layout = tested.layout
            layout.measure(tested.measurements)
            for (section, specification) in tested.sections.enumerated() {
                guard specification.orthogonal != nil, let viewport = layout.viewport(ofSection: section) else {
                    #expect(layout.viewport(ofSection: section) == nil)
                    continue
                }
                let content = layout.orthogonalContent(ofSection: section)
                let rect = Rect(
                    x: random.number(0...content.width), y: random.number(0...content.height), width: 60, height: 60)
                let items = (0..<specification.itemCount).filter { item in
                    let frame = layout.placed(.item(ListIndex(section: section, item: item)))?.frame
                    return frame.map { $0.translated(by: Point.zero - viewport.origin).overlaps(rect) } ?? false
                }
                let found = layout.orthogonalElements(ofSection: section, in: rect).compactMap { placed -> Int? in
                    if case .item(let index) = placed.element { index.item } else { nil }
                }
                #expect(found.sorted() == items)
            }
        }
    }
}

extension CompositionalItem {
    /// Whether contents decide the number of cells in a group.
    fileprivate var isFilledByContent: Bool {
        guard case .line(let line) = content else { return false }
        let length = line.axis == .vertical ? size.height : size.width
        return line.items.contains { item in
            let own = line.axis == .vertical ? item.size.height : item.size.width
            return (line.repeats == .untilFull && !length.isEstimated && own.isEstimated) || item.isFilledByContent
        }
    }
}

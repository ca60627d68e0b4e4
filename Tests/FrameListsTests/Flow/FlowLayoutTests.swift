import FrameGeometry
import TestSupport
import Testing

@testable import FrameLists

@Suite struct FlowLayoutTests {
    /// Random sections with the frames of the simple implementation.
    private struct Case {
        let axis: ScrollAxis
        let layout: FlowLayout
        let plain: PlainFlow
        let across: Double

        init(_ random: inout SplitMix64) {
            axis = random.isTrue(0.5) ? .vertical : .horizontal
            across = random.number(60...400).rounded()
            let plain = (0..<random.integer(below: 5)).map { _ in Self.section(&random) }
            self.plain = PlainFlow(plain, width: across)
            let axis = self.axis
            layout = FlowLayout(
                plain.map { section in
                    var flow = FlowSection(
                        items: Self.items(section.items.map { axis.size(along: $0.1, across: $0.0) }, &random))
                    flow.insets =
                        axis == .vertical
                        ? ListInsets(
                            top: section.insets.start, leading: section.insets.left, bottom: section.insets.end,
                            trailing: section.insets.right)
                        : ListInsets(
                            top: section.insets.left, leading: section.insets.start, bottom: section.insets.right,
                            trailing: section.insets.end)
                    (flow.lineSpacing, flow.itemSpacing) = (section.lineSpacing, section.itemSpacing)
                    (flow.headerLength, flow.footerLength) = (section.header, section.footer)
                    return flow
                }, axis: axis, across: across)
        }

        private static func section(_ random: inout SplitMix64) -> PlainFlow.Section {
            var section = PlainFlow.Section()
            func inset() -> Double { random.isTrue(0.5) ? 0 : random.number(0...20).rounded() }
            section.insets = (inset(), inset(), inset(), inset())
            (section.lineSpacing, section.itemSpacing) = (inset(), inset())
            (section.header, section.footer) = (inset(), inset())
            let common = (random.number(1...150).rounded(), random.number(1...60).rounded())
            // No items, few items or all items differ from the common size.
            let odd = [0, 0.05, 1][random.integer(below: 3)]
            section.items = (0..<random.integer(below: 40)).map { _ in
                random.isTrue(odd) ? (random.number(1...150).rounded(), random.number(1...60).rounded()) : common
            }
            return section
        }

        /// Returns the items in one of the storage forms.
        private static func items(_ sizes: [Size], _ random: inout SplitMix64) -> FlowItems {
            guard let first = sizes.first, random.isTrue(0.7) else { return .each(sizes) }
            let measured = Dictionary(
                uniqueKeysWithValues: sizes.enumerated().filter { $0.element != first }.map { ($0.offset, $0.element) })
            return .estimated(first, count: sizes.count, measured: measured)
        }

        /// Returns a frame of the simple implementation on the axis of the case.
        func turned(_ rect: Rect) -> Rect {
            axis == .vertical
                ? rect : Rect(x: rect.minY, y: rect.minX, width: rect.size.height, height: rect.size.width)
        }

        var elements: [(FlowLayout.Element, Rect)] {
            plain.items.indices.flatMap { section in
                let items = plain.items[section].enumerated().map {
                    (FlowLayout.Element.item(ListIndex(section: section, item: $0.offset)), turned($0.element))
                }
                let header = plain.headers[section].map { [(FlowLayout.Element.header(section), turned($0))] } ?? []
                let footer = plain.footers[section].map { [(FlowLayout.Element.footer(section), turned($0))] } ?? []
                return header + items + footer
            }
        }
    }

    private func eachCase(_ body: (Case, inout SplitMix64) -> Void) {
        var random = SplitMix64(seed: 44)
        for _ in 0..<400 { body(Case(&random), &random) }
    }

    private func isNear(_ one: Rect?, _ other: Rect?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return [
            one.minX - other.minX, one.minY - other.minY, one.size.width - other.size.width,
            one.size.height - other.size.height,
        ].allSatisfy { abs($0) < 1e-6 }
    }

    @Test func framesMatchThePlainLayout() {
        eachCase { tested, _ in
            for (element, frame) in tested.elements { #expect(isNear(tested.layout.frame(of: element), frame)) }
            #expect(abs(tested.axis.along(tested.layout.contentSize) - tested.plain.height) < 1e-6)
            #expect(tested.axis.across(tested.layout.contentSize) == tested.across)
        }
    }

    @Test func aRectangleReturnsTheElementsThatOverlapIt() {
        eachCase { tested, random in
            for _ in 0..<8 {
                let size = tested.layout.contentSize
                let rect = Rect(
                    x: random.number(-20...size.width + 20), y: random.number(-20...size.height + 20),
                    width: random.number(1...200), height: random.number(1...200))
                let shown = tested.elements.filter { tested.layout.frame(of: $0.0)?.overlaps(rect) ?? false }.map(\.0)
                #expect(tested.layout.elements(in: rect) == shown)
            }
        }
    }

    @Test func thereIsNoElementOutside() {
        eachCase { tested, _ in
            for (section, items) in tested.plain.items.enumerated() {
                #expect(tested.layout.frame(of: .item(ListIndex(section: section, item: items.count))) == nil)
                #expect(tested.layout.frame(of: .item(ListIndex(section: section, item: -1))) == nil)
                #expect((tested.layout.frame(of: .header(section)) == nil) == (tested.plain.headers[section] == nil))
            }
            #expect(tested.layout.frame(of: .footer(tested.plain.items.count)) == nil)
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        var section = FlowSection(items: .uniform(Size(width: 30, height: 20), count: 5))
        section.insets.leading = 7
        for axis in [ScrollAxis.vertical, .horizontal] {
            let plain = FlowLayout([section], axis: axis, across: 100)
            let mirrored = FlowLayout([section], axis: axis, across: 100, isRightToLeft: true)
            for item in 0..<5 {
                let element = FlowLayout.Element.item(ListIndex(section: 0, item: item))
                let frame = plain.frame(of: element)?.mirrored(in: plain.contentSize.width)
                #expect(mirrored.frame(of: element) == frame)
                if let frame { #expect(mirrored.elements(in: frame).contains(element)) }
            }
        }
    }

    @Test func pinnedHeadersStayInTheirSection() {
        var section = FlowSection(items: .uniform(Size(width: 100, height: 40), count: 5))
        (section.headerLength, section.footerLength) = (30, 10)
        var layout = FlowLayout([section, section], axis: .vertical, across: 100)
        let length = layout.contentSize.height / 2
        for offset in stride(from: -50.0, through: 2 * length, by: 7) {
            layout.pins = FlowLayout.Pins(headers: true, footers: true, start: offset, end: offset + 90)
            for index in 0..<2 {
                let (start, end) = (Double(index) * length, Double(index + 1) * length)
                let header = layout.frame(of: .header(index))?.minY
                #expect(header == min(max(offset, start), end - 30))
                let footer = layout.frame(of: .footer(index))?.minY
                #expect(footer == max(min(offset + 90, end) - 10, start))
                if let header, header < offset + 90, header + 30 > offset {
                    let shown = layout.elements(in: Rect(x: 0, y: offset, width: 100, height: 90))
                    #expect(shown.contains(.header(index)))
                }
            }
        }
    }

    @Test func originsAreRoundedToPixelsAndSizesAreNot() {
        let layout = FlowLayout(
            [FlowSection(items: .uniform(Size(width: 33.4, height: 20.1), count: 9))], axis: .vertical, across: 131,
            pixelsPerPoint: 3)
        for item in 0..<9 {
            let frame = layout.frame(of: .item(ListIndex(section: 0, item: item)))
            #expect(frame.map { ($0.minX * 3).rounded() / 3 } == frame?.minX)
            #expect(frame?.size == Size(width: 33.4, height: 20.1))
        }
    }

    @Test func thirdsOfAWidthFitALine() {
        for width in stride(from: 100.0, through: 1000, by: 1) {
            let item = (width - 20) / 3
            let layout = FlowLayout(
                [FlowSection(items: .uniform(Size(width: item, height: 10), count: 3))], axis: .vertical, across: width)
            #expect(layout.contentSize.height == 10)
        }
    }

    @Test func manyItemsTakeNoMoreWorkThanFew() {
        let layout = FlowLayout(
            [FlowSection(items: .uniform(Size(width: 30, height: 20), count: 1_000_000_000))], axis: .vertical,
            across: 100)
        let middle = layout.contentSize.height / 2
        let shown = layout.elements(in: Rect(x: 0, y: middle, width: 100, height: 100))
        #expect((6...12).contains(shown.count))
        let measured = FlowLayout(
            [
                FlowSection(
                    items: .estimated(
                        Size(width: 30, height: 20), count: 1_000_000_000,
                        measured: [0: Size(width: 30, height: 50), 500_000_000: Size(width: 90, height: 50)]))
            ], axis: .vertical, across: 100)
        #expect(measured.contentSize.height > layout.contentSize.height)
    }

    @Test func nonFiniteLengthsCountAsZero() {
        for length in [-5.0, .nan, .infinity] {
            let layout = FlowLayout(
                [FlowSection(items: .each([Size(width: length, height: 20), Size(width: 30, height: length)]))],
                axis: .vertical, across: 100)
            #expect(layout.contentSize == Size(width: 100, height: 20))
        }
        let empty = FlowSection(items: .uniform(Size(width: 0, height: 0), count: 1000))
        #expect(FlowLayout([empty], axis: .vertical, across: 0).contentSize.height.isFinite)
    }
}

import FrameGeometry
import Testing

@testable import FrameLists

/// The features of a compositional layout besides items.
@Suite struct CompositionalPartsTests {
    private static func size(_ width: LayoutLength, _ height: LayoutLength) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    /// Returns rows of one item, 40 points high.
    private static func rows(_ count: Int, height: LayoutLength = .absolute(40)) -> CompositionalSection {
        let size = size(.fractionOfWidth(1), height)
        let line = CompositionalLine(axis: .vertical, items: [CompositionalItem(size: size)])
        return CompositionalSection(group: CompositionalItem(size: size, content: .line(line)), itemCount: count)
    }

    /// Returns groups of one item beside each other, 80 points wide.
    private static func shelf(_ behavior: OrthogonalBehavior, count: Int, width: Double = 80) -> CompositionalSection {
        let size = size(.absolute(width), .absolute(50))
        let line = CompositionalLine(axis: .horizontal, items: [CompositionalItem(size: size)])
        var section = CompositionalSection(
            group: CompositionalItem(size: size, content: .line(line)), itemCount: count)
        section.orthogonal = behavior
        section.groupSpacing = 10
        section.insets = ListInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    private static func layout(
        _ sections: [CompositionalSection], boundary: [BoundaryItem] = [], isRightToLeft: Bool = false
    ) -> CompositionalLayout {
        CompositionalLayout(
            sections, axis: .vertical, container: Size(width: 300, height: 500), boundary: boundary,
            isRightToLeft: isRightToLeft)
    }

    private static func header(_ alignment: BoundaryItem.Alignment = .top, width: LayoutLength = .fractionOfWidth(1))
        -> BoundaryItem
    {
        BoundaryItem(kind: "header", size: size(width, .absolute(30)), alignment: alignment)
    }

    // MARK: Attached views

    /// A badge of 20 × 10 points at a corner of an item of 100 × 50 points. The corner of the badge is at the corner of
    /// the item.
    @Test(arguments: [
        (0.0, 0.0, Point(x: 0, y: 0)), (1, 0, Point(x: 80, y: 0)), (0.5, 1, Point(x: 40, y: 40)),
        (1, 1, Point(x: 80, y: 40)),
    ])
    func badgesAreAtTheirAnchors(x: Double, y: Double, origin: Point) {
        let item = Rect(x: 200, y: 300, width: 100, height: 50)
        var badge = AnchoredItem(
            kind: "badge", size: Self.size(.absolute(20), .fractionOfHeight(0.2)),
            container: .init(unit: Point(x: x, y: y)))
        #expect(badge.frame(on: item, measured: nil).origin == item.origin + origin)
        badge.container.offset = Point(x: 3, y: -4)
        #expect(badge.frame(on: item, measured: nil).origin == item.origin + origin + Point(x: 3, y: -4))
        badge.container.isFraction = true
        badge.container.offset = Point(x: 0.5, y: -0.5)
        #expect(badge.frame(on: item, measured: nil).origin == item.origin + origin + Point(x: 10, y: -5))
    }

    @Test func anAnchorOfItsOwnPutsTheBadgeBesideTheItem() {
        let badge = AnchoredItem(
            kind: "badge", size: Self.size(.absolute(20), .absolute(10)), container: .init(unit: Point(x: 0.5, y: 1)),
            own: .init(unit: Point(x: 0.5, y: 0)))
        let frame = badge.frame(on: Rect(x: 0, y: 0, width: 100, height: 50), measured: nil)
        #expect(frame == Rect(x: 40, y: 50, width: 20, height: 10))
    }

    @Test func badgesOfItemsAndGroupsAreFound() {
        var section = Self.rows(3)
        let badge = AnchoredItem(
            kind: "badge", size: Self.size(.absolute(10), .absolute(10)), container: .init(unit: Point(x: 1, y: 0)),
            zIndex: 7)
        section.group.anchored = [badge]
        let layout = Self.layout([section])
        for item in 0..<3 {
            let index = ListIndex(section: 0, item: item)
            #expect(layout.supplementary("badge", at: index) == .anchored(index, 0))
            let placed = layout.placed(.anchored(index, 0))
            #expect(placed?.frame == Rect(x: 290, y: Double(item) * 40, width: 10, height: 10))
            #expect(placed?.zIndex == 7 && placed?.kind == "badge")
        }
        #expect(layout.supplementary("other", at: ListIndex(section: 0, item: 0)) == nil)
        #expect(layout.elements(in: Rect(x: 295, y: 41, width: 1, height: 1)).count == 2)
    }

    // MARK: Boundary items

    @Test(arguments: [
        (BoundaryItem.Alignment.top, 0.0, 110.0), (.topLeading, 0, 20), (.topTrailing, 0, 200), (.bottom, 120, 110),
        (.bottomTrailing, 120, 200),
    ])
    func boundaryItemsAreAtTheirEdges(alignment: BoundaryItem.Alignment, y: Double, x: Double) {
        var section = Self.rows(3)
        section.boundary = [Self.header(alignment, width: .absolute(80))]
        section.boundaryInsets = ListInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let layout = Self.layout([section])
        #expect(layout.placed(.boundary(section: 0, 0))?.frame == Rect(x: x, y: y, width: 80, height: 30))
        #expect(layout.contentSize.height == 150)
        let first = layout.placed(.item(ListIndex(section: 0, item: 0)))?.frame.minY
        #expect(first == (y == 0 ? 30 : 0))
    }

    @Test func aBoundaryItemThatDoesNotExtendIsOverTheContent() {
        var section = Self.rows(3)
        section.boundary = [Self.header()]
        section.boundary[0].extends = false
        let layout = Self.layout([section])
        #expect(layout.contentSize.height == 120)
        #expect(layout.placed(.boundary(section: 0, 0))?.frame.minY == 0)
    }

    @Test func itemsBesideTheGroupsTakeTheirWidth() {
        var section = Self.rows(1)
        section.boundary = [
            BoundaryItem(kind: "side", size: Self.size(.absolute(60), .absolute(20)), alignment: .leading)
        ]
        let layout = Self.layout([section])
        #expect(
            layout.placed(.item(ListIndex(section: 0, item: 0)))?.frame == Rect(x: 60, y: 0, width: 240, height: 40))
        #expect(layout.placed(.boundary(section: 0, 0))?.frame == Rect(x: 0, y: 10, width: 60, height: 20))
    }

    @Test func pinnedItemsStayInTheirSection() {
        var section = Self.rows(5)
        var footer = Self.header(.bottom)
        footer.isPinned = true
        section.boundary = [Self.header(), footer]
        section.boundary[0].isPinned = true
        section.padding = (10, 5)
        var layout = Self.layout([section, section])
        let length = layout.contentSize.height / 2
        #expect(length == 275)
        for offset in stride(from: -40.0, through: 2 * length, by: 9) {
            layout.visible = offset...offset + 100
            for index in 0..<2 {
                let start = Double(index) * length
                let header = layout.placed(.boundary(section: index, 0))?.frame.minY
                #expect(header == min(max(offset, start + 10), start + length - 5 - 30 - 30))
                let footer = layout.placed(.boundary(section: index, 1))?.frame.minY
                #expect(footer == max(min(offset + 100, start + length - 5) - 30, start + 40))
            }
        }
    }

    @Test func headersOfTheWholeContentAreAtItsEnds() {
        var footer = Self.header(.bottom)
        footer.kind = "footer"
        var layout = Self.layout([Self.rows(2), Self.rows(1)], boundary: [Self.header(), footer])
        #expect(layout.contentSize.height == 180)
        #expect(layout.placed(.globalBoundary(0))?.frame == Rect(x: 0, y: 0, width: 300, height: 30))
        #expect(layout.placed(.globalBoundary(1))?.frame.minY == 150)
        #expect(layout.placed(.item(ListIndex(section: 1, item: 0)))?.frame.minY == 110)
        #expect(layout.globalSupplementary("footer") == .globalBoundary(1))
        layout.measure([(.globalBoundary(0), Size(width: 300, height: 50))])
        #expect(layout.contentSize.height == 180, "an absolute size was measured")
    }

    @Test func measuredHeadersMoveTheContentBelow() {
        var section = Self.rows(2)
        section.boundary = [
            BoundaryItem(kind: "header", size: Self.size(.fractionOfWidth(1), .estimated(30)), alignment: .top)
        ]
        var layout = Self.layout([section, section])
        layout.measure([(.boundary(section: 0, 0), Size(width: 10, height: 50))])
        #expect(layout.placed(.boundary(section: 0, 0))?.frame == Rect(x: 0, y: 0, width: 300, height: 50))
        #expect(layout.placed(.item(ListIndex(section: 1, item: 0)))?.frame.minY == 160)
    }

    @Test func decorationsAreAsLargeAsTheirSection() {
        var section = Self.rows(2)
        section.boundary = [Self.header()]
        section.insets = ListInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.decorations = [DecorationItem(kind: "background")]
        section.decorations[0].insets = ListInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorations[0].reach = (100, 0)
        let layout = Self.layout([section])
        let placed = layout.placed(.decoration(section: 0, 0))
        #expect(placed?.frame == Rect(x: 2, y: -99, width: 294, height: 216))
        #expect(placed?.zIndex == -1)
        #expect(layout.decoration("background", inSection: 0) == .decoration(section: 0, 0))
        #expect(layout.elements(in: Rect(x: 0, y: -50, width: 10, height: 10)).map(\.kind) == ["background"])
    }

    // MARK: Orthogonal sections

    /// Groups of 80 points at 20, 110, 200, …. The viewport is 300 points wide.
    @Test(arguments: [
        (OrthogonalBehavior.continuous, 133.0, 0.0, 0.0, 133.0), (.groupLeadingBoundary, 133, 0, 0, 90),
        (.groupLeadingBoundary, 140, 0, 0, 180), (.groupPaging, 400, 0, 0, 90), (.groupPaging, 30, 0, 900, 90),
        (.groupPaging, 60, 90, -900, 0), (.groupPaging, 100, 90, 10, 90), (.paging, 140, 0, 0, 0),
        (.paging, 170, 0, 0, 300),
        (.paging, 290, 300, -900, 0), (.continuous, -50, 0, 0, 0), (.continuous, 5000, 0, 0, 630),
    ])
    func dragsEndWhereTheBehaviorSays(
        behavior: OrthogonalBehavior, proposed: Double, start: Double, velocity: Double, expected: Double
    ) {
        let positions = Self.layout([Self.shelf(behavior, count: 10)]).orthogonalPositions(ofSection: 0)
        #expect(positions?.content == 930)
        #expect(positions?.target(proposed: proposed, from: start, velocity: velocity) == expected)
    }

    @Test func centeredGroupsRestInTheMiddle() {
        let layout = Self.layout([Self.shelf(.groupPagingCentered, count: 10)])
        guard let positions = layout.orthogonalPositions(ofSection: 0) else {
            Issue.record("no positions")
            return
        }
        for group in 0..<10 {
            let rest = positions.rest(at: group)
            let frame = layout.placed(.item(ListIndex(section: 0, item: group)))?.frame
            #expect(frame.map { abs($0.midX - rest - 150) < 1e-9 } ?? false)
            #expect(positions.range.contains(rest))
        }
        #expect(positions.rest(at: 0) == 0)
        #expect(positions.target(proposed: 500, from: positions.rest(at: 2), velocity: 0) == positions.rest(at: 3))
    }

    @Test func orthogonalSectionsRunFromTheRight() {
        let plain = Self.layout([Self.rows(1), Self.shelf(.continuous, count: 10)])
        let mirrored = Self.layout([Self.rows(1), Self.shelf(.continuous, count: 10)], isRightToLeft: true)
        #expect(plain.viewport(ofSection: 1) == Rect(x: 0, y: 40, width: 300, height: 50))
        #expect(plain.viewport(ofSection: 0) == nil)
        #expect(plain.orthogonalSections(in: Rect(x: 0, y: 0, width: 300, height: 41)) == [1])
        #expect(plain.orthogonalSections(in: Rect(x: 0, y: 0, width: 300, height: 39)) == [])
        for item in 0..<10 {
            let element = CompositionalLayout.Element.item(ListIndex(section: 1, item: item))
            #expect(mirrored.placed(element)?.frame == plain.placed(element)?.frame.mirrored(in: 930))
        }
    }

    // MARK: Bounds

    @Test func manyGroupsTakeNoMoreWorkThanFew() {
        var layout = Self.layout([Self.rows(1_000_000_000, height: .estimated(40))])
        let last = ListIndex(section: 0, item: 999_999_999)
        layout.measure([(.item(ListIndex(section: 0, item: 500_000_000)), Size(width: 300, height: 100))])
        #expect(layout.contentSize.height == 40e9 + 60)
        #expect(layout.placed(.item(last))?.frame.maxY == layout.contentSize.height)
        let shown = layout.elements(in: Rect(x: 0, y: 20e9, width: 300, height: 400))
        #expect(shown.count == 9)
    }

    /// Without the limit, each height would examine a billion groups.
    @Test(arguments: [LayoutLength.absolute(1e-9), .absolute(0)])
    func tinyGroupsAreExaminedUpToALimit(height: LayoutLength) {
        let layout = Self.layout([Self.rows(1_000_000_000, height: height), Self.shelf(.continuous, count: 10)])
        let area = Rect(x: 0, y: 0, width: 300, height: 400)
        let items = layout.elements(in: area, limit: 1_000).compactMap { placed -> Int? in
            guard case .item(let index) = placed.element else { return nil }
            return index.item
        }
        #expect(items == Array(0..<1_000))
        #expect(layout.orthogonalElements(ofSection: 1, in: area, limit: 2).count == 2)
    }

    @Test(arguments: [
        LayoutLength.absolute(0), .fractionOfWidth(0), .estimated(0), .absolute(.nan), .absolute(-.infinity),
    ])
    func itemsWithoutLengthTerminate(length: LayoutLength) {
        let line = CompositionalLine(
            axis: .vertical, items: [CompositionalItem(size: Self.size(length, length))])
        let group = CompositionalItem(size: Self.size(.fractionOfWidth(1), .absolute(100)), content: .line(line))
        let layout = Self.layout([CompositionalSection(group: group, itemCount: 50)])
        #expect(layout.contentSize.height == 5000)
        #expect(layout.placed(.item(ListIndex(section: 0, item: 49)))?.frame.minY == 4900)
    }

    @Test func sizesThatCannotBeLaidOutAreNotTaken() {
        var layout = Self.layout([Self.rows(2, height: .estimated(40))])
        layout.measure([
            (.item(ListIndex(section: 0, item: 0)), Size(width: 0, height: .nan)),
            (.item(ListIndex(section: 0, item: 1)), Size(width: 0, height: -1)),
            (.item(ListIndex(section: 0, item: 2)), Size(width: 0, height: 9)),
            (.item(ListIndex(section: 7, item: 0)), Size(width: 0, height: 9)),
        ])
        #expect(layout.contentSize.height == 80)
    }

    @Test func edgesAreOnPixels() {
        let size = Self.size(.fractionOfWidth(1.0 / 3), .absolute(10))
        let line = CompositionalLine(axis: .horizontal, items: [CompositionalItem(size: size)])
        let group = CompositionalItem(size: Self.size(.fractionOfWidth(1), .absolute(10)), content: .line(line))
        let layout = CompositionalLayout(
            [CompositionalSection(group: group, itemCount: 3)], axis: .vertical,
            container: Size(width: 100, height: 100),
            pixelsPerPoint: 2)
        let frames = (0..<3).compactMap { layout.placed(.item(ListIndex(section: 0, item: $0)))?.frame }
        #expect(frames.map(\.minX) == [0, 33.5, 66.5])
        #expect(frames.last?.maxX == 100)
        #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == frames[2].minX)
    }
}

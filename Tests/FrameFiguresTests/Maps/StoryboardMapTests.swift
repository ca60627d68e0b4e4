import FrameGeometry
import FramePainting
import Testing

@testable import FrameFigures

@Suite struct StoryboardMapTests {
    private struct Numbers {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 11) % bound
        }
    }

    /// Returns arrows between any scenes, in both directions and from a scene to itself. The arrows differ for each
    /// seed.
    private static func arrows(_ count: Int, _ arrows: Int, seed: Int) -> [(from: Int, to: Int)] {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        return (0..<arrows).map { _ in (numbers.next(count), numbers.next(count)) }
    }

    private static func map(_ count: Int, _ segues: Int, seed: Int) throws -> StoryboardMap {
        var map = StoryboardMap(title: "Trips \(seed)")
        let names = ["Trips", "UINavigationController", "A scene with a name that is far too long for its column", "B"]
        for index in 0..<count {
            let picture = index % 5 == 4 ? nil : PixelBuffer(size: PixelSize(width: 390, height: 844 - index % 3 * 300))
            try map.append(
                MapScene(
                    id: "s\(index)", name: "\(names[index % names.count]) \(index)",
                    note: index % 2 == 0 ? "navigation controller" : "", isInitial: index == 0), picture: picture)
        }
        let kinds = MapSegue.Kind.allCases
        for (index, arrow) in arrows(count, segues, seed: seed).enumerated() {
            map.append(
                MapSegue(
                    from: "s\(arrow.from)", to: "s\(arrow.to)", kinds[index % kinds.count],
                    label: ["showDetail", "", "aLongIdentifierOfASegueOfThisApp", "go"][index % 4]))
        }
        return map
    }

    @Test(arguments: [(1, 0), (1, 2), (4, 6), (9, 14), (30, 40)], Lettering.Form.built)
    func labelsDoNotOverlap(size: (scenes: Int, segues: Int), form: Lettering.Form) throws {
        let lettering = try Lettering(form)
        for seed in 1...3 {
            try Self.map(size.scenes, size.segues, seed: seed).figure(.light, lettering)
                .expectReadable("\(size), seed \(seed)")
        }
    }

    @Test func sameMapSameBytes() throws {
        let lettering = try Lettering(.best)
        for appearance in FigureAppearance.allCases {
            let figures = try (0..<2).map { _ in
                try Self.map(9, 14, seed: 4).figure(Palette(appearance), lettering)
            }
            #expect(try figures[0].svg() == figures[1].svg())
            #expect(try figures[0].png() == figures[1].png())
            _ = try SVGMarkup(try figures[0].svg())
        }
    }

    @Test func describesItsContent() throws {
        var map = StoryboardMap(title: "Trips")
        try map.append(MapScene(id: "1", name: "List", isInitial: true))
        try map.append(MapScene(id: "2", name: "Trip"))
        map.append(MapSegue(from: "1", to: "2", .show, label: "open"))
        map.append(MapSegue(from: "2", to: "1", .unwind))
        map.append(MapSegue(from: "2", to: "nowhere", .present))
        #expect(map.segues.count == 2)
        let figure = try map.figure(.light, Lettering(.best))
        #expect(figure.title == "Trips")
        #expect(figure.summary == "2 scenes. List to Trip: show “open”. Trip to List: unwind.")
    }

    @Test func anEmptyMapIsRejected() throws {
        let lettering = try Lettering(.best)
        #expect(throws: FigureError.noScenes) { try StoryboardMap().figure(.light, lettering) }
        var map = StoryboardMap()
        #expect(throws: FigureError.emptyFrame(PixelSize(width: 0, height: 4))) {
            try map.append(MapScene(id: "1", name: ""), picture: PixelBuffer(size: PixelSize(width: 0, height: 4)))
        }
    }

    // MARK: Columns

    /// Every scene is in one column, every route runs from column to column, and arrows lead to the right unless they
    /// close a cycle.
    @Test(arguments: 1...40) func arrowsRunFromColumnToColumn(seed: Int) {
        let count = 1 + seed % 17
        let arrows = Self.arrows(count, seed % 31, seed: seed)
        let layout = MapLayout(count: count, starts: [0], arrows: arrows)
        var columns: [MapLayout.Cell: Int] = [:]
        for (index, column) in layout.columns.enumerated() {
            for cell in column { #expect(columns.updateValue(index, forKey: cell) == nil) }
        }
        #expect((0..<count).allSatisfy { columns[.scene($0)] != nil })
        for (index, arrow) in arrows.enumerated() {
            let route = layout.routes[index]
            guard arrow.from != arrow.to else {
                #expect(route.isEmpty)
                continue
            }
            let ends = layout.isReversed[index] ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
            #expect(route.first == .scene(ends.0) && route.last == .scene(ends.1))
            #expect(zip(route, route.dropFirst()).allSatisfy { columns[$1] == (columns[$0] ?? -2) + 1 })
        }
        let forward = arrows.filter { $0.from < $0.to }
        let straight = MapLayout(count: count, starts: [0], arrows: forward)
        #expect(!straight.isReversed.contains(true))
    }

    @Test func avoidableCrossingsAreAvoided() {
        // 0 leads to 1 and 2, which lead to 4 and 3.
        let layout = MapLayout(count: 5, starts: [0], arrows: [(0, 1), (0, 2), (1, 4), (2, 3)])
        #expect(layout.columns == [[.scene(0)], [.scene(1), .scene(2)], [.scene(4), .scene(3)]])
    }

    /// A full column continues in the next one. Arrows still lead to the right.
    @Test(arguments: 1...4) func columnsAreNotTallerThanRequested(most: Int) {
        let arrows = (1...7).map { (from: 0, to: $0) } + [(1, 2), (7, 8)]
        let layout = MapLayout(count: 9, starts: [0], arrows: arrows, mostInColumn: most)
        let scenes = layout.columns.map { $0.filter { if case .scene = $0 { true } else { false } } }
        #expect(scenes.allSatisfy { $0.count <= most } && scenes.map(\.count).reduce(0, +) == 9)
        #expect(!layout.isReversed.contains(true) && !scenes.contains([]))
        let column = Dictionary(
            uniqueKeysWithValues: scenes.enumerated().flatMap { index, cells in cells.map { ($0, index) } })
        for (from, to) in arrows { #expect(column[.scene(from)] ?? 9 < column[.scene(to)] ?? -1) }
    }

    /// The scenes that one scene leads to are not stacked in a single column beside empty space.
    @Test func mapsFillAScreen() throws {
        var map = StoryboardMap()
        for index in 0..<13 {
            try map.append(
                MapScene(id: "\(index)", name: "scene"), picture: PixelBuffer(size: PixelSize(width: 390, height: 844)))
            if index > 0 { map.append(MapSegue(from: "0", to: "\(index)", .show)) }
        }
        let size = try map.figure(.light, Lettering(.blocks)).size
        #expect((0.8...3).contains(size.width / size.height), "\(size)")
    }

    @Test func arrowsThatLeadBackAreReversed() {
        let layout = MapLayout(count: 3, starts: [1], arrows: [(0, 1), (1, 2), (2, 0)])
        #expect(layout.columns == [[.scene(1)], [.scene(2), .passage(arrow: 0, column: 1)], [.scene(0)]])
        #expect(layout.isReversed == [true, false, false])
        #expect(layout.routes[0] == [.scene(1), .passage(arrow: 0, column: 1), .scene(0)])
    }
}

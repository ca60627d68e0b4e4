import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// Images kept from frame to frame change only the time taken.
@Suite struct RasterCacheTests {
    private static func list(_ items: [PaintItem]) -> DisplayList {
        DisplayList(size: PixelSize(width: 60, height: 50), background: .white, items: items)
    }

    private static func square(_ x: Double, _ color: Color = .black) -> PaintItem {
        .fill(Fill(.rect(Rect(x: x, y: 12, width: 15, height: 12)), color: color))
    }

    private static let shadow = Shadow(offset: Point(x: 2, y: 3), sigma: 2, color: .black)

    private static func draw(_ list: DisplayList, _ cache: RasterCache) -> [UInt8] {
        Rasterizer(list, reusing: cache).draw(rows: 0..<list.size.height).bytes
    }

    @Test func unchangedContentIsRasterizedOnce() {
        let cache = RasterCache()
        for frame in 0..<4 {
            let list = Self.list([
                Self.square(Double(frame)), .group(Group(shadow: Self.shadow, items: [Self.square(30)])),
                .group(Group(opacity: 1 - Double(frame) / 8, blur: 2, items: [Self.square(5)])),
            ])
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
            #expect(
                cache.hits == 2 * frame, "neither the square's place nor an opacity is an input of the image")
        }
    }

    /// A backdrop is blurred again only if something painted before it has changed; what is painted after it may change.
    @Test func unchangedBackdropsAreBlurredOnce() {
        func backdrop(_ rect: Rect, _ items: [PaintItem]) -> PaintItem {
            .group(Group(clip: Clip(.rect(rect)), backdrop: Backdrop(sigma: 3), items: items))
        }
        let (whole, part) = (Rect(x: 0, y: 5, width: 60, height: 40), Rect(x: 20, y: 8, width: 9, height: 30))
        let cache = RasterCache()
        var found: [Int] = []
        // The positions of a square behind both backdrops, of one between them, and of one in front.
        for (behind, between, front) in [
            (10.0, 10.0, 10.0), (10, 10, 12), (10, 14, 12), (11, 14, 12), (11, 14, 12), (11, 14, 13),
        ] {
            let list = Self.list([
                .group(Group(opacity: 0.75, items: [Self.square(behind)])),
                backdrop(whole, [Self.square(between, .white)]), backdrop(part, [Self.square(front)]),
            ])
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
            found.append(cache.hits)
        }
        #expect(found == [0, 2, 3, 3, 5, 7])
    }

    /// An item that is missing at the end of a group changes what is behind a backdrop.
    @Test func backdropsAreBlurredAgainBehindAShorterGroup() {
        let backdrop = PaintItem.group(
            Group(
                clip: Clip(.rect(Rect(x: 0, y: 0, width: 60, height: 50))), backdrop: Backdrop(sigma: 3), items: []))
        let cache = RasterCache()
        for items in [[Self.square(10), Self.square(30)], [Self.square(10)], [], [Self.square(10)]] {
            let list = Self.list([.group(Group(items: items)), backdrop])
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
        }
    }

    /// The canvas behind moving items is kept from the third frame on, if it contains a large backdrop, until something
    /// behind them changes.
    @Test func theCanvasBehindMovingItemsIsPaintedOnce() {
        func backdrop(_ height: Double) -> PaintItem {
            .group(
                Group(
                    clip: Clip(.rect(Rect(x: 0, y: 5, width: 60, height: height))), backdrop: Backdrop(sigma: 3),
                    items: [Self.square(40, .white)]))
        }
        for (height, isLarge) in [(40.0, true), (4, false)] {
            let cache = RasterCache()
            var found: [Bool] = []
            // The positions of a square behind the backdrop and of one in front, which is in a group with an opacity.
            for (behind, front) in [
                (10.0, 1.0), (10, 2), (10, 3), (10, 4.5), (12, 5), (12, 6), (12, 7), (12, 7), (12, 8),
            ] {
                let list = Self.list([
                    Self.square(behind), backdrop(height),
                    .group(Group(opacity: 0.5, items: [Self.square(30), Self.square(front)])),
                ])
                let rasterizer = Rasterizer(list, reusing: cache)
                found.append(rasterizer.plan.canvas != nil)
                #expect(rasterizer.draw(rows: 0..<50).bytes == Rasterizer.pixels(of: list).bytes)
            }
            #expect(found == [false, false, true, true, false, false, true, false, true].map { $0 && isLarge })
        }
    }

    /// Glyphs keep their masks while they stay or move by whole pixels.
    @Test func glyphMasksAreMadeOncePerSubpixelPosition() {
        let outline = Path([.move(.zero), .line(Point(x: 900, y: 200)), .line(Point(x: 300, y: -700)), .close])
        let places = (0..<5).map { Glyphs.Place(0, at: Point(x: 4 + 8.4 * Double($0), y: 30)) }
        let text = Shape.glyphs(Glyphs(outlines: [outline], unit: 0.01, places: places))
        let cache = RasterCache()
        var found: [Int] = []
        for moved in [0, 0, 3, 3.25, 3.25, -2.75, 40, 0] {
            let list = Self.list([
                .fill(Fill(text, color: .black, transform: .translation(x: moved, y: 0))),
                .fill(Fill(text, color: .white, transform: .scale(x: 0.5, y: 1 + moved / 64))),
            ])
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
            found.append(cache.hits)
        }
        #expect(found == [0, 2, 3, 3, 5, 6, 6, 7])
    }

    /// Changes every input of an image, one by one. The cached image must not be reused.
    @Test func changedContentIsRasterizedAgain() {
        let base = Group(blur: 2, shadow: Self.shadow, items: [Self.square(20)])
        var groups = [base]
        func variant(_ change: (inout Group) -> Void) {
            var group = base
            change(&group)
            groups.append(group)
        }
        variant { $0.blur = 2.5 }
        variant { $0.blur = 0 }
        variant { $0.shadow?.sigma = 3 }
        variant { $0.shadow?.offset.x = 2.25 }
        variant { $0.shadow?.color = .white }
        variant { $0.items = [Self.square(20.5)] }
        variant { $0.items = [Self.square(20, .white)] }
        variant { $0.mask = Mask(items: [Self.square(22)]) }
        variant { $0.transform = .translation(x: 1, y: 0) }
        variant { $0.transform = .scale(x: 1.5, y: 1) }
        variant { $0.clip = Clip(.rect(Rect(x: 10, y: 10, width: 20, height: 9))) }
        variant {
            $0.projection = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.001, q: 0, r: 1)
        }
        variant {
            $0.items = [.group(Group(backdrop: Backdrop(sigma: 1), items: [])), Self.square(20)]
        }
        let cache = RasterCache()
        for group in groups {
            let list = Self.list([.group(group)])
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
        }
        #expect(cache.hits == 0)
    }

    /// Random lists that recur at random, in one cache.
    @Test func theCacheNeverChangesTheResult() {
        let lists = (0..<8).map { index in
            var lists = RandomLists(seed: UInt64(9000 + index), hasBlurs: true)
            return lists.list()
        }
        let cache = RasterCache()
        for index in [0, 0, 1, 1, 2, 2, 3, 4, 3, 3, 5, 5, 6, 6, 7, 7] {
            #expect(
                Self.draw(lists[index], cache) == Rasterizer.pixels(of: lists[index]).bytes, "list \(index)"
            )
        }
        #expect(cache.hits > 0)
    }

    /// Rotated images have outlines, which belong to the plan of one frame.
    @Test func turnedImagesAreDrawnAnew() {
        let cache = RasterCache()
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: 0)
        let image = PaintItem.group(
            Group(shadow: Shadow(sigma: 2), raster: 1, transform: turn, items: [Self.square(5)]))
        let list = Self.list([image])
        let other = Self.list([
            .fill(Fill(.ellipse(Rect(x: 1, y: 1, width: 20, height: 9)), color: .black)), image,
        ])
        for list in [list, list, other, list] {
            #expect(Self.draw(list, cache) == Rasterizer.pixels(of: list).bytes)
        }
    }

    /// Entries unused for a frame are dropped.
    @Test func anImageIsKeptForOneFrame() {
        let cache = RasterCache()
        let soft = Self.list([.group(Group(blur: 2, items: [Self.square(5)]))])
        for list in [soft, Self.list([]), soft] { _ = Self.draw(list, cache) }
        #expect(cache.hits == 0)
        _ = Self.draw(soft, cache)
        #expect(cache.hits == 1)
    }
}

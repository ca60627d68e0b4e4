import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// Glyphs drawn as masks, compared with the same glyphs as paths, which are exact.
@Suite struct GlyphTests {
    /// A ring of curves and a slanted bar, in hundredths.
    private static let outlines = [
        Path([
            .move(Point(x: 50, y: 0)), .cubic(Point(x: 78, y: 0), Point(x: 100, y: -22), Point(x: 100, y: -50)),
            .cubic(Point(x: 100, y: -78), Point(x: 78, y: -100), Point(x: 50, y: -100)),
            .quadratic(control: Point(x: 0, y: -100), Point(x: 0, y: -50)), .line(Point(x: 0, y: 0)), .close,
            .move(Point(x: 50, y: -20)), .line(Point(x: 20, y: -50)), .line(Point(x: 50, y: -80)),
            .line(Point(x: 80, y: -50)), .close,
        ]),
        Path([
            .move(Point(x: 0, y: 0)), .line(Point(x: 30, y: -140)), .line(Point(x: 45, y: -140)),
            .line(Point(x: 15, y: 0)), .close,
        ]),
    ]

    private static func list(
        _ places: [Glyphs.Place], unit: Double = 0.2, color: Color = .black, transform: Affine = .identity,
        asPaths: Bool = false
    ) -> DisplayList {
        let glyphs = Glyphs(outlines: outlines, unit: unit, places: places)
        let items: [PaintItem] =
            asPaths
            ? places.filter { outlines.indices.contains($0.outline) }.map { place in
                .fill(
                    Fill(
                        .path(outlines[place.outline], .nonzero), color: color,
                        transform: glyphs.transform(of: place).then(transform)))
            } : [.fill(Fill(.glyphs(glyphs), color: color, transform: transform))]
        return DisplayList(size: PixelSize(width: 97, height: 61), background: .white, items: items)
    }

    /// Rows of overlapping glyphs.
    private static let places = (0..<24).map { index in
        Glyphs.Place(index % 2, at: Point(x: -9 + Double(index) * 4.63, y: 20 + Double(index % 5) * 9.17))
    }

    /// Glyphs that share no pixel at any rotation.
    private static let spacedPlaces = (0..<6).map { index in
        Glyphs.Place(index % 2, at: Point(x: 6.31 + Double(index % 3) * 30.29, y: 29.13 + Double(index / 3) * 31.41))
    }

    /// Returns the largest difference between two images, in levels.
    private static func distance(_ left: PixelBuffer, _ right: PixelBuffer) -> Int {
        zip(left.bytes, right.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(arguments: [
        Affine.identity, .scale(x: 2, y: 1.5), .translation(x: 0.37, y: -0.81),
        Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 9, ty: -9),
        Affine(a: -1, b: 0, c: 0, d: 1, tx: 90, ty: 0),
    ]) func masksMatchThePaths(_ transform: Affine) {
        // A mask rounds its coverage by half a level, which applies twice where two glyphs share a pixel.
        for (places, levels) in [(Self.spacedPlaces, 1), (Self.places, 2)] {
            for color in [Color.black, Color(red: 1, green: 0.2, blue: 0, alpha: 0.5)] {
                let masks = Rasterizer.pixels(of: Self.list(places, color: color, transform: transform))
                let paths = Rasterizer.pixels(of: Self.list(places, color: color, transform: transform, asPaths: true))
                #expect(Self.distance(masks, paths) <= levels)
                #expect(masks.bytes.contains { $0 < 128 })
            }
        }
    }

    /// Glyphs too large for masks are drawn as paths, with identical bits.
    @Test func largeGlyphsArePaths() {
        let large = Self.list(Self.places, unit: 4)
        #expect(Rasterizer(large).plan.glyphs.masks.isEmpty)
        #expect(Rasterizer.pixels(of: large) == Rasterizer.pixels(of: Self.list(Self.places, unit: 4, asPaths: true)))
    }

    /// Thousands of different texts share the masks of equal glyphs, so that no glyph is drawn as a path.
    @Test func manyTextsShareMasks() {
        let texts = (0..<4_000).map { number in
            Self.list(
                [.init(number % 2, at: Point(x: 9, y: 40 + Double(number % 7))), .init(0, at: Point(x: 30, y: 30))],
                unit: 0.4
            )
            .items[0]
        }
        let list = DisplayList(size: PixelSize(width: 97, height: 61), background: .white, items: texts)
        let plan = Rasterizer(list).plan
        #expect(plan.glyphs.places.count == 2 * texts.count)
        #expect(plan.glyphs.coverage.count < 2 << 20)
    }

    @Test func wholePixelsMovePixelsUnchanged() {
        let still = Rasterizer.pixels(of: Self.list([.init(0, at: Point(x: 20.3, y: 30.7))]))
        let moved = Rasterizer.pixels(of: Self.list([.init(0, at: Point(x: 27.3, y: 33.7))]))
        let width = 97 * 4
        for y in 0..<57 {
            let (from, to) = (y * width, (y + 3) * width + 28)
            #expect(still.bytes[from..<from + width - 28].elementsEqual(moved.bytes[to..<to + width - 28]))
        }
    }

    /// Each outline has one mask per subpixel position, no matter how often it is used.
    @Test func masksAreShared() {
        let places = (0..<40).map {
            Glyphs.Place(0, at: Point(x: Double($0 % 8) * 12 + 0.25, y: Double($0 / 8) * 12 + 12))
        }
        let plan = Rasterizer(Self.list(places, unit: 0.1)).plan
        #expect(plan.glyphs.masks.count == 1)
        #expect(plan.glyphs.places.count == 40)
        #expect(plan.steps.count <= 5)
    }

    @Test(arguments: [
        [Glyphs.Place(7, at: .zero)], [.init(-1, at: .zero)], [.init(0, at: Point(x: .nan, y: 0))],
        [.init(0, at: Point(x: 1e300, y: 1e300))], [.init(0, at: Point(x: .infinity, y: 0))],
    ]) func invalidPositionsDrawNothing(_ places: [Glyphs.Place]) {
        let empty = Rasterizer.pixels(of: Self.list([]))
        for unit in [0.2, 1e300, .nan, 1e-300, -1, 0] {
            let list = Self.list(places, unit: unit)
            if places[0].origin == .zero || unit == 0.2 { #expect(Rasterizer.pixels(of: list) == empty) }
            _ = Rasterizer.pixels(of: Self.list(Self.places, unit: unit))
        }
    }

    /// A clip to glyphs looks the same as filling them.
    @Test func glyphsClip() {
        let glyphs = Glyphs(outlines: Self.outlines, unit: 0.2, places: [.init(0, at: Point(x: 30, y: 40))])
        var list = Self.list([])
        list.items = [
            .group(
                Group(
                    clip: Clip(.glyphs(glyphs)),
                    items: [.fill(Fill(.rect(Rect(x: 0, y: 0, width: 97, height: 61)), color: .black))]))
        ]
        let filled = Self.list([.init(0, at: Point(x: 30, y: 40))])
        #expect(Self.distance(Rasterizer.pixels(of: list), Rasterizer.pixels(of: filled)) <= 1)
    }
}

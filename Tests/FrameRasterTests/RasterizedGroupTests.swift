import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// Groups that are rasterized before they are drawn.
@Suite struct RasterizedGroupTests {
    private static let size = PixelSize(width: 60, height: 48)

    private static func pixels(_ items: [PaintItem], scale: Double = 1, background: Color = .white) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, scale: scale, background: background, items: items))
    }

    private static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    /// Content that is round, rotated and translucent, with details as small as a glyph's.
    private static let content: [PaintItem] = [
        .fill(Fill(.ellipse(Rect(x: 3, y: 2, width: 9, height: 8)), color: red)),
        .fill(
            Fill(
                .roundedRect(Rect(x: 5, y: 4, width: 10, height: 6), CornerRadii(all: 2)),
                color: Color(red: 0, green: 0, blue: 1, alpha: 0.5),
                transform: Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: -2))),
    ]

    @Test func anImageAtTheScreensScaleChangesNothing() {
        for index in 0..<60 {
            var lists = RandomLists(seed: UInt64(7000 + index), hasBlurs: index >= 50)
            var list = lists.list()
            list.background = .clear
            var grouped = list
            grouped.items = [.group(Group(raster: list.scale, items: list.items))]
            #expect(Rasterizer.pixels(of: grouped) == Rasterizer.pixels(of: list), "list \(index)")
        }
    }

    @Test func movedByWholePixelsItMovesUnchanged() {
        let still = Self.pixels([.group(Group(raster: 2, items: Self.content))], scale: 2)
        let moved = Self.pixels(
            [.group(Group(raster: 2, transform: .translation(x: 3, y: 5.5), items: Self.content))], scale: 2)
        for y in 11..<48 {
            for x in 6..<60 { #expect(moved[x, y] == still[x - 6, y - 11], "\(x), \(y)") }
        }
    }

    /// With a raster pixel three screen pixels wide, the result is the image at one pixel per point, enlarged.
    @Test func aCoarseScaleEnlargesTheImage() {
        let small = Rasterizer.pixels(of: DisplayList(size: PixelSize(width: 20, height: 16), items: Self.content))
        let enlarged = ImageItem(RasterImage(small), in: Rect(x: 0, y: 0, width: 20, height: 16))
        #expect(
            Self.pixels([.group(Group(raster: 1, items: Self.content))], scale: 3)
                == Self.pixels([.image(enlarged)], scale: 3))
    }

    @Test func opacityAppliesToTheImage() {
        let small = Rasterizer.pixels(of: DisplayList(size: PixelSize(width: 20, height: 16), items: Self.content))
        let image = ImageItem(RasterImage(small), in: Rect(x: 0, y: 0, width: 20, height: 16), opacity: 0.5)
        let grouped = Self.pixels([.group(Group(opacity: 0.5, raster: 1, items: Self.content))], scale: 3)
        let expected = Self.pixels([.image(image)], scale: 3)
        for (left, right) in zip(grouped.bytes, expected.bytes) { #expect(abs(Int(left) - Int(right)) <= 1) }
    }

    @Test func shadowAndMaskAreInTheImage() {
        let shadow = Shadow(offset: Point(x: 2, y: 2), sigma: 1)
        let mask = Mask(items: [.fill(Fill(.rect(Rect(x: 0, y: 0, width: 9, height: 16)), color: .black))])
        let small = Rasterizer.pixels(
            of: DisplayList(
                size: PixelSize(width: 30, height: 26),
                items: [.group(Group(mask: mask, shadow: shadow, items: Self.content))]))
        let enlarged = ImageItem(RasterImage(small), in: Rect(x: 0, y: 0, width: 30, height: 26))
        #expect(
            Self.pixels([.group(Group(mask: mask, shadow: shadow, raster: 1, items: Self.content))], scale: 3)
                == Self.pixels([.image(enlarged)], scale: 3))
    }

    /// The edge of a rotated raster fades over one of its pixels, so no edge of the surrounding square is visible.
    @Test func turnedImageHasNoSquareAroundIt() {
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 24, ty: 6)
        let pixels = Self.pixels(
            [
                .group(
                    Group(
                        raster: 1, transform: turn,
                        items: [.fill(Fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), color: .black))]))
            ])
        let levels = Set((0..<48).flatMap { y in (0..<60).map { Int(pixels[$0, y].x) } })
        #expect(levels.count > 4 && levels.contains(0) && levels.contains(255))
    }

    @Test func inPerspectiveTheImageLiesInThePlane() {
        let projection = Projection(a: 1.5, b: 0.1, c: 0, d: 1.5, tx: 4, ty: 2, p: 0.01, q: 0.004, r: 1)
        let small = Rasterizer.pixels(of: DisplayList(size: PixelSize(width: 20, height: 16), items: Self.content))
        let image = ImageItem(RasterImage(small), in: Rect(x: 0, y: 0, width: 20, height: 16))
        #expect(
            Self.pixels([.group(Group(raster: 1, projection: projection, items: Self.content))])
                == Self.pixels([.group(Group(projection: projection, items: [.image(image)]))]))
    }

    @Test func anInvalidScaleIsIgnored() {
        let plain = Self.pixels(Self.content)
        for scale: Double in [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
            #expect(Self.pixels([.group(Group(raster: scale, items: Self.content))]) == plain, "\(scale)")
        }
    }

    /// A raster of 24,000 × 24,000 pixels is rejected, and the group is drawn directly.
    @Test func anImageThatIsTooLargeIsNotMade() {
        let whole: [PaintItem] = [.fill(Fill(.rect(Rect(x: 0, y: 0, width: 60, height: 48)), color: Self.red))]
        #expect(Self.pixels([.group(Group(raster: 400, items: whole))]) == Self.pixels(whole))
    }

    /// Content far from the origin of the items' coordinates is rendered at its position on the screen.
    @Test func aGroupFarFromTheOriginIsDrawn() {
        let far = 40_000.0
        let items = Self.content.map { PaintItem.group(Group(transform: .translation(x: far, y: -far), items: [$0])) }
        #expect(
            Self.pixels([.group(Group(raster: 1, transform: .translation(x: -far, y: far), items: items))])
                == Self.pixels([.group(Group(raster: 1, items: Self.content))]))
    }
}

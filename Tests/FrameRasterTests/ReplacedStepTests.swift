import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// What a backdrop takes the place of is not painted.
@Suite struct ReplacedStepTests {
    private static let size = PixelSize(width: 60, height: 50)
    private static let place = Rect(x: 10, y: 8, width: 40, height: 30)

    private static let photograph: RasterImage = {
        var pixels = PixelBuffer(size: PixelSize(width: 16, height: 12))
        for index in pixels.bytes.indices {
            pixels.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index &* 37)
        }
        return RasterImage(pixels)
    }()

    private static func shape(_ rect: Rect) -> Clip { Clip(.rect(rect)) }

    /// What stands behind a blur: a photograph and a translucent fill in a group, cut to `rect`.
    private static func behind(_ rect: Rect) -> [PaintItem] {
        [
            .group(
                Group(
                    clip: shape(rect),
                    items: [.image(ImageItem(photograph, in: Rect(x: 5, y: 3, width: 50, height: 40)))])),
            .group(
                Group(
                    opacity: 0.5, clip: shape(rect),
                    items: [.fill(Fill(.rect(Rect(x: 20, y: 0, width: 10, height: 50)), color: .black))])),
        ]
    }

    private static let blur = PaintItem.group(
        Group(
            clip: shape(place), backdrop: Backdrop(sigma: 3, saturation: 1.8),
            items: [.fill(Fill(.rect(place), color: .white, opacity: 0.25))]))

    /// Ways to put what is behind and the blur together, and the number of steps behind that are left out.
    private static let scenes: [(name: String, leftOut: Int, items: @Sendable (Rect) -> [PaintItem])] = [
        ("side by side", 4, { behind($0) + [blur] }),
        ("in one group", 4, { [.group(Group(opacity: 0.5, items: behind($0) + [blur]))] }),
        (
            "in a rounded group", 4,
            {
                [
                    .group(
                        Group(
                            clip: Clip(.roundedRect(Rect(x: 6, y: 4, width: 48, height: 38), CornerRadii(all: 9))),
                            items: behind($0) + [blur]))
                ]
            }
        ),
        ("before a translucent group", 0, { behind($0) + [.group(Group(opacity: 0.5, items: [blur]))] }),
        (
            "before a mask", 0,
            {
                behind($0) + [
                    .group(Group(mask: Mask(items: [.fill(Fill(.ellipse(place), color: .black))]), items: [blur]))
                ]
            }
        ),
        (
            "in a mask", 4,
            {
                [
                    .group(
                        Group(mask: Mask(items: behind($0) + [blur]), items: [.fill(Fill(.rect($0), color: .black))]))
                ]
            }
        ),
        ("two blurs", 4, { behind($0) + [blur, blur] }),
    ]

    /// Where every pixel is opaque, alpha is not computed. A hole out of reach makes the blur compute it.
    @Test(arguments: [1.8, 1]) func anOpaqueCanvasIsBlurredLikeOneWithAHole(saturation: Double) {
        let size = PixelSize(width: 150, height: 130)
        let whole = Rect(x: 0, y: 0, width: 150, height: 130)
        func blurred(hole: Bool) -> PixelBuffer {
            var pixels = PixelBuffer(size: size)
            for index in pixels.bytes.indices {
                pixels.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index &* (index / 600 + 7) / 5)
            }
            if hole { for index in 0..<4 { pixels.bytes[index] = 0 } }
            return Rasterizer.pixels(
                of: DisplayList(
                    size: size, background: .clear,
                    items: [
                        .image(ImageItem(RasterImage(pixels), in: whole)),
                        .group(
                            Group(
                                clip: Self.shape(whole), backdrop: Backdrop(sigma: 9, saturation: saturation), items: []
                            )),
                    ]))
        }
        let (expected, found) = (blurred(hole: true), blurred(hole: false))
        #expect(expected.bytes[0] != found.bytes[0] || expected.bytes[3] != found.bytes[3])
        for y in 75..<130 {
            let row = (y * 150 + 75) * 4..<(y + 1) * 600
            #expect(expected.bytes[row] == found.bytes[row], "row \(y)")
        }
    }

    /// A pixel more on each side, which is not blurred, makes the steps reach beyond the blur.
    @Test(arguments: scenes.indices) func theSamePixelsAreBlurred(index: Int) {
        let (name, leftOut, items) = Self.scenes[index]
        let around = Rect(x: 9, y: 7, width: 42, height: 32)
        func rasterizer(_ rect: Rect) -> Rasterizer {
            Rasterizer(DisplayList(size: Self.size, background: .white, items: items(rect)))
        }
        let (all, some) = (rasterizer(around), rasterizer(Self.place))
        func empty(_ rasterizer: Rasterizer) -> Int { rasterizer.plan.steps.count { $0.bounds.isEmpty } }
        #expect(empty(some) - empty(all) == leftOut, "\(name)")
        let (expected, found) = (all.draw(rows: 0..<50), some.draw(rows: 0..<50))
        for y in 8..<38 {
            let row = (y * 60 + 10) * 4..<(y * 60 + 50) * 4
            #expect(expected.bytes[row] == found.bytes[row], "\(name), row \(y)")
        }
    }
}

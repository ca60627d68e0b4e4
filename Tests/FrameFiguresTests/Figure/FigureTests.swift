import Foundation
import FrameFigures
import FrameGeometry
import FramePNG
import FramePainting
import TestSupport
import Testing

@Suite struct FigureTests {
    /// Returns a figure with one element of each kind.
    static func everything(_ lettering: Lettering, _ palette: Palette = .light) -> Figure {
        let image = RasterImage(ContactSheetTests.frame(5))
        let label = lettering.label("Ease <out> & “in”", LabelStyle(size: 12, weight: .medium, palette.text))
        return Figure(
            size: Size(width: 160, height: 90), background: palette.ground, title: "All & sundry",
            summary: "A \"figure\" of <everything>",
            elements: [
                .rect(Rect(x: 4, y: 4, width: 60, height: 30), radius: 6, .fill(palette.panel)),
                .rect(Rect(x: 8, y: 8, width: 20, height: 10), .line(palette.axis, width: 2)),
                .line(Point(x: 4, y: 50), Point(x: 150, y: 50), palette.grid),
                .polyline(
                    [Point(x: 4, y: 80), Point(x: 40, y: 55.5), Point(x: 90.25, y: 70)],
                    .line(palette.series(0), width: 2, dash: [4, 3])),
                .dot(Point(x: 120, y: 70), radius: 5, .fill(palette.series(1))),
                label.placed(at: Point(x: 70, y: 20)),
                .image(image, in: Rect(x: 70, y: 26, width: 20, height: 12)),
                .group(
                    FigureGroup(
                        name: "cut", clip: Rect(x: 100, y: 26, width: 20, height: 12), radius: 3, opacity: 0.5,
                        elements: [.rect(Rect(x: 90, y: 20, width: 60, height: 60), .fill(palette.series(2)))])),
            ])
    }

    @Test(arguments: FigureAppearance.allCases) func sameFigureSameBytes(appearance: FigureAppearance) throws {
        let palette = Palette(appearance)
        let first = Self.everything(try Lettering(.best), palette)
        let second = Self.everything(try Lettering(.best), palette)
        #expect(first == second)
        #expect(try first.svg() == second.svg())
        #expect(try first.png(scale: 2) == second.png(scale: 2))
    }

    @Test func svgIsWellFormedAndDescribesItsContent() throws {
        let markup = try SVGMarkup(try Self.everything(try Lettering(.best)).svg())
        let root = try #require(markup.elements.first)
        #expect(root.name == "svg" && root.attributes["viewBox"] == "0 0 160 90" && root.attributes["width"] == "160")
        #expect(markup.elements[1].name == "title" && markup.elements[1].text == "All & sundry")
        #expect(markup.elements[2].name == "desc" && markup.elements[2].text == "A \"figure\" of <everything>")
        #expect(markup.labels == ["Ease <out> & “in”"])
        #expect(markup.all("image").count == 1 && markup.all("clipPath").count == 1)
        #expect(markup.elements.contains { $0.attributes["aria-label"] == "cut" && $0.attributes["opacity"] == "0.5" })
    }

    /// Each outline is defined once, no matter how often it is used. Every reference has a definition, and the prefix
    /// can be chosen.
    @Test(.enabled(if: BuildTraits.hasText)) func lettersAreDefinedOnce() throws {
        let label = try Lettering(.best).label("level", LabelStyle(.black))
        let figure = Figure(
            size: Size(width: 50, height: 20), background: .clear, title: "",
            elements: [label.placed(at: Point(x: 2, y: 15)), label.placed(at: Point(x: 20, y: 15))])
        let markup = try SVGMarkup(try figure.svg(identifiers: "left"))
        #expect(markup.all("path").compactMap { $0.attributes["id"] } == ["left0", "left1", "left2"])
        let uses = markup.all("use").compactMap { $0.attributes["href"] }
        #expect(
            uses == [
                "#left0", "#left1", "#left2", "#left1", "#left0", "#left0", "#left1", "#left2", "#left1", "#left0",
            ])
        #expect(markup.labels == ["level", "level"])
    }

    @Test func imagesAreInTheFile() throws {
        let markup = try SVGMarkup(try Self.everything(try Lettering(.blocks)).svg())
        let href = try #require(markup.all("image").first?.attributes["href"])
        let prefix = "data:image/png;base64,"
        #expect(href.hasPrefix(prefix))
        let data = try #require(Data(base64Encoded: String(href.dropFirst(prefix.count))))
        #expect(try PNGDecoder.decode([UInt8](data)).premultiplied == ContactSheetTests.frame(5))
    }

    /// The image has one pixel per point and scale. Letters in the middle of an image at scale 2 are in the same place
    /// as at scale 1.
    @Test(arguments: [1, 2, 3]) func hasThePixelSizeOfItsScale(scale: Int) throws {
        let figure = Self.everything(try Lettering(.blocks))
        let pixels = try figure.pixels(scale: scale)
        #expect(pixels.size == PixelSize(width: 160 * scale, height: 90 * scale))
        #expect(try PNGDecoder.decode(try figure.png(scale: scale)).premultiplied == pixels)
        // The colors in the disc, in the panel, in the clipped group, and of the background.
        let orange = SIMD4<UInt8>(0xC8, 0x50, 0x1E, 255)
        #expect(pixels[120 * scale, 70 * scale] == orange)
        #expect(pixels[50 * scale, 25 * scale] == SIMD4(0xF6, 0xF7, 0xF9, 255))
        #expect(pixels[110 * scale, 45 * scale] == SIMD4(255, 255, 255, 255))
        #expect(pixels[110 * scale, 30 * scale] != SIMD4(255, 255, 255, 255))
    }

    /// An image shown at a much smaller size keeps its mean, so no pixel is left out.
    @Test func smallImagesShowEveryPixel() throws {
        var pixels = PixelBuffer(width: 64, height: 64, filledWith: SIMD4(0, 0, 0, 255))
        for y in 0..<64 { for x in stride(from: 0, to: 64, by: 2) { pixels.bytes[(y * 64 + x) * 4] = 255 } }
        let figure = Figure(
            size: Size(width: 8, height: 8), background: .white, title: "",
            elements: [.image(RasterImage(pixels), in: Rect(x: 0, y: 0, width: 8, height: 8))])
        #expect(try figure.pixels() == PixelBuffer(width: 8, height: 8, filledWith: SIMD4(128, 0, 0, 255)))
    }

    @Test func sidesAreWholePoints() throws {
        let figure = Figure(size: Size(width: 10.2, height: -3), background: .clear, title: "")
        #expect(figure.size == Size(width: 11, height: 1))
        #expect(
            Figure(size: Size(width: .nan, height: .infinity), background: .clear, title: "").size
                == Size(width: 1, height: 1))
        #expect(throws: FigureError.scale(0)) { try figure.pixels(scale: 0) }
        #expect(throws: FigureError.tooLarge(PixelSize(width: 22_000, height: 2_000))) {
            try figure.pixels(scale: 2_000)
        }
    }

    @Test(
        arguments: [
            ("curve.png", FigureAppearance.light, 1, "curve.png"), ("curve.png", .light, 2, "curve@2x.png"),
            ("curve.png", .dark, 1, "curve~dark.png"), ("a.b/curve.png", .dark, 3, "a.b/curve~dark@3x.png"),
            ("a.b/curve", .dark, 2, "a.b/curve~dark@2x"), (".hidden", .dark, 1, ".hidden~dark"),
            ("x.y.svg", .dark, 1, "x.y~dark.svg"),
        ]) func namesFollowDocC(path: String, appearance: FigureAppearance, scale: Int, name: String)
    {
        #expect(FigureName.path(path, appearance, scale: scale) == name)
    }
}

import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Gradients at positions with a known color.
@Suite struct GradientTests {
    private static let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

    private static func red(
        _ kind: Gradient.Kind, _ spread: Gradient.Spread = .pad, stops: [Gradient.Stop] = stops,
        transform: Affine = .identity, at x: Int, _ y: Int
    ) -> Int {
        let fill = Fill(
            .rect(Rect(x: 0, y: 0, width: 64, height: 64)),
            paint: .gradient(Gradient(kind, stops: stops, spread: spread, transform: transform)))
        let list = DisplayList(size: PixelSize(width: 64, height: 64), items: [.fill(fill)])
        return Int(Rasterizer.pixels(of: list)[x, y].x)
    }

    @Test func linesRunFromEndToEnd() {
        let line = Gradient.Kind.linear(from: Point(x: 10, y: 0), to: Point(x: 30, y: 0))
        for (x, t) in [(0, 0.0), (10, 0.025), (20, 0.525), (29, 0.975), (63, 1)] {
            #expect(Self.red(line, at: x, 7) == Int((255 * t).rounded()))
        }
        #expect(Self.red(line, .repeat, at: 30, 0) == Int((255 * 0.025).rounded()))
        #expect(Self.red(line, .reflect, at: 30, 0) == Int((255 * 0.975).rounded()))
        #expect(Self.red(line, .reflect, at: 8, 0) == Int((255 * 0.075).rounded()))
        let short = Gradient.Kind.linear(from: .zero, to: Point(x: 1, y: 0))
        #expect(Self.red(short, transform: .scale(x: 64, y: 64), at: 31, 0) == Int((255 * 31.5 / 64).rounded()))
    }

    @Test func circlesRunFromTheFocus() {
        let center = Point(x: 32.5, y: 32.5)
        let even = Gradient.Kind.radial(center: center, radius: 20, focus: center)
        for x in [32, 37, 42, 60] {
            #expect(Self.red(even, at: x, 32) == Int((255 * min(1, Double(abs(x - 32)) / 20)).rounded()))
        }
        let aside = Gradient.Kind.radial(center: center, radius: 20, focus: Point(x: 42.5, y: 32.5))
        // The distance from the focus is 10 to the right edge and 30 to the left edge.
        #expect(Self.red(aside, at: 47, 32) == 128)
        #expect(Self.red(aside, at: 27, 32) == 128)
        #expect(Self.red(.radial(center: center, radius: 0, focus: center), at: 3, 3) == 255)
    }

    @Test func conesRunClockwise() {
        let cone = Gradient.Kind.conic(center: Point(x: 32.5, y: 32.5), start: 0)
        #expect(Self.red(cone, at: 60, 32) == 0)
        #expect(Self.red(cone, at: 32, 60) == 64)
        #expect(Self.red(cone, at: 4, 32) == 128)
        #expect(Self.red(cone, at: 32, 4) == 191)
        let turned = Gradient.Kind.conic(center: Point(x: 32.5, y: 32.5), start: 90)
        #expect(Self.red(turned, at: 4, 32) == 64)
    }

    @Test func stopsInTheSamePlaceAreAnEdge() {
        let line = Gradient.Kind.linear(from: .zero, to: Point(x: 64, y: 0))
        let stops = [
            Gradient.Stop(0, .black), Gradient.Stop(0.5, .black), Gradient.Stop(0.5, .white),
            Gradient.Stop(0.25, .black), Gradient.Stop(1, .black),
        ]
        #expect(Self.red(line, stops: stops, at: 31, 0) == 0)
        #expect(Self.red(line, stops: [], at: 31, 0) == 0)
        #expect(Self.red(line, stops: [Gradient.Stop(0.5, .white)], at: 3, 0) == 255)
    }

    @Test func masksScaleTheContent() {
        let rect = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))
        func pixel(_ kind: Mask.Kind, _ color: Color, opacity: Double = 1) -> SIMD4<UInt8> {
            let group = Group(
                opacity: opacity, mask: Mask(kind, items: [.fill(Fill(rect, color: color))]),
                items: [.fill(Fill(rect, color: .white))])
            let list = DisplayList(size: PixelSize(width: 8, height: 8), items: [.group(group)])
            return Rasterizer.pixels(of: list)[4, 4]
        }
        #expect(pixel(.alpha, Color(red: 1, green: 0, blue: 0, alpha: 0.4)).w == 102)
        #expect(pixel(.luminance, Color(red: 1, green: 0, blue: 0, alpha: 1)).w == 54)
        #expect(pixel(.luminance, Color(red: 0, green: 1, blue: 0, alpha: 1)).w == 182)
        #expect(pixel(.luminance, Color(red: 0, green: 0, blue: 1, alpha: 1)).w == 18)
        #expect(pixel(.luminance, .white, opacity: 0.4).w == 102)
        #expect(pixel(.luminance, .black).w == 0)
        #expect(pixel(.alpha, .clear).w == 0)
    }

    /// A mask inside a mask leaves the content below unchanged.
    @Test func masksNest() {
        let rect = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))
        let half = PaintItem.fill(Fill(.rect(Rect(x: 0, y: 0, width: 4, height: 8)), color: .black))
        let upper = PaintItem.fill(Fill(.rect(Rect(x: 0, y: 0, width: 8, height: 4)), color: .black))
        let inner = PaintItem.group(Group(mask: Mask(items: [upper]), items: [half]))
        let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
        let group = Group(mask: Mask(items: [inner]), items: [.fill(Fill(rect, color: red))])
        let list = DisplayList(size: PixelSize(width: 8, height: 8), background: .white, items: [.group(group)])
        let pixels = Rasterizer.pixels(of: list)
        for (x, y) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
            #expect(pixels[x, y] == (x < 4 && y < 4 ? SIMD4(255, 0, 0, 255) : SIMD4(255, 255, 255, 255)))
        }
    }
}

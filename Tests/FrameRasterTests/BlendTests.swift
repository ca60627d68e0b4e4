import FrameGeometry
import FramePainting
import FrameRaster
import Testing

@Suite struct BlendTests {
    private static let size = PixelSize(width: 8, height: 8)
    private static let all = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))

    private static func pixel(_ mode: BlendMode, _ source: Color, over backdrop: Color) -> SIMD4<UInt8> {
        let list = DisplayList(
            size: size, background: backdrop,
            items: [.group(Group(blend: mode, items: [.fill(Fill(all, color: source))]))])
        return Rasterizer.pixels(of: list)[3, 3]
    }

    private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Opaque colors, computed by hand from the W3C formulas for (51, 128, 204) over (204, 102, 26).
    @Test(arguments: [
        (BlendMode.normal, SIMD4<UInt8>(51, 128, 204, 255)),
        (.multiply, SIMD4(41, 51, 21, 255)), (.screen, SIMD4(214, 179, 209, 255)),
        (.overlay, SIMD4(173, 102, 42, 255)), (.hardLight, SIMD4(82, 103, 163, 255)),
        (.darken, SIMD4(51, 102, 26, 255)), (.lighten, SIMD4(204, 128, 204, 255)),
        (.difference, SIMD4(153, 26, 178, 255)), (.exclusion, SIMD4(173, 128, 188, 255)),
        (.colorDodge, SIMD4(255, 205, 130, 255)), (.colorBurn, SIMD4(0, 0, 0, 255)),
        (.plusLighter, SIMD4(255, 230, 230, 255)), (.plusDarker, SIMD4(0, 0, 0, 255)),
        (.copy, SIMD4(51, 128, 204, 255)), (.clear, SIMD4(0, 0, 0, 0)), (.xor, SIMD4(0, 0, 0, 0)),
        (.sourceIn, SIMD4(51, 128, 204, 255)), (.sourceOut, SIMD4(0, 0, 0, 0)),
        (.sourceAtop, SIMD4(51, 128, 204, 255)), (.destinationOver, SIMD4(204, 102, 26, 255)),
        (.destinationIn, SIMD4(204, 102, 26, 255)), (.destinationOut, SIMD4(0, 0, 0, 0)),
        (.destinationAtop, SIMD4(204, 102, 26, 255)),
    ])
    func opaqueColors(mode: BlendMode, expected: SIMD4<UInt8>) {
        let found = Self.pixel(
            mode, Color(red8: 51, green8: 128, blue8: 204, alpha8: 255),
            over: Color(red8: 204, green8: 102, blue8: 26, alpha8: 255))
        for channel in 0..<4 { #expect(abs(Int(found[channel]) - Int(expected[channel])) <= 1, "\(mode): \(found)") }
    }

    /// Hue, saturation, color and luminosity preserve the named components (luminosity weights 0.3, 0.59, 0.11).
    @Test func colorModesTakeTheNamedComponents() {
        func luminosity(_ pixel: SIMD4<UInt8>) -> Double {
            0.3 * Double(pixel.x) + 0.59 * Double(pixel.y) + 0.11 * Double(pixel.z)
        }
        let source = Self.color(0.3, 0.5, 0.45)
        let backdrop = Self.color(0.6, 0.35, 0.4)
        let plain = Self.pixel(.copy, source, over: backdrop)
        let below = Self.pixel(.destinationOver, source, over: backdrop)
        for mode in [BlendMode.hue, .saturation, .color] {
            #expect(abs(luminosity(Self.pixel(mode, source, over: backdrop)) - luminosity(below)) < 1.5)
        }
        #expect(abs(luminosity(Self.pixel(.luminosity, source, over: backdrop)) - luminosity(plain)) < 1.5)
        #expect(
            Self.pixel(.saturation, Self.color(0.5, 0.5, 0.5), over: backdrop).x
                == Self.pixel(.saturation, Self.color(0.5, 0.5, 0.5), over: backdrop).y)
    }

    /// In every mode, clear over anything changes nothing or clears it, pixels stay valid, and an opaque list reports
    /// that it is opaque.
    @Test(arguments: BlendMode.allCases) func lawsOfEveryMode(mode: BlendMode) {
        for alpha in [0, 0.25, 0.5, 1.0] {
            for backdropAlpha in [0, 0.4, 1.0] {
                let backdrop = Self.color(0.9, 0.5, 0.1, backdropAlpha)
                let pixel = Self.pixel(mode, Self.color(0.2, 0.8, 1, alpha), over: backdrop)
                #expect(pixel.x <= pixel.w && pixel.y <= pixel.w && pixel.z <= pixel.w)
                if mode.keepsOpaque, backdropAlpha == 1 { #expect(pixel.w == 255) }
                let before = Self.pixel(.normal, .clear, over: backdrop)
                if alpha == 0, mode.leavesUnpaintedAlone { #expect(pixel == before) }
            }
        }
        let list = DisplayList(
            size: Self.size, background: .white,
            items: [.group(Group(items: [.group(Group(blend: mode, items: []))]))])
        #expect(list.isOpaque == mode.keepsOpaque)
    }

    /// The clip decides where unpainted pixels count as clear. Half-covered pixels change by half.
    @Test func theClipBoundsTheChange() {
        let clip = Clip(.rect(Rect(x: 2, y: 0, width: 2.5, height: 8)))
        let pixels = Rasterizer.pixels(
            of: DisplayList(
                size: Self.size, background: .white, items: [.group(Group(clip: clip, blend: .clear, items: []))]))
        #expect((0..<8).map { pixels[$0, 3].w } == [255, 255, 0, 0, 128, 255, 255, 255])
    }

    @Test func masksAndOpacityScaleTheSource() {
        let half = PaintItem.fill(Fill(Self.all, color: .white, opacity: 0.5))
        let source = [PaintItem.fill(Fill(Self.all, color: .black))]
        let expected = SIMD4<UInt8>(128, 128, 128, 255)
        for group in [
            Group(opacity: 0.5, blend: .multiply, items: source),
            Group(mask: Mask(items: [half]), blend: .multiply, items: source),
        ] {
            let found = Rasterizer.pixels(
                of: DisplayList(size: Self.size, background: .white, items: [.group(group)]))[3, 3]
            for channel in 0..<4 { #expect(abs(Int(found[channel]) - Int(expected[channel])) <= 1) }
        }
    }
}

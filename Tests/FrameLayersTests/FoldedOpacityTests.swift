import FrameGeometry
import FrameLayers
import FramePainting
import FrameRaster
import Testing

/// Folding a layer's opacity into its only visible item must not change the image.
@Suite struct FoldedOpacityTests {
    private static let image: RasterImage = {
        var bytes: [UInt8] = []
        for index in 0..<64 {
            let alpha = index % 3 == 0 ? 255 : 128
            bytes += [UInt8(index * alpha / 255), UInt8((63 - index) * alpha / 255), 20, UInt8(alpha)]
        }
        return RasterImage(PixelBuffer(size: PixelSize(width: 8, height: 8), bytes: bytes))
    }()

    private static func layers() -> [LayerNode] {
        let inner = EmissionTests.layer(
            "in", Rect(x: 5.25, y: 3, width: 20, height: 20), .init(red8: 9, green8: 99, blue8: 199, alpha8: 255))
        let frame = Rect(x: 8.5, y: 7.25, width: 30, height: 24)
        return [
            EmissionTests.layer("fill", frame, Color(red: 1, green: 0.25, blue: 0, alpha: 1)),
            EmissionTests.layer("round", frame, Color(red: 0, green: 0.5, blue: 1, alpha: 0.75)) {
                $0.cornerRadius = 7
            },
            EmissionTests.layer("ring", frame, nil) {
                $0.borderWidth = 3
                $0.cornerRadius = 9
            },
            EmissionTests.layer("turned", frame) { $0.transform = .rotation(0.4) },
            EmissionTests.layer("picture", frame, nil) { $0.contents = image },
            EmissionTests.layer("clipped", frame, nil, sublayers: [inner]) {
                $0.masksToBounds = true
                $0.cornerRadius = 5
            },
        ]
    }

    private static func pixels(_ items: [PaintItem]) -> PixelBuffer {
        Rasterizer.pixels(
            of: DisplayList(
                size: PixelSize(width: 48, height: 40), background: Color(red: 0.2, green: 0.6, blue: 0.3, alpha: 1),
                items: items))
    }

    /// One way rounds to 8 bits at most once more than the other, so they may differ by one level but not by two.
    @Test(arguments: [0.05, 0.25, 0.5, 0.7, 0.95, 0.999]) func foldedOpacityLooksLikeAGroup(opacity: Double) throws {
        for layer in Self.layers() {
            let plain = try EmissionTests.items(layer)
            var properties = layer.properties
            properties.opacity = opacity
            let faded = LayerNode(
                id: layer.id, name: layer.name, properties: properties, sublayers: layer.sublayers)
            let folded = Self.pixels(try EmissionTests.items(faded))
            let grouped = Self.pixels([.group(Group(opacity: opacity, items: plain))])
            let worst = zip(folded.bytes, grouped.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= 1, "\(layer.name)")
            let fades = opacity > 0.99 || folded != Self.pixels(plain)
            #expect(fades, "\(layer.name)")
        }
    }

    @Test func fadingIsVisible() throws {
        let plain = EmissionTests.layer("a", Rect(x: 0, y: 0, width: 40, height: 40), .black)
        let faded = EmissionTests.layer("a", Rect(x: 0, y: 0, width: 40, height: 40), .black) { $0.opacity = 0.5 }
        #expect(Self.pixels(try EmissionTests.items(plain))[9, 9] == SIMD4(0, 0, 0, 255))
        // Half of 0.2, 0.6 and 0.3 times 255, with either rounding of halves.
        let middle = Self.pixels(try EmissionTests.items(faded))[9, 9]
        #expect(middle.x == 25 || middle.x == 26)
        #expect(middle.y == 76 || middle.y == 77)
    }

    /// Two overlapping items fade as one image: the lower one does not show through the upper one.
    @Test func aGroupFadesAsOneImage() throws {
        let upper = EmissionTests.layer("b", Rect(x: 0, y: 0, width: 20, height: 20), .white)
        let root = EmissionTests.layer("a", Rect(x: 0, y: 0, width: 40, height: 40), .black, sublayers: [upper]) {
            $0.opacity = 0.5
        }
        let pixels = Self.pixels(try EmissionTests.items(root))
        // ½ · 255 + ½ · 0.2 · 255 = 153, up to a level of rounding. If the black showed through, it would be 140.
        #expect(abs(Int(pixels[10, 10].x) - 153) <= 1)
    }
}

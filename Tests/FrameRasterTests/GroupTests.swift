import FrameGeometry
import FramePainting
import TestSupport
import Testing

@testable import FrameRaster

@Suite struct GroupTests {
    private static let size = PixelSize(width: 24, height: 20)

    private static func pixels(_ items: [PaintItem], background: Color = .white) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, background: background, items: items))
    }

    private static func fill(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color, opacity: Double = 1
    ) -> PaintItem {
        .fill(Fill(.rect(Rect(x: x, y: y, width: width, height: height)), color: color, opacity: opacity))
    }

    /// - Parameter blurred: The number of additional lists with blurs, shadows, backdrops, blend modes and projections.
    private static func lists(_ count: Int, blurred: Int = 0) -> [DisplayList] {
        (0..<count + blurred).map {
            var lists = RandomLists(
                seed: UInt64(1000 + $0), hostility: $0 < count && $0 % 3 == 0 ? 0.05 : 0, hasBlurs: $0 >= count)
            return lists.list()
        }
    }

    // MARK: Groups that change nothing

    @Test func opacityOneNeedsNoGroup() {
        for (index, list) in Self.lists(60, blurred: 5).enumerated() {
            var grouped = list
            grouped.items = [.group(Group(items: list.items.map { .group(Group(items: [$0])) }))]
            #expect(Rasterizer.pixels(of: grouped) == Rasterizer.pixels(of: list), "list \(index)")
        }
    }

    @Test func opacityZeroDrawsNothing() {
        for (index, list) in Self.lists(40, blurred: 5).enumerated() {
            var faded = list
            faded.items = [.group(Group(opacity: 0, items: list.items))]
            var empty = list
            empty.items = []
            #expect(Rasterizer.pixels(of: faded) == Rasterizer.pixels(of: empty), "list \(index)")
        }
        let nothing = Self.pixels([])
        #expect(Self.pixels([Self.fill(0, 0, 9, 9, .black, opacity: 0)]) == nothing)
        #expect(Self.pixels([Self.fill(0, 0, 9, 9, Color(red: 1, green: 0, blue: 0, alpha: 0))]) == nothing)
        #expect(Self.pixels([Self.fill(0, 0, 9, 9, .black, opacity: .nan)]) == nothing)
        #expect(Self.pixels([Self.fill(0, 0, 9, 9, .black, opacity: -1)]) == nothing)
    }

    /// If the opacity is too close to 1 for 16 bits and a clip surrounds everything, saving and mixing has no visible
    /// effect.
    @Test func drawingThroughAGroupChangesNothing() {
        for (index, list) in Self.lists(60, blurred: 5).enumerated() {
            var isolated = list
            isolated.items = [.group(Group(opacity: 1 - 0x1p-40, items: list.items))]
            #expect(Rasterizer.pixels(of: isolated) == Rasterizer.pixels(of: list), "list \(index)")
        }
    }

    // MARK: Fading

    /// Of two overlapping opaque items, only the upper one is visible, half transparent.
    @Test func aGroupFadesAsOneImage() {
        let pixels = Self.pixels([
            .group(
                Group(
                    opacity: 0.5,
                    items: [
                        Self.fill(2, 2, 10, 10, .black),
                        Self.fill(6, 6, 10, 10, Color(red: 1, green: 0, blue: 0, alpha: 1)),
                    ]))
        ])
        #expect(pixels[0, 0] == SIMD4(255, 255, 255, 255))
        #expect(pixels[3, 3] == SIMD4(128, 128, 128, 255))
        #expect(pixels[8, 8] == SIMD4(255, 128, 128, 255))
        #expect(pixels[14, 14] == SIMD4(255, 128, 128, 255))
    }

    /// Compares with textbook compositing: one transparent layer per group, in real numbers, without rounding.
    @Test func nestedGroupsMatchIsolatedCompositing() {
        var numbers = SplitMix64(seed: 7)
        for index in 0..<300 {
            let background = Color(
                red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1),
                alpha: numbers.isTrue(0.5) ? 1 : numbers.number(0...1))
            let items = Self.randomItems(&numbers, depth: 0)
            let found = Rasterizer.pixels(
                of: DisplayList(size: PixelSize(width: 1, height: 1), background: background, items: items))[0, 0]
            let expected = Self.composite(items, over: Self.premultiplied(background, 1)) * 255
            for channel in 0..<4 {
                #expect(abs(Double(found[channel]) - expected[channel]) <= 2, "scene \(index)")
            }
        }
    }

    private static func randomItems(_ numbers: inout SplitMix64, depth: Int) -> [PaintItem] {
        (0..<numbers.integer(1...3)).map { _ in
            if depth < 3, numbers.isTrue(0.4) {
                return .group(
                    Group(opacity: numbers.number(0.1...1), items: randomItems(&numbers, depth: depth + 1)))
            }
            let color = Color(
                red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1),
                alpha: numbers.number(0...1))
            return fill(0, 0, 1, 1, color, opacity: numbers.number(0...1))
        }
    }

    private static func premultiplied(_ color: Color, _ opacity: Double) -> SIMD4<Double> {
        let alpha = color.alpha * opacity
        return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    }

    private static func composite(_ items: [PaintItem], over backdrop: SIMD4<Double>) -> SIMD4<Double> {
        items.reduce(backdrop) { below, item in
            switch item {
            case .fill(let fill):
                let source = premultiplied(fill.color, fill.opacity)
                return source + below * (1 - source.w)
            case .group(let group):
                let source = composite(group.items, over: SIMD4()) * group.opacity
                return source + below * (1 - source.w)
            case .image: return below
            }
        }
    }

    // MARK: Clipping

    private static func masked(_ inside: PixelBuffer, _ outside: PixelBuffer, _ bounds: PixelBounds) -> PixelBuffer {
        var result = outside
        for y in bounds.minY..<bounds.maxY {
            let bytes = y * inside.bytesPerRow + bounds.minX * 4..<y * inside.bytesPerRow + bounds.maxX * 4
            result.bytes[bytes] = inside.bytes[bytes]
        }
        return result
    }

    /// A clip on pixel boundaries leaves pixels out and changes nothing inside, no matter how it is drawn. The lists
    /// have no backdrops, which would read the clipped pixels.
    @Test func aClipOnWholePixelsIsAScissor() {
        for (index, list) in Self.lists(60).enumerated() where list.scale == 1 {
            let bounds = PixelBounds(minX: 3, minY: 2, maxX: 11, maxY: 9).intersection(
                PixelBounds(minX: 0, minY: 0, maxX: list.size.width, maxY: list.size.height))
            guard !bounds.isEmpty else { continue }
            var empty = list
            empty.items = []
            let expected = Self.masked(Rasterizer.pixels(of: list), Rasterizer.pixels(of: empty), bounds)
            let rect = Rect(x: 3, y: 2, width: 8, height: 7)
            // Corners too small for the grid give the same edges but no rectangle, so the group is really mixed.
            for shape in [Shape.rect(rect), .roundedRect(rect, CornerRadii(all: 1e-9))] {
                var clipped = list
                clipped.items = [.group(Group(clip: Clip(shape), items: list.items))]
                #expect(Rasterizer.pixels(of: clipped) == expected, "list \(index)")
            }
        }
    }

    /// An opaque fill clipped to a shape equals the shape filled with it.
    @Test func aClippedFillIsTheShape() {
        let rect = Rect(x: 2.3, y: 1.6, width: 17.2, height: 13.1)
        for shape in [Shape.rect(rect), .roundedRect(rect, CornerRadii(all: 5)), .ring(rect, .zero, width: 2)] {
            for transform in [Affine.identity, Affine(a: 0.6, b: 0.4, c: -0.4, d: 0.6, tx: 6, ty: 1)] {
                let clipped = Self.pixels([
                    .group(Group(clip: Clip(shape, transform: transform), items: [Self.fill(-9, -9, 99, 99, .black)]))
                ])
                let filled = Self.pixels([.fill(Fill(shape, color: .black, transform: transform))])
                #expect(clipped == filled)
            }
        }
    }

    /// Fills across the whole canvas hide everything below. Under a clip, they hide only the content inside.
    @Test func aClippedCoverHidesOnlyWhatItCovers() {
        for clip in [Rect(x: 0, y: 0, width: 12, height: 20), Rect(x: 12, y: 0, width: 12, height: 20)] {
            let pixels = Self.pixels([
                Self.fill(0, 0, 24, 20, .black),
                .group(Group(clip: Clip(.rect(clip)), items: [Self.fill(0, 0, 24, 20, .white)])),
            ])
            for x in 0..<24 {
                let inside = Double(x) >= clip.minX && Double(x) < clip.maxX
                #expect(pixels[x, 10] == (inside ? SIMD4(255, 255, 255, 255) : SIMD4(0, 0, 0, 255)))
            }
        }
    }

    @Test func anEmptyClipHidesEverything() {
        let nothing = Self.pixels([])
        for shape in [
            Shape.rect(.zero), .rect(Rect(x: 3, y: 3, width: .nan, height: 3)),
            .ring(Rect(x: 0, y: 0, width: 9, height: 9), .zero, width: 0),
        ] {
            #expect(
                Self.pixels([.group(Group(clip: Clip(shape), items: [Self.fill(0, 0, 20, 20, .black)]))]) == nothing)
        }
    }

    // MARK: Depth

    @Test func groupsDeeperThanTheLimitAreLeftOut() {
        func nested(_ depth: Int, opacity: Double) -> PixelBuffer {
            var item = Self.fill(0, 0, 20, 20, .black)
            for _ in 0..<depth { item = .group(Group(opacity: opacity, items: [item])) }
            return Self.pixels([item])
        }
        #expect(nested(8192, opacity: 1)[1, 1] == SIMD4(0, 0, 0, 255))
        #expect(nested(8193, opacity: 1)[1, 1] == SIMD4(255, 255, 255, 255))
        // Each level rounds once; 0.9999²⁵⁶ leaves 0.975 of the black.
        #expect(nested(256, opacity: 0.9999)[1, 1].x < 20)
        #expect(nested(8193, opacity: 0.9999)[1, 1] == SIMD4(255, 255, 255, 255))
    }
}

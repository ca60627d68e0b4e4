import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Invalid numbers must not trap or hang, and mostly draw nothing.
@Suite struct HostileTests {
    private static let size = PixelSize(width: 16, height: 12)
    private static let nothing = PixelBuffer(size: size)

    private static func pixels(_ item: PaintItem, scale: Double = 1) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, scale: scale, items: [item]))
    }

    private static let rect = Rect(x: 2, y: 2, width: 8, height: 6)

    /// Every invalid number in every position, one at a time.
    @Test func everyNumberInEveryPlace() {
        let image = RasterImage(
            PixelBuffer(size: PixelSize(width: 2, height: 2), bytes: [UInt8](repeating: 255, count: 16)))
        for number in RandomLists.hostileNumbers {
            var items: [PaintItem] = []
            func each<Value>(_ value: Value, _ paths: [WritableKeyPath<Value, Double>], _ use: (Value) -> Void) {
                for path in paths {
                    var changed = value
                    changed[keyPath: path] = number
                    use(changed)
                }
            }
            each(Self.rect, [\.origin.x, \.origin.y, \.size.width, \.size.height]) { rect in
                let radii = CornerRadii(all: 2)
                let path = Path([
                    .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
                    .cubic(Point(x: 4, y: 5), Point(x: rect.minX, y: 4), Point(x: rect.maxX, y: rect.maxY)), .close,
                ])
                for shape in [
                    Shape.rect(rect), .roundedRect(rect, radii), .ring(rect, radii, width: 1), .ellipse(rect),
                    .path(path, .evenodd),
                ] {
                    items.append(.fill(Fill(shape, color: .black)))
                    items.append(.group(Group(clip: Clip(shape), items: [.fill(Fill(.rect(rect), color: .black))])))
                }
                items.append(.image(ImageItem(image, in: rect)))
                items.append(.image(ImageItem(image, in: Self.rect, source: rect)))
            }
            each(CornerRadii(all: 2), [\.topLeft, \.topRight, \.bottomLeft, \.bottomRight]) { radii in
                items.append(.fill(Fill(.roundedRect(Self.rect, radii), color: .black)))
                items.append(.fill(Fill(.ring(Self.rect, radii, width: 1), color: .black)))
                items.append(.fill(Fill(.ring(Self.rect, radii, width: number), color: .black)))
            }
            for turn in [Affine.identity, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 5, ty: 0)] {
                each(turn, [\.a, \.b, \.c, \.d, \.tx, \.ty]) { transform in
                    let radii = CornerRadii(all: 2)
                    for shape in [
                        Shape.rect(Self.rect), .roundedRect(Self.rect, radii), .ring(Self.rect, radii, width: 1),
                    ] {
                        items.append(.fill(Fill(shape, color: .black, transform: transform)))
                    }
                    for sampling in ImageItem.Sampling.allCases {
                        items.append(.image(ImageItem(image, in: Self.rect, sampling: sampling, transform: transform)))
                    }
                    items.append(
                        .group(
                            Group(
                                opacity: 0.5, clip: Clip(.rect(Self.rect), transform: transform), transform: transform,
                                items: [.fill(Fill(.rect(Self.rect), color: .black))])))
                }
            }
            each(Color.black, [\.red, \.green, \.blue, \.alpha]) { color in
                items.append(.fill(Fill(.rect(Self.rect), color: color)))
            }
            items.append(.fill(Fill(.rect(Self.rect), color: .black, opacity: number)))
            items.append(.image(ImageItem(image, in: Self.rect, opacity: number)))
            items.append(.group(Group(opacity: number, items: [.fill(Fill(.rect(Self.rect), color: .black))])))
            for item in items { #expect(Self.pixels(item).size == Self.size) }
            #expect(Self.pixels(.fill(Fill(.rect(Self.rect), color: .black)), scale: number).size == Self.size)
        }
    }

    @Test(arguments: [
        Rect(x: .nan, y: 2, width: 8, height: 6), Rect(x: 2, y: 2, width: .infinity, height: 6),
        Rect(x: 2, y: 2, width: -8, height: 6), Rect(x: 2, y: 2, width: 8, height: 0),
        Rect(x: -.infinity, y: 2, width: 8, height: 6), Rect(x: 2, y: 2, width: 8, height: .nan),
    ]) func emptyRectanglesDrawNothing(rect: Rect) {
        for shape in [
            Shape.rect(rect), .roundedRect(rect, CornerRadii(all: 2)), .ring(rect, CornerRadii(all: 2), width: 1),
        ] {
            #expect(Self.pixels(.fill(Fill(shape, color: .black))) == Self.nothing)
        }
    }

    @Test(arguments: [
        Affine.scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: .nan, y: 1), .translation(x: .infinity, y: 0),
        Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), Affine(a: 1, b: .nan, c: 0, d: 1, tx: 0, ty: 0),
    ]) func transformsThatFlattenDrawNothing(transform: Affine) {
        #expect(Self.pixels(.fill(Fill(.rect(Self.rect), color: .black, transform: transform))) == Self.nothing)
        #expect(
            Self.pixels(.fill(Fill(.roundedRect(Self.rect, CornerRadii(all: 2)), color: .black, transform: transform)))
                == Self.nothing)
        #expect(
            Self.pixels(.group(Group(transform: transform, items: [.fill(Fill(.rect(Self.rect), color: .black))])))
                == Self.nothing)
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func invalidScalesLeaveTheBackground(scale: Double) {
        #expect(Self.pixels(.fill(Fill(.rect(Self.rect), color: .black)), scale: scale) == Self.nothing)
    }

    /// The largest finite rectangle, equal to `CGRect.infinite`, covers everything at any scale.
    @Test func theInfiniteRectangleCoversEverything() {
        let half = Double.greatestFiniteMagnitude / 2
        let infinite = Rect(x: -half, y: -half, width: 2 * half, height: 2 * half)
        for scale in [1.0, 3] {
            let pixels = Self.pixels(.fill(Fill(.rect(infinite), color: .black)), scale: scale)
            #expect(pixels.bytes == (0..<16 * 12).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
        }
        let turned = Self.pixels(
            .fill(
                Fill(
                    .rect(Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)), color: .black,
                    transform: Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0))))
        #expect(turned.bytes == (0..<16 * 12).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
    }

    @Test func colorsAreClamped() {
        let pixels = Self.pixels(
            .fill(Fill(.rect(Self.rect), color: Color(red: 2, green: -1, blue: .nan, alpha: .infinity))))
        #expect(pixels[4, 4] == SIMD4(255, 0, 0, 255))
        let list = DisplayList(size: Self.size, background: Color(red: .nan, green: 1.5, blue: 0.5, alpha: 7))
        #expect(Rasterizer.pixels(of: list)[0, 0] == SIMD4(0, 255, 128, 255))
    }

    @Test func aCanvasWithoutSizeHasNoPixels() {
        for size in [PixelSize(width: 0, height: 5), PixelSize(width: 5, height: 0), PixelSize(width: -3, height: -9)] {
            let list = DisplayList(size: size, items: [.fill(Fill(.rect(Self.rect), color: .black))])
            #expect(Rasterizer.pixels(of: list).bytes.isEmpty)
        }
        #expect(Rasterizer(DisplayList(size: PixelSize(width: 1 << 40, height: 1))).size.width == PixelSize.limit)
    }

    /// A component above its alpha is invalid and must not spill into other channels.
    @Test func brokenImagesAreClampedToAlpha() {
        let image = RasterImage(PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [255, 0, 9, 10]))
        let pixels = Self.pixels(.image(ImageItem(image, in: Self.rect)))
        #expect(pixels[4, 4] == SIMD4(10, 0, 9, 10))
    }

    @Test func opaqueListsGiveOpaquePixels() {
        for seed in 0..<66 {
            var lists = RandomLists(
                seed: UInt64(3000 + seed), hostility: seed < 60 ? 0.03 : 0, hasBlurs: seed >= 60)
            var list = lists.list()
            list.background = .white
            let pixels = Rasterizer.pixels(of: list)
            let isOpaque = stride(from: 3, to: pixels.bytes.count, by: 4).allSatisfy { pixels.bytes[$0] == 255 }
            #expect(isOpaque || !list.isOpaque, "list \(seed)")
        }
    }
}

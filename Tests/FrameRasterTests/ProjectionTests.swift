import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Items in perspective, compared with the same items drawn at their projected positions.
@Suite struct ProjectionTests {
    private static let size = PixelSize(width: 60, height: 50)

    private static func pixels(_ items: [PaintItem]) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, background: .white, items: items))
    }

    /// A card turned by 40° about its vertical axis, seen from 100 points away.
    private static let turned: Projection = {
        var perspective = Matrix4.identity
        perspective.row3.w = -1.0 / 100
        let matrix = Matrix4.translation(x: -30, y: -25, z: 0)
            .then(.rotation(40 * .pi / 180, about: [0, 1, 0]))
            .then(perspective).then(.translation(x: 30, y: 25, z: 0))
        return Projection(matrix)
    }()

    private static func difference(_ left: PixelBuffer, _ right: PixelBuffer) -> Int {
        zip(left.bytes, right.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    @Test func anAffineProjectionIsATransform() {
        let map = Affine(a: 0.8, b: 0.3, c: -0.2, d: 1.1, tx: 5, ty: -3)
        for seed in 0..<25 {
            var lists = RandomLists(seed: UInt64(7000 + seed), hasBlurs: seed >= 20)
            let items = lists.list().items
            let plain = Self.pixels([.group(Group(transform: map, items: items))])
            #expect(Self.pixels([.group(Group(projection: Projection(map), items: items))]) == plain)
        }
    }

    @Test func straightEdgesStayStraight() throws {
        let rect = Rect(x: 12, y: 10, width: 36, height: 30)
        let corners = try [
            Point(x: 12, y: 10), Point(x: 48, y: 10), Point(x: 48, y: 40), Point(x: 12, y: 40),
        ].map { try #require(Self.turned.apply($0)) }
        let seen = Path(
            [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
        let expected = Self.pixels([.fill(Fill(.path(seen, .nonzero), color: .black))])
        for shape in [Shape.rect(rect), .path(Path(rect), .nonzero)] {
            let found = Self.pixels([
                .group(Group(projection: Self.turned, items: [.fill(Fill(shape, color: .black))]))
            ])
            #expect(Self.difference(found, expected) <= 1)
        }
        let clipped = Self.pixels([
            .group(
                Group(
                    clip: Clip(.rect(rect)), projection: Self.turned,
                    items: [.fill(Fill(.rect(Rect(x: -900, y: -900, width: 2000, height: 2000)), color: .black))]))
        ])
        #expect(Self.difference(clipped, expected) <= 1)
    }

    /// Compares a curve with a polygon of many of its points.
    @Test func curvesAreProjectedExactly() throws {
        let curve = Cubic(Point(x: 8, y: 30), Point(x: 5, y: -10), Point(x: 60, y: 0), Point(x: 50, y: 40))
        let points = try (0...2000).map { try #require(Self.turned.apply(curve.point(at: Double($0) / 2000))) }
        let polygon = Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
        let path = Path([.move(curve.start), .cubic(curve.first, curve.second, curve.end), .close])
        let found = Self.pixels([
            .group(Group(projection: Self.turned, items: [.fill(Fill(.path(path, .nonzero), color: .black))]))
        ])
        #expect(Self.difference(found, Self.pixels([.fill(Fill(.path(polygon, .nonzero), color: .black))])) <= 1)
    }

    /// Each pixel of an image and of a gradient shows the content behind it.
    @Test func imagesAreLookedUpBehindThePixel() throws {
        let size = PixelSize(width: 60, height: 50)
        let gradient = Gradient(
            .linear(from: .zero, to: Point(x: 60, y: 0)), stops: [.init(0, .black), .init(1, .white)])
        let rect = Rect(x: 0, y: 0, width: 60, height: 50)
        let flat = Rasterizer.pixels(
            of: DisplayList(size: size, items: [.fill(Fill(.rect(rect), paint: .gradient(gradient)))]))
        let back = try #require(Self.turned.inverse)
        for item in [
            PaintItem.fill(Fill(.rect(rect), paint: .gradient(gradient))),
            .image(ImageItem(RasterImage(flat), in: rect)),
        ] {
            let pixels = Self.pixels([.group(Group(projection: Self.turned, items: [item]))])
            for y in 15..<35 {
                for x in 15..<45 {
                    let place = try #require(back.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                    #expect(abs(Double(pixels[x, y].x) - 255 * place.x / 60) <= 1.5)
                }
            }
        }
    }

    @Test func contentBehindTheEyeIsInvisible() {
        // The right half of the plane approaches the eye and passes it at x = 40.
        let towards = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: -1.0 / 40, q: 0, r: 1)
        #expect(towards.apply(Point(x: 41, y: 0)) == nil)
        let behind = Rect(x: 50, y: 0, width: 20, height: 20)
        let fill = PaintItem.fill(Fill(.rect(behind), color: .black))
        #expect(Self.pixels([.group(Group(projection: towards, items: [fill]))]) == Self.pixels([]))
        let through = PaintItem.fill(Fill(.rect(Rect(x: 0, y: 0, width: 90, height: 20)), color: .black))
        let pixels = Self.pixels([.group(Group(projection: towards, items: [through]))])
        #expect(pixels[59, 10].x == 0)
        #expect(pixels[2, 30].x == 255)
    }

    @Test func hostileProjectionsTerminate() {
        for number in RandomLists.hostileNumbers {
            for path in [\Projection.a, \.b, \.c, \.d, \.tx, \.ty, \.p, \.q, \.r] {
                var projection = Self.turned
                projection[keyPath: path] = number
                let group = Group(
                    blur: 1, projection: projection,
                    items: [
                        .fill(Fill(.ellipse(Rect(x: 5, y: 5, width: 40, height: 30)), color: .black)),
                        .fill(
                            Fill(
                                .roundedRect(Rect(x: 5, y: 5, width: 40, height: 30), CornerRadii(all: 9)),
                                stroke: Stroke(width: 3), color: .black)),
                    ])
                #expect(Self.pixels([.group(group)])[0, 0].w == 255)
            }
        }
    }

    @Test func theInverseUndoesTheMap() throws {
        let back = try #require(Self.turned.inverse)
        for point in [Point.zero, Point(x: 30, y: 25), Point(x: -7, y: 80)] {
            let there = try #require(Self.turned.apply(point))
            let again = try #require(back.apply(there))
            #expect(abs(again.x - point.x) < 1e-9 && abs(again.y - point.y) < 1e-9)
            let local = try #require(Self.turned.affine(around: point))
            let near = Point(x: point.x + 1e-4, y: point.y - 2e-4)
            let exact = try #require(Self.turned.apply(near))
            #expect(abs(local.apply(near).x - exact.x) < 1e-8 && abs(local.apply(near).y - exact.y) < 1e-8)
        }
        #expect(Projection(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0, q: 0, r: 1).inverse == nil)
    }
}

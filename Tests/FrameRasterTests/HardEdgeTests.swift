import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// A pixel with hard edges is covered if its center is inside.
@Suite struct HardEdgeTests {
    private static let size = PixelSize(width: 40, height: 36)

    private static func pixels(_ items: [PaintItem]) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, items: items))
    }

    private static func turned(_ degrees: Double) -> Affine {
        Affine.translation(x: -10, y: -7).then(.rotation(degrees * .pi / 180)).then(.translation(x: 20.3, y: 17.1))
    }

    private static let rect = Rect(x: 0, y: 0, width: 20, height: 14)
    private static let angles: [Double] = [0, 5, 30, 45, 60, 90, 117, 180, 213.5, 270, 359]

    @Test func aPixelIsCoveredFullyIfItsCenterIsInside() throws {
        for degrees in Self.angles {
            let map = Self.turned(degrees)
            let pixels = Self.pixels([.fill(Fill(.rect(Self.rect), color: .black, edges: .hard, transform: map))])
            let back = try #require(map.inverse)
            for y in 0..<36 {
                for x in 0..<40 {
                    let place = back.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    let depth = min(place.x, 20 - place.x, place.y, 14 - place.y)
                    // On the edge itself, the result depends on the pixel grid.
                    if abs(depth) < 1e-3 { continue }
                    #expect(pixels[x, y].w == (depth > 0 ? 255 : 0), "\(degrees)°: \(x), \(y)")
                }
            }
        }
    }

    @Test func neighborsShareNoPixelAndLeaveNoGaps() {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        for degrees in Self.angles {
            func fill(_ x: Double, _ width: Double) -> PaintItem {
                .fill(
                    Fill(
                        .rect(Rect(x: x, y: 0, width: width, height: 14)), color: half, edges: .hard,
                        transform: Self.turned(degrees)))
            }
            #expect(Self.pixels([fill(0, 9.25), fill(9.25, 10.75)]) == Self.pixels([fill(0, 20)]), "\(degrees)°")
        }
    }

    /// The halves of a square at 45°, which meet in pixel centers, with the numbers of a display list, rounded to
    /// 1/10,000.
    @Test func neighborsWithRoundedEdgesLeaveNoGaps() {
        func half(_ x: Double, _ y: Double) -> PaintItem {
            let turn = Affine(a: 0.70710678, b: 0.70710678, c: -0.70710678, d: 0.70710678, tx: x, ty: y)
            return .fill(
                Fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), color: .black, edges: .hard, transform: turn))
        }
        let pixels = Self.pixels([half(22.0711, 7.9289), half(15, 15)])
        for index in 16..<21 { #expect(pixels[index, index].w == 255, "\(index)") }
    }

    @Test func imagesAreCutAsFillsAre() {
        let image = RasterImage(PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [0, 0, 0, 255]))
        for degrees in Self.angles {
            let map = Self.turned(degrees)
            #expect(
                Self.pixels([.image(ImageItem(image, in: Self.rect, edges: .hard, transform: map))])
                    == Self.pixels([.fill(Fill(.rect(Self.rect), color: .black, edges: .hard, transform: map))]))
        }
    }

    /// The hole of a border is as hard as its outline. The ring covers exactly the pixels that only one of them covers.
    @Test func bordersAreHardOnBothSides() {
        for degrees in Self.angles {
            let map = Self.turned(degrees)
            let ring = Self.pixels([
                .fill(Fill(.ring(Self.rect, .zero, width: 3), color: .black, edges: .hard, transform: map))
            ])
            let whole = Self.pixels([.fill(Fill(.rect(Self.rect), color: .black, edges: .hard, transform: map))])
            let hole = Self.pixels([
                .fill(Fill(.rect(Self.rect.inset(by: 3)), color: .black, edges: .hard, transform: map))
            ])
            for (index, byte) in ring.bytes.enumerated() where index % 4 == 3 {
                #expect(byte == whole.bytes[index] - hole.bytes[index], "\(degrees)°")
            }
        }
    }

    @Test func edgesAreHardInPerspective() {
        let projection = Projection(a: 1, b: 0.2, c: 0.1, d: 1, tx: 8, ty: 4, p: 0.01, q: 0.01, r: 1)
        let pixels = Self.pixels([
            .group(
                Group(
                    projection: projection,
                    items: [.fill(Fill(.rect(Self.rect), color: .black, edges: .hard))]))
        ])
        let alphas = stride(from: 3, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
        #expect(Set(alphas) == [0, 255])
    }

    @Test func evenOddHolesStayOpen() {
        let outer = Path(Rect(x: 2, y: 2, width: 20, height: 20))
        let inner = Path(Rect(x: 6.4, y: 6.6, width: 8, height: 8))
        let path = Path(outer.elements + inner.elements)
        let odd = Self.pixels([.fill(Fill(.path(path, .evenodd), color: .black, edges: .hard))])
        let nonzero = Self.pixels([.fill(Fill(.path(path, .nonzero), color: .black, edges: .hard))])
        #expect(odd[10, 10].w == 0 && nonzero[10, 10].w == 255)
        // The center at 6.5 across lies inside the hole, and the one at 6.5 down does not.
        #expect(odd[6, 10].w == 0 && odd[10, 6].w == 255)
    }
}

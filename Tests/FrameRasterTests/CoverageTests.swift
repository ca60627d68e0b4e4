import FrameGeometry
import FramePainting
import TestSupport
import Testing

@testable import FrameRaster

/// Coverage, compared with separately computed areas: tables come from Python, with polygons clipped pixel by pixel
/// with `fractions.Fraction` and circles integrated in closed form to 30 digits by `mpmath`, all in 1/65,536 pixel,
/// rounded.
@Suite struct CoverageTests {
    private static func worst(_ found: [[Int]], _ expected: [[Int]]) -> Int {
        zip(found, expected).map { pair in zip(pair.0, pair.1).map { abs($0 - $1) }.max() ?? 0 }.max() ?? 0
    }

    private static let square = Shape.rect(Rect(x: 0, y: 0, width: 5, height: 5))

    /// Snapping moves an edge by at most 1/131,072 pixel, and crossings with rows and columns by 1/65,536 each.
    private static let snapping = 4

    @Test func aSquareTurnedByTheAngleOfA345Triangle() {
        let found = CoverageProbe.rows(
            Self.square, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4.5, ty: 0.25), width: 8, height: 8)
        let expected = [
            [0, 0, 0, 6144, 32085, 171, 0, 0],
            [0, 0, 17067, 59392, 65536, 28672, 0, 0],
            [683, 32768, 64853, 65536, 65536, 64000, 13824, 0],
            [16384, 65365, 65536, 65536, 65536, 65536, 57173, 4267],
            [0, 36864, 65536, 65536, 65536, 65536, 59392, 12800],
            [0, 1536, 51712, 65536, 65536, 48469, 6144, 0],
            [0, 0, 8363, 60587, 32768, 683, 0, 0],
            [0, 0, 0, 4267, 0, 0, 0, 0],
        ]
        #expect(Self.worst(found, expected) <= Self.snapping)
    }

    /// The canvas cuts the same square to a triangle.
    @Test func aTriangle() {
        let found = CoverageProbe.rows(
            Self.square, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4, ty: -4), width: 8, height: 4)
        let expected = [
            [2731, 54613, 65536, 65536, 65536, 62805, 24576, 0],
            [0, 10923, 62805, 65536, 54613, 10923, 0, 0],
            [0, 0, 24576, 40960, 2731, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0],
        ]
        #expect(Self.worst(found, expected) <= Self.snapping)
    }

    @Test func aShearedSquare() {
        let found = CoverageProbe.rows(
            Self.square, Affine(a: 1, b: 0, c: -0.5, d: 0.75, tx: 3, ty: 0.5), width: 8, height: 5)
        let expected = [
            [0, 0, 5461, 32768, 32768, 32768, 32768, 27307],
            [0, 0, 43691, 65536, 65536, 65536, 65536, 21845],
            [0, 21845, 65536, 65536, 65536, 65536, 43691, 0],
            [5461, 60075, 65536, 65536, 65536, 60075, 5461, 0],
            [6827, 16384, 16384, 16384, 16384, 9557, 0, 0],
        ]
        #expect(Self.worst(found, expected) <= Self.snapping)
    }

    @Test func aMirroredAndShearedSquare() {
        let found = CoverageProbe.rows(
            .rect(Rect(x: 0, y: 0, width: 4, height: 4)),
            Affine(a: -1.5, b: 0.125, c: 0.25, d: 1.25, tx: 7, ty: 0.25), width: 8, height: 7)
        let expected = [
            [0, 18705, 24576, 30037, 35499, 40960, 46421, 3686],
            [0, 55706, 65536, 65536, 65536, 65536, 65536, 16384],
            [0, 42598, 65536, 65536, 65536, 65536, 65536, 29491],
            [0, 29491, 65536, 65536, 65536, 65536, 65536, 42598],
            [0, 16384, 65536, 65536, 65536, 65536, 65536, 55706],
            [0, 3686, 46421, 40960, 35499, 30037, 24576, 18705],
            [0, 0, 0, 0, 0, 0, 0, 0],
        ]
        #expect(Self.worst(found, expected) <= Self.snapping)
    }

    /// On the grid, the coverage of a rectangle is exactly the product of two overlaps.
    @Test func uprightRectanglesCoverExactly() {
        var numbers = SplitMix64(seed: 1)
        let one = Subpixel.one
        for _ in 0..<500 {
            let x = [numbers.integer(-2 * one...9 * one), numbers.integer(-2 * one...9 * one)].sorted()
            let y = [numbers.integer(-2 * one...9 * one), numbers.integer(-2 * one...9 * one)].sorted()
            let found = CoverageProbe.exact(
                .rect(DeviceRect(left: x[0], top: y[0], right: x[1], bottom: y[1])), [], [], width: 7, height: 7)
            func overlap(_ pixel: Int, _ edges: [Int]) -> Int {
                max(0, min(edges[1], (pixel + 1) * one) - max(edges[0], pixel * one))
            }
            let expected = (0..<7).map { row in (0..<7).map { 2 * overlap($0, x) * overlap(row, y) } }
            #expect(found == expected, "\(x) \(y)")
        }
    }

    /// The shortcut for upright rectangles and the equivalent four chains agree bit for bit.
    @Test func theFastPathEqualsTheGeneralOne() {
        var numbers = SplitMix64(seed: 2)
        let one = Subpixel.one
        for _ in 0..<500 {
            let x = [numbers.integer(-2 * one...9 * one), numbers.integer(-2 * one...9 * one)].sorted()
            let y = [numbers.integer(-2 * one...9 * one), numbers.integer(-2 * one...9 * one)].sorted()
            let vertices = [(0, 0), (0, 1), (1, 0), (1, 1)].map { Vertex(x: Int32(x[$0.0]), y: Int32(y[$0.1])) }
            let chains = [Chain(first: 0, count: 2, winding: -1), Chain(first: 2, count: 2, winding: 1)]
            #expect(
                CoverageProbe.exact(.outline(chains: 0..<2), vertices, chains, width: 7, height: 7)
                    == CoverageProbe.exact(
                        .rect(DeviceRect(left: x[0], top: y[0], right: x[1], bottom: y[1])), [], [], width: 7,
                        height: 7),
                "\(x) \(y)")
        }
    }

    // MARK: Curves

    private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
        .roundedRect(
            Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), CornerRadii(all: radius))
    }

    /// The documented accuracy of curves.
    private static let promise = 65_536 / 1024

    @Test func aSmallCircle() {
        let found = CoverageProbe.rows(Self.circle(4.5, 4.25, 3.25), width: 9, height: 8)
        let expected = [
            [0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 19530, 54222, 64693, 54222, 19530, 0, 0],
            [0, 15069, 64678, 65536, 65536, 65536, 64678, 15069, 0],
            [0, 42487, 65536, 65536, 65536, 65536, 65536, 42487, 0],
            [0, 47670, 65536, 65536, 65536, 65536, 65536, 47670, 0],
            [0, 31691, 65536, 65536, 65536, 65536, 65536, 31691, 0],
            [0, 2665, 50396, 65536, 65536, 65536, 50396, 2665, 0],
            [0, 0, 1045, 21454, 31925, 21454, 1045, 0, 0],
        ]
        #expect(Self.worst(found, expected) < Self.promise)
    }

    /// A circle stays the same when it is rotated and mirrored.
    @Test func aCircleTurnedIsTheCircle() {
        for transform in [
            Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4.5, ty: 4.25),
            Affine(a: -1, b: 0, c: 0, d: 1, tx: 4.5, ty: 4.25),
            Affine(a: 0, b: 1, c: 1, d: 0, tx: 4.5, ty: 4.25),
            Affine(a: 3.25 / 7, b: 0, c: 0, d: -3.25 / 7, tx: 4.5, ty: 4.25),
        ] {
            let radius = transform.a == 3.25 / 7 ? 7 : 3.25
            let found = CoverageProbe.rows(Self.circle(0, 0, radius), transform, width: 9, height: 8)
            let expected = CoverageProbe.rows(Self.circle(4.5, 4.25, 3.25), width: 9, height: 8)
            #expect(Self.worst(found, expected) < Self.promise)
        }
    }

    /// Forty pixels on the edge of a circle of radius 400 around (410.5, 405.25).
    @Test func aLargeCircle() {
        let found = CoverageProbe.rows(Self.circle(410.5, 405.25, 400), width: 820, height: 810)
        let expected = [
            (810, 410, 30503), (804, 472, 52833), (789, 533, 25059), (764, 591, 32290), (731, 644, 8275),
            (689, 691, 53295), (641, 731, 51647), (587, 763, 59973), (529, 787, 9116), (467, 801, 10998),
            (405, 805, 14329), (342, 799, 28018), (281, 784, 220), (224, 759, 24518), (171, 725, 59345),
            (124, 684, 53542), (83, 636, 2517), (51, 582, 7262), (28, 523, 40731), (14, 462, 25018),
            (10, 400, 30913), (16, 337, 47223), (31, 276, 13943), (56, 219, 49482), (89, 165, 164),
            (131, 118, 25502), (179, 78, 20166), (233, 46, 29967), (291, 23, 41852), (353, 9, 43766),
            (415, 5, 47097), (478, 11, 60751), (539, 26, 24751), (596, 51, 56122), (649, 84, 32595),
            (696, 126, 65132), (737, 174, 15930), (769, 228, 21660), (792, 286, 30567), (806, 347, 20258),
        ]
        for (x, y, coverage) in expected { #expect(abs(found[y][x] - coverage) < Self.promise, "\(x) \(y)") }
    }

    /// Arcs are polygons but enclose the area of the circle, since vertices lie as far outside as chords lie inside.
    @Test(arguments: [0.5, 1, 3.25, 12, 50, 333])
    func theAreaOfACircle(radius: Double) {
        let side = Int(2 * radius + 3)
        let center = radius + 1.0625
        let total = CoverageProbe.rows(Self.circle(center, center, radius), width: side, height: side).joined().reduce(
            0, +)
        let area = Double.pi * radius * radius
        // The limit allows for rounding of edge pixels and the ends of arcs. It is far below the area of a sagitta of a
        // thousandth all around.
        #expect(abs(Double(total) / 65_536 - area) < radius * 0.0005)
    }

    @Test func aRingIsTheOuterShapeMinusTheInner() {
        let rect = Rect(x: 1.3, y: 2.1, width: 30.4, height: 25.7)
        let radii = CornerRadii(topLeft: 9, topRight: 4, bottomRight: 0, bottomLeft: 2)
        for transform in [Affine.identity, Affine(a: 0.6, b: 0.8, c: -0.7, d: 0.6, tx: 18, ty: -4)] {
            let ring = CoverageProbe.rows(.ring(rect, radii, width: 3), transform, width: 40, height: 40)
            let outer = CoverageProbe.rows(.roundedRect(rect, radii), transform, width: 40, height: 40)
            let inner = CoverageProbe.rows(
                .roundedRect(rect.inset(by: 3), radii.inset(by: 3)), transform, width: 40, height: 40)
            let expected = zip(outer, inner).map { zip($0, $1).map { $0 - $1 } }
            #expect(Self.worst(ring, expected) <= 1)
        }
        #expect(
            CoverageProbe.rows(.ring(rect, radii, width: 13), width: 40, height: 40)
                == CoverageProbe.rows(.roundedRect(rect, radii), width: 40, height: 40))
    }

    // MARK: Laws

    /// Two adjacent shapes together fully cover every pixel of their common edge.
    @Test func abuttingShapesCoverEachPixelOnce() {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let cut = numbers.number(2...8)
            let transform = Affine(
                a: 0.6, b: numbers.number(-0.8...0.8), c: numbers.number(-0.8...0.8), d: 0.9, tx: 3, ty: 1)
            func piece(_ from: Double, _ to: Double) -> [[Int]] {
                CoverageProbe.rows(
                    .rect(Rect(x: from, y: 0, width: to - from, height: 9)), transform, width: 16, height: 16)
            }
            let together = zip(piece(0, cut), piece(cut, 10)).map { zip($0, $1).map { $0 + $1 } }
            #expect(Self.worst(together, piece(0, 10)) <= Self.snapping)
        }
    }

    /// Clipping far outside the canvas changes nothing inside.
    @Test func cuttingAtTheMarginChangesNothingInside() {
        let far = CoverageProbe.rows(
            .rect(Rect(x: -5000, y: -5000, width: 5003, height: 10_000)),
            Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4, ty: 4), width: 16, height: 16)
        let near = CoverageProbe.rows(
            .rect(Rect(x: -500, y: -500, width: 503, height: 1000)),
            Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4, ty: 4), width: 16, height: 16)
        #expect(Self.worst(far, near) <= Self.snapping)
    }

    @Test func movingByWholePixelsMovesCoverage() {
        var numbers = SplitMix64(seed: 4)
        for _ in 0..<100 {
            // The values are on a grid of 1/64, where adding integers is exact before snapping.
            func value(_ range: ClosedRange<Double>) -> Double { (numbers.number(range) * 64).rounded() / 64 }
            let shape = Shape.ring(
                Rect(x: value(0...9), y: value(0...9), width: value(4...14), height: value(4...14)),
                CornerRadii(all: value(0...6)), width: value(0.25...2))
            let turn = numbers.element(of: [Affine.identity, Affine(a: 0.75, b: 0.5, c: -0.25, d: 1, tx: 0, ty: 0)])
            let (dx, dy) = (numbers.integer(0...20), numbers.integer(0...20))
            let here = CoverageProbe.rows(shape, turn.then(.translation(x: 8, y: 2)), width: 64, height: 64)
            let there = CoverageProbe.rows(
                shape, turn.then(.translation(x: Double(8 + dx), y: Double(2 + dy))), width: 64, height: 64)
            for y in 0..<40 { #expect(Array(here[y][0..<40]) == Array(there[y + dy][dx..<dx + 40])) }
        }
    }
}

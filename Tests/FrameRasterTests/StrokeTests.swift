import FrameGeometry
import FramePainting
import TestSupport
import Testing

@testable import FrameRaster

/// The area of strokes, compared with the geometric area.
@Suite struct StrokeTests {
    private static let size = 40

    private static func rows(_ shape: Shape, _ stroke: Stroke, _ transform: Affine = .identity) -> [[Int]] {
        guard
            let outline = shape.stroked(stroke, stretch: OutlineMaker.stretch(of: transform), hairline: 0)
        else { return [] }
        var maker = OutlineMaker(width: size, height: size)
        guard let placed = maker.sum(outline, transform) else { return [] }
        return CoverageProbe.rows(placed.shape, maker.vertices, maker.chains, width: size, height: size)
    }

    private static func area(_ path: [Path.Element], _ stroke: Stroke) -> Double {
        area(.path(Path(path), .nonzero), stroke)
    }

    private static func area(_ shape: Shape, _ stroke: Stroke) -> Double {
        Double(rows(shape, stroke).joined().reduce(0, +)) / 65_536
    }

    private static func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    private static let line: [Path.Element] = [.move(at(8, 10)), .line(at(28, 25))]
    /// Right-angled turns.
    private static let corner: [Path.Element] = [.move(at(5, 30)), .line(at(20, 10)), .line(at(36, 22))]

    /// facts/overlapping-strokes: two crossing lines of 1.5 pixels, each 191 on white, are 170 where they cross. A
    /// duplicated line is 170 as well.
    @Test func contoursAddTheirCoverage() {
        let gray = Color(red8: 170, green8: 170, blue8: 170, alpha8: 255)
        let (across, along): ([Path.Element], [Path.Element]) = (
            [.move(Self.at(2, 20)), .line(Self.at(38, 20))], [.move(Self.at(20, 2)), .line(Self.at(20, 38))]
        )
        func row(_ y: Int, _ path: [Path.Element], _ map: DeviceMapKind = .flat) -> [UInt8] {
            let line = PaintItem.fill(
                Fill(.path(Path(path), .nonzero), stroke: Stroke(width: 1.5), color: gray))
            let flat = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0, q: 1e-9, r: 1)
            let items = map == .flat ? [line] : [.group(Group(projection: flat, items: [line]))]
            let size = PixelSize(width: Self.size, height: Self.size)
            let pixels = Rasterizer.pixels(of: DisplayList(size: size, background: .white, items: items))
            return (0..<Self.size).map { pixels[$0, y].x }
        }
        for map in [DeviceMapKind.flat, .space] {
            let crossing = row(19, across + along, map)
            #expect(crossing[10] == 191 && crossing[19] == 170 && crossing[20] == 170 && crossing[30] == 191)
            #expect(row(10, across + along, map)[19] == 191)
            #expect(row(19, across + across, map)[10] == 170)
        }
        // One contour counts once where it crosses itself.
        let loop: [Path.Element] = across + [.line(Self.at(38, 30)), .line(Self.at(20, 30)), .line(Self.at(20, 2))]
        #expect(row(19, loop)[19] == 175)
    }

    private enum DeviceMapKind {
        case flat, space
    }

    /// Hard edges use the union of all contours.
    @Test func hardContoursDoNotAddUp() {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        let line: [Path.Element] = [.move(Self.at(2, 20.2)), .line(Self.at(38, 20.2))]
        let size = PixelSize(width: Self.size, height: Self.size)
        func pixels(_ path: [Path.Element]) -> PixelBuffer {
            let fill = Fill(.path(Path(path), .nonzero), stroke: Stroke(width: 1.5), color: half, edges: .hard)
            return Rasterizer.pixels(of: DisplayList(size: size, items: [.fill(fill)]))
        }
        #expect(pixels(line) == pixels(line + line))
    }

    @Test func capsAddTheirArea() {
        for width in [0.01, 0.5, 3, 6] {
            let butt = Self.area(Self.line, Stroke(width: width))
            #expect(abs(butt - 25 * width) < 0.02)
            #expect(abs(Self.area(Self.line, Stroke(width: width, cap: .square)) - butt - width * width) < 0.01)
            let round = Self.area(Self.line, Stroke(width: width, cap: .round))
            #expect(abs(round - butt - Double.pi * width * width / 4) < 0.02)
        }
    }

    @Test func joinsAddTheirArea() {
        // Two bands of 25 and 20 that share a quarter of the squared width.
        let width = 4.0
        let bands = 45 * width - width * width / 4
        let quarter = width * width / 4
        #expect(abs(Self.area(Self.corner, Stroke(width: width, join: .bevel)) - bands - quarter / 2) < 0.02)
        #expect(abs(Self.area(Self.corner, Stroke(width: width, join: .miter)) - bands - quarter) < 0.02)
        let round = Self.area(Self.corner, Stroke(width: width, join: .round))
        #expect(abs(round - bands - Double.pi * quarter / 4) < 0.02)
        let limited = Self.area(Self.corner, Stroke(width: width, join: .miter, miterLimit: 1.4))
        #expect(limited == Self.area(Self.corner, Stroke(width: width, join: .bevel)))
        #expect(Self.area(Self.corner, Stroke(width: width, join: .miter, miterLimit: 1.42)) > limited + 1)
    }

    @Test func closedOutlinesHaveNoEnds() {
        let rect = Rect(x: 8, y: 9, width: 20, height: 14)
        #expect(abs(Self.area(.rect(rect), Stroke(width: 3)) - (23 * 17 - 17 * 11)) < 1e-3)
        let circle = Rect(x: 8, y: 8, width: 20, height: 20)
        #expect(abs(Self.area(.ellipse(circle), Stroke(width: 4)) - Double.pi * (144 - 64)) < 0.1)
        // A stroke wider than the outline covers everything within reach, without a hole.
        #expect(abs(Self.area(.rect(Rect(x: 15, y: 15, width: 4, height: 4)), Stroke(width: 10)) - 196) < 1e-3)
        let wide = Self.area(.ellipse(Rect(x: 18, y: 18, width: 4, height: 4)), Stroke(width: 12))
        #expect(abs(wide - Double.pi * 64) < 0.1)
    }

    @Test func dashesHaveTheirStatedLength() {
        let stroke = Stroke(width: 2, dash: [3, 2])
        #expect(abs(Self.area(Self.line, stroke) - 30) < 0.02)
        #expect(abs(Self.area(Self.line, Stroke(width: 2, dash: [4], dashPhase: 2)) - 2 * (2 + 4 + 4 + 3)) < 0.02)
        #expect(abs(Self.area(Self.line, Stroke(width: 2, cap: .round, dash: [0, 5])) - 5 * Double.pi) < 0.1)
        #expect(
            Self.rows(.path(Path(Self.line), .nonzero), stroke)
                == Self.rows(.path(Path(Self.line), .nonzero), Stroke(width: 2, dash: [3, 2], dashPhase: -5)))
        for dash in [[0, 0], [-1, 2], [.nan, 1], [1e-30, 1e-30], [.greatestFiniteMagnitude]] {
            #expect(abs(Self.area(Self.line, Stroke(width: 2, dash: dash, dashPhase: -1)) - 50) < 0.02)
        }
        // A dash across the start of a closed line is a single dash without ends in between.
        let rect = Rect(x: 8, y: 8, width: 10, height: 10)
        let across = Self.area(.rect(rect), Stroke(width: 2, cap: .round, dash: [10, 10], dashPhase: 5))
        #expect(abs(across - 2 * (20 - 1 + 1 + Double.pi)) < 0.05)
    }

    /// Dashes of 10 along a square of 10: two that meet at a corner overlap in a quarter of the squared width and leave
    /// the same area open. They join only at the start of a closed line.
    @Test func dashesJoinOnlyWhereAClosedLineStarts() {
        let square = Shape.rect(Rect(x: 8, y: 8, width: 10, height: 10))
        #expect(abs(Self.area(square, Stroke(width: 2, dash: [10, 0])) - (80 - 4 + 1)) < 0.01)
        #expect(abs(Self.area(square, Stroke(width: 2, dash: [10, 20, 10, 0])) - 40) < 0.01)
        #expect(abs(Self.area(square, Stroke(width: 2, dash: [10, 10])) - 40) < 0.01)
        let sides: [Path.Element] = [
            .move(Self.at(8, 8)), .line(Self.at(18, 8)), .line(Self.at(18, 18)), .line(Self.at(8, 18)),
            .line(Self.at(8, 8)),
        ]
        #expect(abs(Self.area(sides, Stroke(width: 2, dash: [10, 0])) - (80 - 4)) < 0.01)
        // A single dash around the whole line has no ends.
        #expect(Self.rows(square, Stroke(width: 2, dash: [40, 3])) == Self.rows(square, Stroke(width: 2)))
    }

    /// A hairline is one pixel wide at any scale. A thinner line is as faint as its area, and a line of negative width
    /// is not drawn.
    @Test(arguments: [0.5, 1, 3]) func zeroWidthIsOnePixel(scale: Double) {
        let line = Path([.move(Self.at(2, 3)), .line(Self.at(10, 3))])
        func area(_ width: Double, _ transform: Affine = .identity) -> Double {
            let fill = Fill(.path(line, .nonzero), stroke: Stroke(width: width), color: .black, transform: transform)
            let list = DisplayList(size: PixelSize(width: 48, height: 48), scale: scale, items: [.fill(fill)])
            let pixels = Rasterizer.pixels(of: list)
            return stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0) { $0 + Double(pixels.bytes[$1]) / 255 }
        }
        #expect(abs(area(0) - 8 * scale) < 0.1)
        #expect(abs(area(0, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 6, ty: 0)) - 8 * scale) < 0.1)
        #expect(abs(area(1 / (8 * scale)) - scale) < 0.1)
        #expect(area(-1) == 0 && area(.nan) == 0 && area(.infinity) == 0)
    }

    @Test func pointsHaveOnlyCaps() {
        let point: [Path.Element] = [.move(Self.at(10.3, 11.6)), .line(Self.at(10.3, 11.6))]
        #expect(Self.area(point, Stroke(width: 6)) == 0)
        #expect(abs(Self.area(point, Stroke(width: 6, cap: .square)) - 36) < 1e-3)
        #expect(abs(Self.area(point, Stroke(width: 6, cap: .round)) - 9 * Double.pi) < 0.02)
        #expect(Self.area([.move(Self.at(10, 10))], Stroke(width: 6, cap: .round)) == 0)
    }

    /// A stroke covers every point of its curve, no matter how the curve bends.
    @Test func everyPointOfACurveIsCovered() {
        var numbers = SplitMix64(seed: 12)
        for _ in 0..<60 {
            let points = (0..<4).map { _ in Self.at(numbers.number(8...32), numbers.number(8...32)) }
            let curve = Cubic(points[0], points[1], points[2], points[3])
            let path = Path([.move(curve.start), .cubic(curve.first, curve.second, curve.end)])
            let rows = Self.rows(.path(path, .nonzero), Stroke(width: numbers.number(3...14), cap: .round))
            for step in 0...100 {
                let point = curve.point(at: Double(step) / 100)
                #expect(rows[Int(point.y)][Int(point.x)] > 65_000, "\(points)")
            }
        }
    }

    /// Thousands of dashes with round caps share the limit on chords, no matter how wide they are.
    @Test(arguments: [8, 1e9, 1e304]) func roundEndsAreBounded(width: Double) {
        let path = Path([.move(Point(x: 4, y: 30)), .quadratic(control: Point(x: 20, y: 413), Point(x: 38_664, y: 30))])
        let stroke = Stroke(width: width, cap: .round, join: .round, dash: [3, 9])
        let count = stroke.outline(of: path, tolerance: 0.02).elements.count
        #expect(count > 30_000 && count < 1 << 21)
    }
}

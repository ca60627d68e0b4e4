import FrameGeometry
import FramePainting
import TestSupport
import Testing

@testable import FrameRaster

/// Coverage of paths, compared with areas computed by hand or by the polygon clipper in this file.
@Suite struct PathTests {
    private static func path(_ points: [(Double, Double)]) -> Path {
        Path(
            points.enumerated().map { index, point in
                let point = Point(x: point.0, y: point.1)
                return index == 0 ? .move(point) : .line(point)
            } + [.close])
    }

    private static func square(_ x: Double, _ y: Double, _ side: Double, clockwise: Bool = true) -> [Path.Element] {
        let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
        return path(clockwise ? corners : corners.reversed()).elements
    }

    private static func sum(_ rows: [[Int]]) -> Double { Double(rows.joined().reduce(0, +)) / 65_536 }

    private static func rows(_ path: Path, _ rule: FillRule, width: Int = 12, height: Int = 12) -> [[Int]] {
        CoverageProbe.rows(.path(path, rule), width: width, height: height)
    }

    @Test func aPathOfARectangleCoversWhatTheRectangleDoes() {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let rect = Rect(
                x: numbers.number(-3...8), y: numbers.number(-3...8), width: numbers.number(0.01...9),
                height: numbers.number(0.01...9))
            let path = Self.path([
                (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
            ])
            let expected = CoverageProbe.rows(.rect(rect), width: 12, height: 12)
            #expect(Self.rows(path, .nonzero) == expected)
            #expect(Self.rows(path, .evenodd) == expected)
        }
    }

    /// Contours that wind twice, in opposite directions, and meet edge to edge within a pixel.
    @Test func overlapsCountOnce() {
        let left = Self.square(2.25, 2.25, 4)
        let right = Self.square(4.5, 3.5, 4)
        let area = 16 + 16 - 1.75 * 2.75
        #expect(abs(Self.sum(Self.rows(Path(left + right), .nonzero)) - area) < 1e-3)
        #expect(abs(Self.sum(Self.rows(Path(left + right), .evenodd)) - (area - 1.75 * 2.75)) < 1e-3)
        let turned = Self.square(4.5, 3.5, 4, clockwise: false)
        #expect(abs(Self.sum(Self.rows(Path(left + turned), .nonzero)) - (area - 1.75 * 2.75)) < 1e-3)
        let twice = Self.rows(Path(left + left), .nonzero)
        #expect(twice == Self.rows(Path(left), .nonzero))
        #expect(Self.sum(Self.rows(Path(left + left), .evenodd)) == 0)
        let halves = Self.square(2.3, 2, 4) + Self.square(6.3, 2, 4)
        #expect(
            Self.rows(Path(halves), .nonzero)[4]
                == Self.rows(
                    Self.path([(2.3, 2), (10.3, 2), (10.3, 6), (2.3, 6)]), .nonzero)[4])
    }

    /// Two triangles that cross within one pixel have the coverage given by inclusion and exclusion.
    @Test func edgesThatCrossWithinAPixelAreExact() {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<300 {
            func triangle() -> [Point] {
                let corners = (0..<3).map { _ in Point(x: numbers.number(3...5), y: numbers.number(3...5)) }
                let turn =
                    (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y)
                    - (corners[1].y - corners[0].y) * (corners[2].x - corners[0].x)
                return turn > 0 ? corners : corners.reversed()
            }
            let (first, second) = (triangle(), triangle())
            let common = Self.area(Self.intersection(first, second))
            let union = Self.area(first) + Self.area(second) - common
            let path =
                Self.path((first).map { ($0.x, $0.y) }).elements + Self.path(second.map { ($0.x, $0.y) }).elements
            #expect(abs(Self.sum(Self.rows(Path(path), .nonzero)) - union) < 1e-3)
            #expect(abs(Self.sum(Self.rows(Path(path), .evenodd)) - (union - common)) < 1e-3)
        }
    }

    @Test func curvesEncloseTheirArea() {
        // A cubic arch over its chord: ∫ y dx = 3/5 of base times height for these controls.
        let arch = Path([.move(Point(x: 1, y: 10)), .cubic(Point(x: 1, y: 2), Point(x: 11, y: 2), Point(x: 11, y: 10))])
        #expect(abs(Self.sum(Self.rows(arch, .nonzero)) - 0.6 * 10 * 8) < 2e-2)
        // A parabola covers 2/3 of the box up to half the height of the control point.
        let bow = Path([.move(Point(x: 1, y: 10)), .quadratic(control: Point(x: 6, y: 0), Point(x: 11, y: 10))])
        #expect(abs(Self.sum(Self.rows(bow, .evenodd)) - 2.0 / 3 * 10 * 5) < 2e-2)
        let ellipse = CoverageProbe.rows(
            .ellipse(Rect(x: 1.5, y: 2.25, width: 9, height: 7)), width: 12, height: 12)
        #expect(abs(Self.sum(ellipse) - Double.pi * 4.5 * 3.5) < 1e-2)
    }

    @Test func contoursNeedNotBeClosedOrBegun() {
        let open = Path([.line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9)), .line(Point(x: 0, y: 9))])
        #expect(Self.rows(open, .nonzero) == Self.rows(Path(Self.square(0, 0, 9)), .nonzero))
    }

    @Test func contoursOutsideTheCanvasKeepTheirWinding() {
        let far = 1e7
        let frame = Self.path([(-far, -far), (far, -far), (far, far), (-far, far)]).elements
        let hole = Self.square(3, 3, 4, clockwise: false)
        let rows = Self.rows(Path(frame + hole), .nonzero)
        #expect(Self.sum(rows) == 144 - 16)
    }

    /// 10,000 random lines on a small canvas, more than a row may visit.
    @Test func crowdedPathsTerminate() {
        var numbers = SplitMix64(seed: 8)
        for scale in [20.0, 1e5, 1e30] {
            let path = Path(
                (0..<10_000).map { _ in
                    .line(Point(x: numbers.number(-scale...scale), y: numbers.number(-scale...scale)))
                })
            for rule in FillRule.allCases {
                let rows = Self.rows(path, rule, width: 8, height: 3)
                #expect(rows.allSatisfy { $0.allSatisfy { (0...65_536).contains($0) } })
            }
        }
    }

    private static func area(_ points: [Point]) -> Double {
        points.indices.reduce(0.0) { sum, index in
            let (here, next) = (points[index], points[(index + 1) % points.count])
            return sum + (here.x * next.y - here.y * next.x) / 2
        }
    }

    /// Sutherland and Hodgman's algorithm. Both polygons are convex and clockwise on the screen.
    private static func intersection(_ subject: [Point], _ clip: [Point]) -> [Point] {
        clip.indices.reduce(subject) { points, index in
            let (a, b) = (clip[index], clip[(index + 1) % clip.count])
            func side(_ p: Point) -> Double { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
            return points.indices.flatMap { place -> [Point] in
                let (here, next) = (points[place], points[(place + 1) % points.count])
                let (before, after) = (side(here), side(next))
                var result = before >= 0 ? [here] : []
                if (before >= 0) != (after >= 0) {
                    let fraction = before / (before - after)
                    result.append(
                        Point(x: here.x + (next.x - here.x) * fraction, y: here.y + (next.y - here.y) * fraction))
                }
                return result
            }
        }
    }
}

import FrameGeometry
import Testing

/// Properties of paths that do not depend on drawing: pieces, containment, bounds and arcs.
@Suite struct PathTests {
    private static let circle: Path = {
        var path = Path()
        path.addArc(center: Point(x: 10, y: 20), radius: 5, start: 0, sweep: 2 * .pi)
        path.elements.append(.close)
        return path
    }()

    private static let square = Path([
        .move(Point(x: 0, y: 0)), .line(Point(x: 4, y: 0)), .line(Point(x: 4, y: 4)), .line(Point(x: 0, y: 4)), .close,
    ])

    private static let curve = Path([
        .move(Point(x: 0, y: 0)), .cubic(Point(x: 10, y: 30), Point(x: -10, y: -20), Point(x: 8, y: 4)),
        .quadratic(control: Point(x: 20, y: 0), Point(x: 3, y: 9)),
    ])

    static let all = [circle, square, curve, Path(square.elements + circle.elements)]

    @Test func anArcStaysNearItsCircle() {
        for start in [0.0, 1, -2.5, 7] {
            for sweep: Double in [-6.3, -2, -0.1, 0.5, .pi / 2, 3, 2 * .pi, 9] {
                var arc = Path()
                arc.addArc(center: .zero, radius: 1, start: start, sweep: sweep)
                for piece in arc.pieces() {
                    for step in 0...20 {
                        let point = piece.curve.point(at: Double(step) / 20)
                        let distance = (point.x * point.x + point.y * point.y).squareRoot()
                        #expect(abs(distance - 1) < 2.8e-4)
                    }
                }
                let end = arc.currentPoint ?? .zero
                #expect(abs(end.x - RealMath.cos(start + sweep)) < 1e-12)
                #expect(abs(end.y - RealMath.sin(start + sweep)) < 1e-12)
            }
        }
    }

    /// Core Graphics uses the same number of pieces, so the same paths can be interpolated.
    @Test func aQuarterIsOneCurve() {
        for (sweep, count): (Double, Int) in [(.pi / 2, 1), (1.6, 2), (.pi, 2), (-2 * .pi, 4), (0.1, 1)] {
            var arc = Path()
            arc.addArc(center: .zero, radius: 3, start: 0.3, sweep: sweep)
            #expect(arc.pieces().count == count)
        }
    }

    @Test func aRoundedCornerTouchesBothSides() {
        var path = Path([.move(Point(x: 10, y: 0))])
        path.addArc(corner: .zero, towards: Point(x: 0, y: 10), radius: 4)
        #expect(path.elements.count == 3)
        #expect(path.elements[1].points[0].x == 4)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-12 && abs(end.y - 4) < 1e-12)
        // The middle of the arc is one radius away from its center (4, 4).
        let middle = path.pieces()[1].curve.point(at: 0.5)
        #expect(abs(middle.x - (4 - 4 * 0.5.squareRoot())) < 1e-3 && abs(middle.x - middle.y) < 1e-9)
        path.addArc(corner: Point(x: 0, y: 20), towards: Point(x: 0, y: 30), radius: 4)
        #expect(path.currentPoint == Point(x: 0, y: 20))
    }

    @Test func containmentFollowsTheOutline() {
        for (x, y, isInside) in [
            (10.0, 20.0, true), (14.9, 20, true), (15.1, 20, false), (13, 23, true), (14, 24, false),
        ] {
            for rule in FillRule.allCases { #expect(Self.circle.contains(Point(x: x, y: y), rule) == isInside) }
        }
        let twice = Path(Self.square.elements + Self.square.elements)
        #expect(twice.contains(Point(x: 2, y: 2), .nonzero))
        #expect(!twice.contains(Point(x: 2, y: 2), .evenodd))
        #expect(!Path().contains(.zero, .nonzero))
        #expect(!Path([.move(.zero), .line(Point(x: .nan, y: 1)), .line(Point(x: 3, y: 3))]).contains(.zero, .nonzero))
    }

    /// Adjacent shapes share no point and leave no gap.
    @Test func neighborsShareNoPoint() {
        let next = Self.square.applying(.translation(x: 4, y: 0))
        for step in 0...16 {
            let point = Point(x: Double(step) / 2, y: 2)
            let count = [Self.square, next].count { $0.contains(point, .nonzero) }
            #expect(count == (point.x < 8 ? 1 : 0))
        }
    }

    /// An open contour is filled as if it were closed.
    @Test func openContoursAreFilledClosed() {
        let open = Path(Array(Self.square.elements.dropLast()))
        #expect(open.contains(Point(x: 0.5, y: 2), .nonzero))
        #expect(open.pieces().count == 3)
        #expect(open.pieces(closing: true).count == 4)
        #expect(Self.square.pieces().count == 4)
        #expect(Self.square.pieces().map(\.closesContour) == [false, false, false, true])
    }

    @Test func boundsTouchTheCurves() throws {
        let bounds = try #require(Self.circle.bounds)
        #expect(abs(bounds.minX - 5) < 1e-12 && abs(bounds.maxX - 15) < 1e-12)
        #expect(abs(bounds.minY - 15) < 1e-12 && abs(bounds.maxY - 25) < 1e-12)
        for path in Self.all {
            let (inner, outer) = (try #require(path.bounds), try #require(path.controlBounds))
            #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX)
            var low = Double.infinity
            var high = -Double.infinity
            for piece in path.pieces() {
                for step in 0...1000 {
                    let y = piece.curve.point(at: Double(step) / 1000).y
                    (low, high) = (min(low, y), max(high, y))
                }
            }
            #expect(abs(low - inner.minY) < 1e-4 && abs(high - inner.maxY) < 1e-4)
        }
        #expect(Path().bounds == nil)
        #expect(Path([.move(Point(x: 1, y: 2))]).bounds == Rect(x: 1, y: 2, width: 0, height: 0))
    }

    @Test func reversingTwiceChangesNothing() {
        for path in Self.all {
            #expect(path.reversed.reversed.pieces() == path.pieces())
            #expect(path.reversed.controlBounds == path.controlBounds)
        }
        #expect(Self.curve.reversed.elements.first == .move(Point(x: 3, y: 9)))
        #expect(Path().reversed == Path())
        #expect(Path([.move(.zero)]).reversed == Path([.move(.zero)]))
    }

    /// Reversing a contour negates its winding, which makes a hole in a shape.
    @Test func aReversedContourMakesAHole() {
        let hole = Self.square.applying(.scale(x: 0.5, y: 0.5)).applying(.translation(x: 1, y: 1))
        let middle = Point(x: 2, y: 2)
        #expect(Path(Self.square.elements + hole.elements).contains(middle, .nonzero))
        #expect(!Path(Self.square.elements + hole.reversed.elements).contains(middle, .nonzero))
    }

    @Test func aPartOfACurveLiesOnIt() {
        let curve = Cubic(.zero, Point(x: 10, y: 30), Point(x: -10, y: -20), Point(x: 8, y: 4))
        #expect(curve.part(from: 0, to: 1) == curve)
        for (first, last) in [(0.0, 0.5), (0.25, 0.75), (0.9, 1), (0.5, 0.5), (0, 0)] {
            let part = curve.part(from: first, to: last)
            for step in 0...10 {
                let fraction = Double(step) / 10
                let (got, expected) = (part.point(at: fraction), curve.point(at: first + (last - first) * fraction))
                #expect(abs(got.x - expected.x) < 1e-12 && abs(got.y - expected.y) < 1e-12)
            }
        }
    }

    @Test func numbersMakeThePathAgain() {
        for path in Self.all {
            #expect(path.replacing(numbers: path.numbers) == path)
            #expect(path.hasSameStructure(as: path.applying(.rotation(1))))
            #expect(path.replacing(numbers: [1]) == path)
        }
        #expect(!Self.square.hasSameStructure(as: Self.circle))
        #expect(!Self.square.hasSameStructure(as: Path()))
    }

    // MARK: Continuous corners

    private func continuous(_ rect: Rect, _ radius: Double) -> Path {
        Path(rounded: rect, CornerRadii(all: radius, curve: .continuous).fitted(to: rect.size))
    }

    @Test func continuousCornersStayInsideAndTouchTheSides() throws {
        let rect = Rect(x: 10, y: 20, width: 100, height: 60)
        for radius in [0.0, 5, 15, 19, 22, 28, 30, 80] {
            let path = continuous(rect, radius)
            let bounds = try #require(path.bounds)
            for (got, expected) in [
                (bounds.minX, 10.0), (bounds.minY, 20), (bounds.maxX, 110), (bounds.maxY, 80),
            ] { #expect(abs(got - expected) < 1e-9) }
            #expect(path.contains(Point(x: 60, y: 50), .nonzero))
            #expect(path.contains(Point(x: 10.5, y: 20.5), .nonzero) == (radius == 0))
        }
    }

    /// The published numbers for a radius of 10: the start of the curve and its first joint.
    @Test func aCornerWithRoomMatchesApples() {
        let path = continuous(Rect(x: 0, y: 0, width: 100, height: 100), 10)
        #expect(path.elements.count == 1 + 4 * 3 + 3 + 1)
        let points = [path.elements[0].points[0], path.elements[1].points[2]]
        for (point, expected) in zip(points, [Point(x: 0, y: 15.2866483), Point(x: 0.7491139, y: 6.3149379)]) {
            #expect(abs(point.x - expected.x) < 1e-12 && abs(point.y - expected.y) < 1e-12)
        }
    }

    /// If the radius is half the side, a corner is a quarter circle.
    @Test func withoutRoomACornerIsRound() {
        let path = continuous(Rect(x: -20, y: -20, width: 40, height: 40), 20)
        for piece in path.pieces() where !piece.isLine {
            for step in 0...10 {
                let point = piece.curve.point(at: Double(step) / 10)
                #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 20) < 1e-3)
            }
        }
    }

    @Test func aLineBesideACurveBecomesTheCurveAlongIt() {
        let lines = Path([.move(.zero), .line(Point(x: 3, y: 0)), .line(Point(x: 3, y: 3)), .close])
        let curves = Path([
            .move(Point(x: 0, y: -2)), .cubic(Point(x: 1, y: -2), Point(x: 2, y: -2), Point(x: 3, y: -2)),
            .line(Point(x: 3, y: 6)), .close,
        ])
        let (first, second) = lines.alignedElements(with: curves)
        #expect(second == curves)
        #expect(first.elements[1] == .cubic(Point(x: 1, y: 0), Point(x: 2, y: 0), Point(x: 3, y: 0)))
        #expect(first.elements[2] == lines.elements[2])
        let other = Path([.move(.zero), .move(.zero), .line(Point(x: 3, y: 3)), .close])
        #expect(lines.alignedElements(with: other) == (lines, other))
    }
}

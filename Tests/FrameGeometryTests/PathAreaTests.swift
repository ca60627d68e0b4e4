import Testing

@testable import FrameGeometry

/// Areas of combined paths, compared with the winding numbers of the given ones and with exact areas.
@Suite struct PathAreaTests {
    private static let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    private static let shifted = Path(Rect(x: 5, y: 5, width: 10, height: 10))
    private static let left = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    private static let right = Path(ellipseIn: Rect(x: 50, y: 0, width: 100, height: 100))

    /// Twice the signed area, by the shoelace formula over short lines.
    private func area(_ path: Path) -> Double {
        path.flattened(tolerance: 1e-5).pieces(closing: true).reduce(0) { $0 + $1.curve.start.cross($1.curve.end) } / 2
    }

    private func curves(_ path: Path) -> Int {
        path.elements.count { if case .cubic = $0 { true } else { false } }
    }

    @Test(arguments: zip(AreaOperation.allCases, [175.0, 25, 75, 150]))
    func squaresCombineExactly(operation: AreaOperation, expected: Double) {
        #expect(area(Self.square.combined(operation, with: Self.shifted, .nonzero)) == expected)
    }

    /// Two circles of radius r whose centers are r apart share (2π/3 − √3/2)·r².
    @Test func circlesCombineIntoCurves() {
        let circle = area(Self.left)
        let lens = 2500 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
        let shared = Self.left.combined(.intersection, with: Self.right, .nonzero)
        #expect(abs(area(shared) - lens) < 0.2)
        let expected: [AreaOperation: Double] = [
            .union: 2 * circle - lens, .subtraction: circle - lens, .symmetricDifference: 2 * (circle - lens),
        ]
        for (operation, expected) in expected {
            #expect(abs(area(Self.left.combined(operation, with: Self.right, .nonzero)) - expected) < 0.3)
        }
        #expect(shared.elements.allSatisfy { if case .line = $0 { false } else { true } })
    }

    @Test func aPathCombinesWithItself() {
        let same = Self.left.combined(.union, with: Self.left, .nonzero)
        #expect(curves(same) == curves(Self.left) && abs(area(same) - area(Self.left)) < 1e-6)
        #expect(Self.left.combined(.subtraction, with: Self.left, .nonzero).elements.isEmpty)
        #expect(Self.left.combined(.symmetricDifference, with: Self.left, .evenodd).elements.isEmpty)
    }

    @Test func aSquareWithoutAnAdjacentOneIsUnchanged() {
        let beside = Path(Rect(x: 10, y: 0, width: 10, height: 10))
        #expect(area(Self.square.combined(.subtraction, with: beside, .nonzero)) == 100)
        #expect(Self.square.combined(.intersection, with: beside, .nonzero).elements.isEmpty)
        #expect(Self.square.combined(.union, with: beside, .nonzero).components(.nonzero).count == 1)
    }

    @Test func componentsKeepTheirHoles() {
        var target = Self.left
        target.elements += Path(ellipseIn: Rect(x: 25, y: 25, width: 50, height: 50)).elements
        target.elements += Path(Rect(x: 45, y: 45, width: 10, height: 10)).elements
        let parts = target.components(.evenodd).map { area($0) }.sorted()
        #expect(parts.count == 2 && parts[0] == 100)
        #expect(abs(parts[1] - area(Self.left) * 0.75) < 0.01)
    }

    @Test func aStarIsFilledByItsRule() {
        let star = Path([
            .move(Point(x: 50, y: 0)), .line(Point(x: 80, y: 95)), .line(Point(x: 2, y: 35)),
            .line(Point(x: 98, y: 35)),
            .line(Point(x: 20, y: 95)), .close,
        ])
        #expect(star.components(.nonzero).count == 1 && star.components(.evenodd).count == 5)
    }

    @Test func linesAreCutAtTheOutline() {
        let line = Path([.move(Point(x: -10, y: 7)), .line(Point(x: 30, y: 7))])
        #expect(
            line.lines(inside: true, of: Self.shifted, .nonzero).elements
                == [.move(Point(x: 5, y: 7)), .line(Point(x: 15, y: 7))])
        #expect(
            line.lines(inside: false, of: Self.shifted, .nonzero).elements == [
                .move(Point(x: -10, y: 7)), .line(Point(x: 5, y: 7)), .move(Point(x: 15, y: 7)),
                .line(Point(x: 30, y: 7)),
            ])
    }

    @Test(arguments: [Point(x: 5, y: -10), Point(x: -10, y: 15)]) func linesAlongTheOutlineAreInside(start: Point) {
        let isUpright = start.x == 5
        let end = isUpright ? Point(x: 5, y: 30) : Point(x: 30, y: 15)
        let line = Path([.move(start), .line(end)])
        let inside = line.lines(inside: true, of: Self.shifted, .nonzero)
        #expect(
            inside.bounds == Rect(x: 5, y: isUpright ? 5 : 15, width: isUpright ? 0 : 10, height: isUpright ? 10 : 0))
    }

    @Test func pathsWithoutFiniteCoordinatesHaveNoArea() {
        let broken = Path([.move(.zero), .line(Point(x: .nan, y: 0)), .line(Point(x: 1, y: .infinity)), .close])
        #expect(broken.combined(.union, with: Self.square, .nonzero).elements.isEmpty)
        #expect(Self.square.lines(inside: true, of: broken, .nonzero).elements.isEmpty)
    }

    /// Random paths with crossing, touching and coinciding contours: points are in a result, by both fill rules, if the
    /// winding numbers of the given paths say so.
    @Test(arguments: 1...12)
    func pointsAreInsideAsTheWindingNumbersSay(seed: Int) {
        var state = UInt64(seed)
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / 0x1p24
        }
        // Half of the coordinates are on a coarse grid, where vertices and edges meet.
        func point() -> Point { Point(x: (random() * 10).rounded() * 10, y: random() < 0.5 ? 50 : random() * 100) }
        func path() -> Path {
            var path = Path()
            for _ in 0..<2 {
                path.elements.append(.move(point()))
                for _ in 0..<3 {
                    let kind = random()
                    path.elements.append(
                        kind < 0.6
                            ? .line(point())
                            : kind < 0.8 ? .cubic(point(), point(), point()) : .quadratic(control: point(), point()))
                }
            }
            return path
        }
        let (first, second) = (path(), path())
        for rule in FillRule.allCases {
            for operation in AreaOperation.allCases {
                let result = first.combined(operation, with: second, rule)
                for _ in 0..<25 {
                    let point = Point(x: random() * 100, y: random() * 100)
                    let expected = operation.isInside(first.contains(point, rule), second.contains(point, rule))
                    #expect(
                        result.contains(point, .nonzero) == expected && result.contains(point, .evenodd) == expected)
                }
            }
        }
    }
}

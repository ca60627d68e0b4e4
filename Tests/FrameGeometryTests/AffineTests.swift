import FrameGeometry
import Testing

@Suite struct AffineTests {
    static let maps: [Affine] = [
        .identity, .translation(x: 3, y: -4), .scale(x: 2, y: 0.5), .scale(x: -1, y: 1), .rotation(0.3),
        Affine(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 11),
    ]
    static let points = [Point.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -2.5, y: 8)]

    static func near(_ left: Point, _ right: Point) -> Bool {
        abs(left.x - right.x) < 1e-12 && abs(left.y - right.y) < 1e-12
    }

    @Test func appliesTheFormula() {
        let map = Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(map.apply(Point(x: 10, y: 100)) == Point(x: 315, y: 426))
    }

    @Test func thenAppliesTheReceiverFirst() {
        let move = Affine.translation(x: 10, y: 0)
        let grow = Affine.scale(x: 2, y: 3)
        #expect(move.then(grow).apply(.zero) == Point(x: 20, y: 0))
        #expect(grow.then(move).apply(.zero) == Point(x: 10, y: 0))
        for first in Self.maps {
            for next in Self.maps {
                for point in Self.points {
                    #expect(Self.near(first.then(next).apply(point), next.apply(first.apply(point))))
                }
            }
        }
    }

    @Test(arguments: maps)
    func theInverseUndoesTheMap(map: Affine) throws {
        let inverse = try #require(map.inverse)
        for point in Self.points {
            #expect(Self.near(inverse.apply(map.apply(point)), point))
        }
        #expect(abs(map.determinant * inverse.determinant - 1) < 1e-12)
    }

    @Test func aMapThatFlattensThePlaneHasNoInverse() {
        #expect(Affine.scale(x: 0, y: 1).inverse == nil)
        #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
        #expect(Affine.translation(x: .nan, y: 0).inverse == nil)
        #expect(Affine.scale(x: .infinity, y: 1).inverse == nil)
    }

    /// With y down, turning from the x axis toward the y axis is clockwise on the screen.
    @Test func rotationTurnsClockwiseOnTheScreen() {
        let quarter = Affine.rotation(.pi / 2).apply(Point(x: 1, y: 0))
        #expect(Self.near(quarter, Point(x: 0, y: 1)))
        #expect(Affine.rotation(0) == .identity)
        for step in -20...20 {
            #expect(abs(Affine.rotation(Double(step) * 0.7).determinant - 1) < 1e-15)
        }
    }

    @Test func kindsAreDistinguished() {
        #expect(Affine.identity.isIdentity && Affine.identity.isTranslation)
        #expect(Affine.translation(x: 1, y: 2).isTranslation)
        #expect(!Affine.translation(x: 1, y: 2).isIdentity)
        #expect(Affine.scale(x: 2, y: 3).isPositiveScaleAndTranslation)
        #expect(!Affine.scale(x: 2, y: -3).isPositiveScaleAndTranslation)
        #expect(!Affine.rotation(1).isPositiveScaleAndTranslation)
        #expect(!Affine.translation(x: .infinity, y: 0).isFinite)
    }
}

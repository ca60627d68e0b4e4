import FrameGeometry
import TestSupport
import Testing

@Suite struct Matrix4Tests {
    /// Returns the largest difference between entries, relative to the largest entry or 1.
    static func error(_ matrix: Matrix4?, _ expected: [Double]) -> Double {
        guard let matrix else { return .infinity }
        let size = max(1, expected.map(\.magnitude).max() ?? 0)
        return zip(matrix.numbers, expected).map { abs($0 - $1) / size }.max() ?? .infinity
    }

    @Test func determinantsAndInversesMatchTheReferences() throws {
        let determinants = ReferenceTable.rows("determinant", in: "motion")
        #expect(determinants.count == 24)
        for row in determinants {
            let matrix = try #require(Matrix4(row.arguments))
            #expect(abs(matrix.determinant - row.results[0]) < 1e-12 * max(1, abs(row.results[0])))
        }
        let inverses = ReferenceTable.rows("inverse", in: "motion")
        #expect(inverses.count == 24)
        for row in inverses {
            let matrix = try #require(Matrix4(row.arguments))
            #expect(Self.error(matrix.inverse, row.results) < 1e-13)
            let back = try #require(matrix.inverse)
            #expect(Self.error(matrix.then(back), Matrix4.identity.numbers) < 1e-12)
            #expect(Self.error(back.then(matrix), Matrix4.identity.numbers) < 1e-12)
        }
    }

    @Test func sixteenNumbersGoInAndComeOutInOrder() {
        let numbers = (1...16).map(Double.init)
        #expect(Matrix4(numbers)?.numbers == numbers)
        #expect(Matrix4(numbers)?.row4 == [13, 14, 15, 16])
        #expect(Matrix4(Array(numbers.dropLast())) == nil)
    }

    /// An affine matrix and its map of the plane agree bit for bit.
    @Test func mapsOfThePlaneBehaveAsAffineOnes() {
        let first = Affine(a: 0.3, b: 1.7, c: -2.1, d: 0.9, tx: 31.7, ty: -4.4)
        let second = Affine.rotation(0.7).then(.translation(x: 0.1, y: 1 / 3))
        #expect(Matrix4(first).isAffine)
        #expect(Matrix4(first).affine == first)
        #expect(Matrix4(first).then(Matrix4(second)).affine == first.then(second))
        #expect(Matrix4(first).inverse?.affine == first.inverse)
        #expect(Matrix4(first).determinant == first.determinant)
        let point = Point(x: 17.3, y: -2.9)
        #expect(Matrix4(first).apply(point) == first.apply(point))
        #expect(Matrix4(Affine(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1)).inverse == nil)
        for matrix in [
            Matrix4.translation(x: 0, y: 0, z: 1), .scale(x: 1, y: 1, z: 2), .perspective(distance: 500),
            .rotation(0.1, about: [1, 0, 0]),
        ] {
            #expect(!matrix.isAffine)
            #expect(matrix.affine == nil)
        }
    }

    @Test func turnsAboutZStayInThePlane() {
        for step in -100...100 {
            let angle = Double(step) / 13
            #expect(Matrix4.rotation(angle, about: [0, 0, 3]).affine == Affine.rotation(angle))
        }
    }

    @Test func turnsGoClockwiseOnTheScreen() {
        let quarter = Double.pi / 2
        func turned(_ point: SIMD4<Double>, _ axis: SIMD3<Double>) -> SIMD4<Double> {
            Matrix4.rotation(quarter, about: axis).apply(point)
        }
        func isNear(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Bool {
            let apart = left - right
            return (apart * apart).max() < 1e-30
        }
        #expect(isNear(turned([1, 0, 0, 1], [0, 0, 1]), [0, 1, 0, 1]))
        #expect(isNear(turned([0, 1, 0, 1], [5, 0, 0]), [0, 0, 1, 1]))
        #expect(isNear(turned([0, 0, 1, 1], [0, 0.1, 0]), [1, 0, 0, 1]))
        #expect(Matrix4.rotation(1, about: [0, 0, 0]) == .identity)
        #expect(Matrix4.rotation(1, about: [.nan, 0, 0]) == .identity)
    }

    @Test func nearerThingsLookLarger() {
        let near = Matrix4.translation(x: 0, y: 0, z: 250).then(.perspective(distance: 500))
        #expect(near.apply(Point(x: 30, y: -10)) == Point(x: 60, y: -20))
        let behind = Matrix4.translation(x: 0, y: 0, z: 500).then(.perspective(distance: 500))
        #expect(behind.apply(Point(x: 30, y: -10)) == nil)
        #expect(Matrix4.perspective(distance: 0) == .identity)
    }

    @Test func aFlattenedSpaceHasNoInverse() {
        #expect(Matrix4.scale(x: 1, y: 1, z: 0).inverse == nil)
        #expect(Matrix4(Array(repeating: 0, count: 16))?.inverse == nil)
        #expect(Matrix4.scale(x: .nan, y: 1, z: 2).inverse == nil)
        #expect(Matrix4.scale(x: .infinity, y: 1, z: 2).inverse == nil)
        #expect(!Matrix4.scale(x: .nan, y: 1, z: 2).isFinite)
    }
}

import FrameGeometry
import TestSupport
import Testing

@Suite struct MatrixMixingTests {
    /// Every start and end of the reference table: rotations about all axes, shears, reflections, perspectives.
    static let pairs: [(start: Matrix4, end: Matrix4)] = {
        var pairs: [(start: Matrix4, end: Matrix4)] = []
        for row in ReferenceTable.rows("mix", in: "motion") {
            guard let start = Matrix4(Array(row.arguments[..<16])), let end = Matrix4(Array(row.arguments[16..<32]))
            else { continue }
            if pairs.last?.start != start || pairs.last?.end != end { pairs.append((start, end)) }
        }
        return pairs
    }()

    @Test func mixesMatchTheReferences() throws {
        let rows = ReferenceTable.rows("mix", in: "motion")
        #expect(rows.count == 100)
        #expect(Self.pairs.count == 25)
        for row in rows {
            let start = try #require(Matrix4(Array(row.arguments[..<16])))
            let end = try #require(Matrix4(Array(row.arguments[16..<32])))
            let mixed = start.mixed(with: end, row.arguments[32])
            #expect(Matrix4Tests.error(mixed, row.results) < 1e-12, "\(start) \(end) at \(row.arguments[32])")
        }
    }

    @Test func partsMakeTheMatrixAgain() throws {
        for matrix in Self.pairs.flatMap({ [$0.start, $0.end] }) {
            let again = try #require(MatrixParts(matrix)).matrix
            let factor = matrix.row4.w / again.row4.w
            #expect(Matrix4Tests.error(again, matrix.numbers.map { $0 / factor }) < 1e-13)
        }
    }

    @Test func theEndsAreExactAndSamplingHasNoState() {
        for (start, end) in Self.pairs {
            let middle = start.mixed(with: end, 0.3)
            #expect(start.mixed(with: end, 0) == start)
            #expect(start.mixed(with: end, 1) == end)
            #expect(start.mixed(with: end, 0.3) == middle)
        }
    }

    /// Interpolating from `end` to `start` at 1 − t equals `start` to `end` at t.
    @Test func theReversedMixIsTheMirroredMix() {
        for (start, end) in Self.pairs {
            for t in [0.125, 0.5, 0.75] {
                let there = start.mixed(with: end, t)
                #expect(Matrix4Tests.error(end.mixed(with: start, 1 - t), there.numbers) < 1e-12)
            }
        }
    }

    @Test func aQuarterTurnStaysATurn() {
        for axis: SIMD3<Double> in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 2, -3]] {
            let end = Matrix4.rotation(.pi / 2, about: axis)
            for step in 1..<8 {
                let expected = Matrix4.rotation(.pi / 2 * Double(step) / 8, about: axis)
                let mixed = Matrix4.identity.mixed(with: end, Double(step) / 8)
                #expect(Matrix4Tests.error(mixed, expected.numbers) < 1e-15)
            }
        }
    }

    @Test func turnsTakeTheShorterWay() {
        for (from, to, middle) in [(0.1, 6.1, 3.1 + .pi), (3.0, -3.0, .pi), (-2.0, 2.0, .pi), (0, 3, 1.5)] {
            let mixed = Matrix4.rotation(from, about: [0, 1, 0]).mixed(with: .rotation(to, about: [0, 1, 0]), 0.5)
            let expected = Matrix4.rotation(middle, about: [0, 1, 0])
            #expect(Matrix4Tests.error(mixed, expected.numbers) < 1e-14, "\(from) to \(to)")
        }
    }

    @Test func scalesGrowFromNothing() {
        let start = Matrix4.scale(x: 0, y: 0, z: 0)
        let end = Matrix4([2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 1, 0], [10, 20, 30, 1])
        #expect(start.mixed(with: end, 0.5) == Matrix4([1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0.5, 0], [5, 10, 15, 1]))
    }

    /// Negating both axes is half a turn, not a collapse and regrowth.
    @Test func halfATurnDoesNotShrink() {
        let mixed = Matrix4.identity.mixed(with: .scale(x: -1, y: -1, z: 1), 0.5)
        #expect(Matrix4Tests.error(mixed, Matrix4.rotation(.pi / 2, about: [0, 0, 1]).numbers) < 1e-15)
    }

    @Test func mixingJumpsToAMatrixThatFlattensSpace() {
        let flat = Matrix4.scale(x: 1, y: 1, z: 0).then(.rotation(1, about: [1, 0, 0]))
        let turned = Matrix4.rotation(1, about: [0, 1, 0])
        #expect(MatrixParts(flat) == nil)
        for (t, expected) in [(0.25, turned), (0.499, turned), (0.5, flat), (0.75, flat), (2, flat)] {
            #expect(turned.mixed(with: flat, t) == expected)
        }
        for number in [Double.nan, .infinity] {
            var odd = turned
            odd.row2.x = number
            #expect(MatrixParts(odd) == nil)
            #expect(turned.mixed(with: odd, 0.25) == turned)
        }
        var pointless = turned
        pointless.row4.w = 0
        #expect(MatrixParts(pointless) == nil)
    }
}

public import QuartzCore
import Testing

// A library declares this for itself; it compiles because the framework does not.
extension CATransform3D: Equatable {
    public static func == (left: CATransform3D, right: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(left, right)
    }
}

@Suite struct Transform3DTests {
    private func isNear(_ left: CATransform3D, _ rows: [[CGFloat]]) -> Bool {
        zip(left.matrix.numbers, rows.flatMap { $0 }).allSatisfy { abs($0 - $1) < 1e-15 }
    }

    @Test func creatingATransformSetsTheDocumentedEntries() {
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect((moved.m41, moved.m42, moved.m43, moved.m44) == (1, 2, 3, 1))
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect((scaled.m11, scaled.m22, scaled.m33, scaled.m44) == (2, 3, 4, 1))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(moved))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    /// Rotations about the axes, written by hand for row vectors: x to y, y to z, and z to x are positive.
    @Test func rotationsTurnAboutTheirAxis() {
        let (s, c): (CGFloat, CGFloat) = (0.479425538604203, 0.8775825618903728)
        let z: [[CGFloat]] = [[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        let x: [[CGFloat]] = [[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]]
        let y: [[CGFloat]] = [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]]
        #expect(isNear(CATransform3DMakeRotation(0.5, 0, 0, 1), z))
        #expect(isNear(CATransform3DMakeRotation(0.5, 0, 0, 7), z))
        #expect(isNear(CATransform3DMakeRotation(0.5, 1, 0, 0), x))
        #expect(isNear(CATransform3DMakeRotation(0.5, 0, 2, 0), y))
        #expect(CATransform3DMakeRotation(0.5, 0, 0, 0) == CATransform3DIdentity)
    }

    /// Every rotation about z stays in the plane, however its cosine is rounded.
    @Test func rotationsAboutZStayInThePlane() {
        for step in -40...40 {
            let turn = CATransform3DMakeRotation(CGFloat(step) / 10, 0, 0, 1)
            #expect(CATransform3DIsAffine(turn))
        }
    }

    @Test func theInverseUndoesTheTransform() {
        let there = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 1, 2, 0)
        let identity: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        #expect(isNear(CATransform3DConcat(there, CATransform3DInvert(there)), identity))
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func theNewTransformIsAppliedFirst() {
        let base = CATransform3DMakeScale(2, 2, 2)
        #expect(CATransform3DTranslate(base, 1, 2, 3).m41 == 2)
        #expect(CATransform3DConcat(base, CATransform3DMakeTranslation(1, 2, 3)).m41 == 1)
        #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 0, 0), 5, 5, 5).m41 == 1)
        #expect(CATransform3DRotate(base, 0.5, 0, 0, 1).m12 == 2 * CATransform3DMakeRotation(0.5, 0, 0, 1).m12)
    }

    @Test func transformsInThePlaneAreAffine() {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let matrix = CATransform3DMakeAffineTransform(map)
        #expect(CATransform3DIsAffine(matrix))
        #expect(CATransform3DGetAffineTransform(matrix) == map)
        var tilted = matrix
        tilted.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(tilted))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }

    @Test @MainActor func aMatrixOutsideThePlaneIsPreserved() throws {
        let run = try Run()
        let layer = run.layer()
        for matrix in [CATransform3DMakeRotation(0.5, 0, 1, 0), CATransform3DMakeRotation(0.5, 0, 0, 1)] {
            run.stage.perform { layer.transform = matrix }
            #expect(layer.transform == matrix)
            run.stage.perform { layer.sublayerTransform = matrix }
            #expect(layer.sublayerTransform == matrix)
        }
        #expect(run.stage.diagnostics.unsupported.entries.isEmpty)
    }
}

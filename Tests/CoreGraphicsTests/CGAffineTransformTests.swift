import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 1e-12 && abs(left.y - right.y) < 1e-12
    }

    /// Matches the documentation: x′ = a x + c y + tx, y′ = b x + d y + ty.
    @Test func pointsMapAsDocumented() {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CGPoint(x: 10, y: 100).applying(map) == CGPoint(x: 315, y: 426))
        #expect(CGSize(width: 10, height: 100).applying(map) == CGSize(width: 310, height: 420))
        #expect(map == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!map.isIdentity)
    }

    /// The surprising order: `translatedBy` and its relatives apply before the existing transform.
    @Test func theNewTransformIsAppliedFirst() {
        let base = CGAffineTransform(scaleX: 2, y: 3)
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
        #expect(point.applying(base.concatenating(CGAffineTransform(translationX: 10, y: 20))) == CGPoint(x: 12, y: 23))
        let moved = CGAffineTransform(translationX: 5, y: 0)
        #expect(point.applying(moved.scaledBy(x: 2, y: 4)) == CGPoint(x: 7, y: 4))
        #expect(near(point.applying(moved.rotated(by: .pi / 2)), CGPoint(x: 4, y: 1)))
    }

    @Test func theInverseUndoesTheTransform() {
        let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5).translatedBy(x: 3, y: 4)
        #expect(near(CGPoint(x: 7, y: -8).applying(map).applying(map.inverted()), CGPoint(x: 7, y: -8)))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectangleMapsToItsBoundingBox() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.applying(CGAffineTransform(translationX: 1, y: 2)) == CGRect(x: 11, y: 22, width: 30, height: 40))
        #expect(rect.applying(CGAffineTransform(scaleX: -2, y: 0.5)) == CGRect(x: -80, y: 10, width: 60, height: 20))
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(rect.applying(quarter) == CGRect(x: -60, y: 10, width: 40, height: 30))
        let eighth = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(eighth.width - 70 / 2.0.squareRoot()) < 1e-12)
        #expect(CGRect.null.applying(quarter).isNull)
    }

    /// A rectangle that is only translated keeps its size to the last bit, so that reading sizes does not make them
    /// drift.
    @Test func translationKeepsTheSizeExactly() {
        for step in 1...200 {
            let size = CGSize(width: 0.1 * CGFloat(step), height: 33.3 + CGFloat(step) / 7)
            let moved = CGRect(origin: .zero, size: size).applying(
                CGAffineTransform(translationX: 1000.7 / CGFloat(step), y: -0.3))
            #expect(moved.size == size)
        }
    }
}

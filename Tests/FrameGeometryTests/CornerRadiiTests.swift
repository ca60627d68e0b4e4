import FrameGeometry
import Testing

@Suite struct CornerRadiiTests {
    @Test func radiiThatFitStay() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        #expect(radii.fitted(to: Size(width: 7, height: 5)) == radii)
        #expect(CornerRadii.zero.fitted(to: Size(width: 0, height: 0)).isZero)
    }

    @Test func radiiThatDoNotFitShrinkTogether() {
        #expect(CornerRadii(all: 20).fitted(to: Size(width: 100, height: 30)) == CornerRadii(all: 15))
        // The bottom side is the tightest with 20 for 40, so all radii are halved.
        let radii = CornerRadii(topLeft: 4, topRight: 8, bottomRight: 30, bottomLeft: 10)
        #expect(
            radii.fitted(to: Size(width: 20, height: 100))
                == CornerRadii(topLeft: 2, topRight: 4, bottomRight: 15, bottomLeft: 5))
        #expect(CornerRadii(all: 5).fitted(to: Size(width: -1, height: 10)).isZero)
    }

    @Test func anInvalidRadiusCountsAsZero() {
        let radii = CornerRadii(topLeft: -1, topRight: .nan, bottomRight: .infinity, bottomLeft: 2)
        #expect(
            radii.fitted(to: Size(width: 10, height: 10))
                == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 2))
    }

    /// Radii exceed no side by more than a rounding error, for a grid of radii and sizes.
    @Test func fittedRadiiNeverOverlap() {
        let lengths = [0.1, 1, 3.7, 10, 1e6]
        for a in lengths {
            for b in lengths {
                for c in lengths {
                    for side in lengths {
                        let radii = CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: a)
                            .fitted(to: Size(width: side, height: b))
                        #expect(radii.topLeft + radii.topRight <= side * (1 + 1e-15))
                        #expect(radii.bottomLeft + radii.bottomRight <= side * (1 + 1e-15))
                        #expect(radii.topLeft + radii.bottomLeft <= b * (1 + 1e-15))
                        #expect(radii.topRight + radii.bottomRight <= b * (1 + 1e-15))
                    }
                }
            }
        }
    }

    @Test func anInnerEdgeHasSmallerRadii() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        #expect(
            radii.inset(by: 2.5) == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0.5, bottomLeft: 1.5))
    }
}

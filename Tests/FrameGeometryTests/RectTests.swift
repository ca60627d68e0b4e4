import FrameGeometry
import Testing

@Suite struct RectTests {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test func edgesAndMiddle() {
        #expect((rect.minX, rect.maxX, rect.midX) == (10, 40, 25))
        #expect((rect.minY, rect.maxY, rect.midY) == (20, 60, 40))
    }

    @Test func aRectangleThatCoversNothingIsEmpty() {
        #expect(!rect.isEmpty)
        for size in [0, -1, Double.nan, .infinity] {
            #expect(Rect(x: 0, y: 0, width: size, height: 1).isEmpty)
            #expect(Rect(x: 0, y: 0, width: 1, height: size).isEmpty)
        }
        for origin in [Double.nan, .infinity, -.infinity] {
            #expect(Rect(x: origin, y: 0, width: 1, height: 1).isEmpty)
            #expect(Rect(x: 0, y: origin, width: 1, height: 1).isEmpty)
        }
    }

    @Test func intersectionIsTheCommonPart() {
        let other = Rect(x: 25, y: 0, width: 100, height: 30)
        #expect(rect.intersection(other) == Rect(x: 25, y: 20, width: 15, height: 10))
        #expect(other.intersection(rect) == rect.intersection(other))
        #expect(rect.intersection(rect) == rect)
        // Edges that only touch have no common area, and neither has an empty rectangle with any other.
        #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == .zero)
        #expect(rect.intersection(Rect(x: 15, y: 25, width: -5, height: 5)).isEmpty)
        #expect(rect.intersection(Rect(x: .nan, y: 0, width: 100, height: 100)).isEmpty)
    }

    @Test func movingKeepsTheSizeAndInsettingTheMiddle() {
        #expect(rect.translated(by: Point(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
        #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
        #expect(rect.inset(by: -5).inset(by: 5) == rect)
        #expect(rect.inset(by: 15).isEmpty)
        #expect(Point(x: 1, y: 2) + Point(x: 3, y: 4) - Point(x: 1, y: 2) == Point(x: 3, y: 4))
    }
}

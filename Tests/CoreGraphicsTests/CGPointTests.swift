import CoreGraphics
import Testing

@Suite struct CGPointTests {
    @Test func equalToComparesBothCoordinates() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)) && !CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 0, y: 2)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    }
}

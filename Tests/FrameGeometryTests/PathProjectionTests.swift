import FrameGeometry
import Testing

@Suite struct PathProjectionTests {
    /// The curves of a path share a limit of lines, as they do without a projection.
    @Test func manyProjectedCurvesAreFewerLinesEach() throws {
        let projection = Projection(Matrix4([1, 0, 0, 0.001], [0, 1, 0, 0.001], [0, 0, 1, 0], [0, 0, 0, 1]))
        func lines(_ curves: Int) -> Int? {
            let path = Path(
                (0..<curves).map { curve in
                    let far = 10_000 + Double(curve % 97)
                    return .cubic(Point(x: far, y: 0), Point(x: 0, y: far), Point(x: far, y: far))
                })
            return path.projected(projection, tolerance: 1.0 / 1536)?.elements.count
        }
        let alone = try #require(lines(1))
        let together = try #require(lines(4000))
        #expect(alone > 1000)
        #expect(together <= 1 << 19 + 2)
    }
}

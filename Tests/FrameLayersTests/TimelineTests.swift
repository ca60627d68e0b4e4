import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

@Suite struct TimelineTests {
    static func box(_ id: UInt64, at position: Point, tracks: [Track] = []) -> LayerNode {
        var properties = LayerProperties()
        properties.bounds.size = Size(width: 10, height: 10)
        properties.position = position
        properties.backgroundColor = .white
        return LayerNode(id: LayerID(id), name: "box \(id)", properties: properties, tracks: tracks)
    }

    private static func timeline() throws -> Timeline {
        try #require(Timeline(canvas: Canvas(size: Size(width: 40, height: 20), scale: 2)))
    }

    @Test func aCommitAppliesFromItsFlickOn() throws {
        var timeline = try Self.timeline()
        let roots = (1...4).map { Self.box($0, at: .zero) }
        let times = [0, 1, 705_600_000, 705_600_001].map { MediaTime(flicks: $0) }
        #expect(timeline.commit(at: .zero) == nil)
        for (root, time) in zip(roots, times) { timeline.append(root, at: time) }
        func root(_ flicks: Int64) -> LayerNode? { timeline.commit(at: MediaTime(flicks: flicks))?.root }
        #expect(root(-1) == nil)
        #expect(root(0) === roots[0])
        #expect(root(1) === roots[1])
        #expect(root(2) === roots[1])
        #expect(root(705_599_999) === roots[1])
        #expect(root(705_600_000) === roots[2])
        #expect(root(705_600_001) === roots[3])
        #expect(root(.max) === roots[3])
    }

    @Test func onlyTheLastStateOfAnInstantIsKept() throws {
        var timeline = try Self.timeline()
        let (first, second) = (Self.box(1, at: .zero), Self.box(1, at: Point(x: 5, y: 5)))
        timeline.append(first, at: .zero)
        timeline.append(second, at: .zero)
        #expect(timeline.commits.count == 1)
        #expect(timeline.commit(at: .zero)?.root === second)
        timeline.append(second, at: MediaTime(flicks: 5))
        #expect(timeline.commits.count == 1)
        timeline.append(first, at: MediaTime(flicks: 9))
        #expect(timeline.commits.map(\.time.flicks) == [0, 9])
    }

    @Test func beforeTheFirstCommitTheCanvasIsEmpty() throws {
        var timeline = try Self.timeline()
        timeline.append(Self.box(1, at: .zero), at: MediaTime(flicks: 10))
        let list = timeline.displayList(at: MediaTime(flicks: 9))
        #expect(list == DisplayList(size: PixelSize(width: 80, height: 40), scale: 2, background: .black))
        #expect(timeline.displayList(at: MediaTime(flicks: 10)).items.count == 1)
    }

    /// Sampling t, then t′, then t again returns the first list for t, in any order.
    @Test func timesMayBeSampledInAnyOrder() throws {
        var timeline = try Self.timeline()
        let spring = SpringParameters.system.motion
        let track = Track(
            property: try #require(LayerProperty.named("position")),
            timing: MediaTiming(beginTime: 0.1, duration: 0.5, fillMode: .both),
            curve: .spring(spring, duration: 0.5),
            motion: .between(.point(Point(x: -30, y: 0)), .point(.zero)), isAdditive: true)
        timeline.append(Self.box(1, at: Point(x: 20, y: 10), tracks: [track]), at: .zero)
        timeline.append(Self.box(1, at: Point(x: 30, y: 10), tracks: [track]), at: MediaTime(seconds: 0.3))
        let times = (0...60).map { FrameRate.fps60.time(ofFrame: $0) }
        let forwards = times.map { timeline.displayList(at: $0) }
        let backwards = times.reversed().map { timeline.displayList(at: $0) }
        #expect(forwards == backwards.reversed())
        #expect(timeline.displayList(at: times[7]) == forwards[7])
        #expect(Set(forwards.map { "\($0.items)" }).count > 30)
    }

    @Test func aCanvasMustHaveWholePixels() {
        let sizes: [(Double, Double, Double, PixelSize?)] = [
            (393, 852, 3, PixelSize(width: 1179, height: 2556)),
            (10.5, 1, 2, PixelSize(width: 21, height: 2)),
            (33.333, 1, 3, nil), (33.33333, 1, 3, PixelSize(width: 100, height: 3)),
            (0, 10, 1, nil), (10, -1, 1, nil), (.nan, 1, 1, nil), (.infinity, 1, 1, nil), (10, 10, 0, nil),
            (16_384, 1, 1, PixelSize(width: 16_384, height: 1)), (16_385, 1, 1, nil), (8_193, 1, 2, nil),
        ]
        for (width, height, scale, expected) in sizes {
            let canvas = Canvas(size: Size(width: width, height: height), scale: scale)
            #expect(canvas.pixelSize == expected, "\(width) × \(height) at \(scale)")
            #expect((Timeline(canvas: canvas) == nil) == (expected == nil))
        }
    }
}

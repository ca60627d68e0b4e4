import FrameGeometry
import FrameLayers
import FrameTiming
import Testing

@Suite struct TrackTests {
    private static func node(_ tracks: [Track], opacity: Double = 0.5) -> LayerNode {
        var properties = LayerProperties()
        properties.opacity = opacity
        properties.position = Point(x: 100, y: 0)
        return LayerNode(id: LayerID(1), name: "a", properties: properties, tracks: tracks)
    }

    private static func track(
        _ keyPath: String, _ motion: Motion, duration: Double = 1, begin: Double = 0, curve: TimingCurve = .linear,
        additive: Bool = false, fill: FillMode = .removed
    ) throws -> Track {
        Track(
            property: try #require(LayerProperty.named(keyPath)),
            timing: MediaTiming(beginTime: begin, duration: duration, fillMode: fill), curve: curve, motion: motion,
            isAdditive: additive)
    }

    @Test func laterTracksSeeWhatEarlierOnesLeft() throws {
        let first = try Self.track("opacity", .between(.number(0), .number(1)))
        let adding = try Self.track("opacity", .between(.number(0.25), .number(0.25)), additive: true)
        let last = try Self.track("opacity", .between(.number(0.125), .number(0.125)))
        #expect(Self.node([first, adding]).properties(at: 0.5).opacity == 0.75)
        // One that replaces hides what came before it, not what comes after.
        #expect(Self.node([first, adding, last]).properties(at: 0.5).opacity == 0.125)
        #expect(Self.node([last, adding]).properties(at: 0.5).opacity == 0.375)
    }

    @Test func aMissingEndIsTheValueUnderneath() throws {
        let coming = try Self.track("opacity", .between(.number(1), nil))
        #expect(Self.node([coming]).properties(at: 0.5).opacity == 0.75)
        let going = try Self.track("opacity", .between(nil, .number(0)))
        #expect(Self.node([going]).properties(at: 0.5).opacity == 0.25)
        // Underneath is not the model but what the track before gives at that time.
        let moving = try Self.track("opacity", .between(.number(0), .number(1)))
        #expect(Self.node([moving, going]).properties(at: 0.5).opacity == 0.25)
    }

    /// Something added fades in from nothing or out to nothing; taken as the value underneath it would count twice.
    @Test func aMissingEndOfAnAdditiveTrackAddsNothing() throws {
        let coming = try Self.track("opacity", .between(.number(0.25), nil), additive: true)
        #expect(Self.node([coming]).properties(at: 0.5).opacity == 0.625)
        let going = try Self.track("opacity", .between(nil, .number(0.25)), additive: true)
        #expect(Self.node([going]).properties(at: 0.5).opacity == 0.625)
    }

    @Test func outsideItsTimeATrackHasNoEffectUnlessItFills() throws {
        let motion = Motion.between(.number(0), .number(1))
        let expected: [(FillMode, before: Double, after: Double)] = [
            (.removed, 0.5, 0.5), (.backwards, 0, 0.5), (.forwards, 0.5, 1), (.both, 0, 1),
        ]
        for (mode, before, after) in expected {
            let node = Self.node([try Self.track("opacity", motion, begin: 2, fill: mode)])
            #expect(node.properties(at: 1).opacity == before)
            #expect(node.properties(at: 2).opacity == 0)
            #expect(node.properties(at: 3).opacity == after)
        }
    }

    @Test func keyframesAreReachedAtTheirTimes() throws {
        let keyframes = Motion.keyframes([
            .init(time: 0, value: .number(0)), .init(time: 0.25, value: .number(1)),
            .init(time: 0.25, value: .number(0.5)), .init(time: 1, value: .number(0), curve: .linear),
        ])
        let node = Self.node([try Self.track("opacity", keyframes, fill: .both)])
        let expected: [(Double, Double)] = [(-1, 0), (0, 0), (0.125, 0.5), (0.25, 0.5), (0.625, 0.25), (1, 0), (9, 0)]
        for (time, value) in expected { #expect(node.properties(at: time).opacity == value, "at \(time)") }
    }

    @Test func aSegmentHasItsOwnPace() throws {
        let ease = NamedCurves.easeIn
        let motion = Motion.keyframes([
            .init(time: 0, value: .number(0), curve: ease), .init(time: 0.5, value: .number(0)),
            .init(time: 1, value: .number(1), curve: ease),
        ])
        let node = Self.node([try Self.track("opacity", motion)])
        // y(0.5) and y(0.75) of cubic-bezier(.42, 0, 1, 1), solved with Python's mpmath.
        #expect(abs(node.properties(at: 0.75).opacity - 0.315356812572539304) < 1e-15)
        // The whole track's pace comes first, then the segment's.
        let paced = Self.node([try Self.track("opacity", motion, curve: ease)])
        let within = (0.621861869174890203 - 0.5) * 2
        #expect(abs(paced.properties(at: 0.75).opacity - ease.value(at: within)) < 1e-15)
    }

    @Test func oneKeyframeHoldsThroughout() throws {
        let node = Self.node([try Self.track("opacity", .keyframes([.init(time: 0.5, value: .number(0.2))]))])
        for time in [0, 0.25, 0.5, 0.75] { #expect(node.properties(at: time).opacity == 0.2) }
        #expect(Self.node([try Self.track("opacity", .keyframes([]))]).properties(at: 0.5).opacity == 0.5)
    }
}

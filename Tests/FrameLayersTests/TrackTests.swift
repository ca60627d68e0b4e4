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

    @Test func laterTracksSeeTheResultOfEarlierOnes() throws {
        let first = try Self.track("opacity", .between(.number(0), .number(1)))
        let adding = try Self.track("opacity", .between(.number(0.25), .number(0.25)), additive: true)
        let last = try Self.track("opacity", .between(.number(0.125), .number(0.125)))
        #expect(Self.node([first, adding]).properties(at: 0.5).opacity == 0.75)
        // A replacing animation hides the ones before it, not the ones after it.
        #expect(Self.node([first, adding, last]).properties(at: 0.5).opacity == 0.125)
        #expect(Self.node([last, adding]).properties(at: 0.5).opacity == 0.375)
    }

    @Test func aMissingEndIsTheValueUnderneath() throws {
        let coming = try Self.track("opacity", .between(.number(1), nil))
        #expect(Self.node([coming]).properties(at: 0.5).opacity == 0.75)
        let going = try Self.track("opacity", .between(nil, .number(0)))
        #expect(Self.node([going]).properties(at: 0.5).opacity == 0.25)
        // The value underneath is the result of the preceding track at that time, not the model value.
        let moving = try Self.track("opacity", .between(.number(0), .number(1)))
        #expect(Self.node([moving, going]).properties(at: 0.5).opacity == 0.25)
    }

    /// An additive value fades in from nothing or out to nothing. The value underneath would count twice.
    @Test func aMissingEndOfAnAdditiveTrackAddsNothing() throws {
        let coming = try Self.track("opacity", .between(.number(0.25), nil), additive: true)
        #expect(Self.node([coming]).properties(at: 0.5).opacity == 0.625)
        let going = try Self.track("opacity", .between(nil, .number(0.25)), additive: true)
        #expect(Self.node([going]).properties(at: 0.5).opacity == 0.625)
    }

    /// Measured: `pr_1632_1` of `airbnb/lottie-ios` 4.6.1, whose last child ends before its group and on a frame.
    @Test func aTrackInAGroupHasAnEffectAtItsEnd() throws {
        let motion = Motion.between(.number(0), .number(0.25))
        var track = try Self.track("opacity", motion, begin: 1)
        #expect(Self.node([track]).properties(at: 2).opacity == 0.5)
        let group = TrackGroup(timing: MediaTiming(duration: 3, fillMode: .both))
        track.groups = [group]
        #expect([1.5, 2, 2.001].map { Self.node([track]).properties(at: $0).opacity } == [0.125, 0.25, 0.5])
        track.groups = [group, TrackGroup(timing: MediaTiming(duration: 2))]
        #expect([2, 2.001].map { Self.node([track]).properties(at: $0).opacity } == [0.25, 0.5])
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
        let keyframes = try #require(
            Keyframes([.number(0), .number(1), .number(0.5), .number(0)], times: [0, 0.25, 0.25, 1]))
        let node = Self.node([try Self.track("opacity", .keyframes(keyframes), fill: .both)])
        let expected: [(Double, Double)] = [(-1, 0), (0, 0), (0.125, 0.5), (0.25, 0.5), (0.625, 0.25), (1, 0), (9, 0)]
        for (time, value) in expected { #expect(node.properties(at: time).opacity == value, "at \(time)") }
    }

    @Test func aSegmentHasItsOwnTiming() throws {
        let ease = NamedCurves.easeIn
        let keyframes = try #require(Keyframes([.number(0), .number(0), .number(1)], curves: [.linear, ease]))
        let motion = Motion.keyframes(keyframes)
        let node = Self.node([try Self.track("opacity", motion)])
        // y(0.5) and y(0.75) of cubic-bezier(.42, 0, 1, 1), solved with Python's mpmath.
        #expect(abs(node.properties(at: 0.75).opacity - 0.315356812572539304) < 1e-15)
        // The timing of the whole track applies first, then the segment's.
        let paced = Self.node([try Self.track("opacity", motion, curve: ease)])
        let within = (0.621861869174890203 - 0.5) * 2
        #expect(abs(paced.properties(at: 0.75).opacity - ease.value(at: within)) < 1e-15)
    }

    @Test func oneKeyframeHoldsThroughout() throws {
        for mode in Keyframes.Mode.allCases {
            let keyframes = try #require(Keyframes([.number(0.2)], mode: mode))
            let node = Self.node([try Self.track("opacity", .keyframes(keyframes))])
            for time in [0, 0.25, 0.5, 0.75] { #expect(node.properties(at: time).opacity == 0.2) }
            #expect(Keyframes([], mode: mode) == nil)
        }
    }

    /// The end values of completed cycles add up. In a reversed cycle, the value ends where it began.
    @Test func cumulativeCyclesStartWhereTheLastOneEnded() throws {
        func opacity(_ time: Double, additive: Bool = false, autoreverses: Bool = false) throws -> Double {
            var track = try Self.track("opacity", .between(.number(0.125), .number(0.25)), additive: additive)
            track.timing.repeatCount = 10
            track.timing.autoreverses = autoreverses
            track.isCumulative = true
            return Self.node([track]).properties(at: time).opacity
        }
        #expect(try opacity(0.5) == 0.1875)
        #expect(try opacity(1) == 0.375)
        #expect(try opacity(3.5) == 0.9375)
        #expect(try opacity(3.5, additive: true) == 1.4375)
        #expect(try opacity(6, autoreverses: true) == 0.125 + 3 * 0.125)
    }

    /// Each cycle is a quarter turn, since transforms accumulate by concatenation.
    @Test func cumulativeTurnsGoOn() throws {
        let quarter = AnimatedValue.affine(.rotation(.pi / 2))
        var track = try Self.track("transform", .between(.affine(.identity), quarter))
        track.timing.repeatCount = .infinity
        track.isCumulative = true
        for (time, angle) in [(0.5, 0.25), (1, 0.5), (2.5, 1.25), (1001, 0.5)] {
            let map = Self.node([track]).properties(at: time).transform
            let expected = Affine.rotation(angle * .pi)
            #expect(abs(map.a - expected.a) < 1e-12 && abs(map.b - expected.b) < 1e-12, "at \(time): \(map)")
        }
    }
}

import FrameGeometry
import FrameLayers
import FrameTiming
import Testing

/// Properties that hold in every mode for every kind of value.
@Suite struct KeyframeLaws {
    static func isNear(_ left: AnimatedValue, _ right: AnimatedValue, _ tolerance: Double = 1e-9) -> Bool {
        zip(left.components, right.components).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test func samplesCoverEveryCase() {
        #expect(KeyframeSamples.all.count == 2 * Keyframes.Mode.allCases.count * KeyframeSamples.values.count)
        #expect(Set(KeyframeSamples.all.map(\.mode)) == Set(Keyframes.Mode.allCases))
    }

    @Test(arguments: KeyframeSamples.all)
    func theEndsAndTheKeyframesAreExact(keyframes: Keyframes) {
        #expect(keyframes.value(at: 0) == keyframes.values[0])
        #expect(keyframes.value(at: 1) == keyframes.values[keyframes.values.count - 1])
        guard keyframes.mode != .cubicPaced else { return }
        for (index, (time, value)) in zip(keyframes.times, keyframes.values).enumerated()
        where index + 1 == keyframes.times.count || keyframes.times[index + 1] > time {
            #expect(keyframes.value(at: time) == value)
        }
    }

    @Test(arguments: KeyframeSamples.all)
    func samplingHasNoState(keyframes: Keyframes) {
        let places = (-10...110).map { Double($0) / 100 }
        let forwards = places.map(keyframes.value)
        #expect(places.reversed().map(keyframes.value) == forwards.reversed())
        for (place, value) in zip(places, forwards) {
            _ = keyframes.value(at: 1 - place)
            #expect(keyframes.value(at: place) == value)
        }
        #expect(forwards.allSatisfy { $0.components.allSatisfy(\.isFinite) })
    }

    /// The reversed keyframes pass through the same values, and reversing twice restores the original.
    @Test(arguments: KeyframeSamples.all)
    func reversingTwiceRestoresTheMotion(keyframes: Keyframes) throws {
        let isShaped = keyframes != Keyframes(keyframes.values, mode: keyframes.mode)
        let bends = isShaped && keyframes.mode == .cubic ? KeyframeSamples.bends : Keyframes.Bends()
        let curves = isShaped && [.linear, .cubic].contains(keyframes.mode) ? KeyframeSamples.curves : []
        let back = try #require(KeyframeSamples.reversed(keyframes, bends: bends, curves: curves))
        for step in 1..<50 where keyframes.mode != .discrete || step % 7 != 0 {
            let progress = Double(step) / 50.3
            #expect(
                Self.isNear(back.value(at: 1 - progress), keyframes.value(at: progress)),
                "\(keyframes.mode) at \(progress)")
        }
    }

    /// Only discrete values and transforms that flatten the plane jump.
    @Test(arguments: KeyframeSamples.all)
    func valuesMoveInSmallSteps(keyframes: Keyframes) {
        guard keyframes.mode != .discrete else { return }
        var last = keyframes.value(at: 0)
        for step in 1...4000 {
            let value = keyframes.value(at: Double(step) / 4000)
            #expect(Self.isNear(value, last, 0.7), "\(keyframes.mode) at \(Double(step) / 4000): \(last) to \(value)")
            last = value
        }
    }

    /// The order of two additive animations does not matter, except for the last bits of a sum. Transforms are
    /// concatenated, so only translations commute.
    @Test func additiveTracksCommute() throws {
        let property = try #require(LayerProperty.named("position"))
        func track(_ keyframes: Keyframes, _ curve: TimingCurve) -> Track {
            Track(
                property: property, timing: MediaTiming(duration: 1, fillMode: .both), curve: curve,
                motion: .keyframes(keyframes), isAdditive: true)
        }
        let paths = KeyframeSamples.all.filter { $0.values[0].point != nil }
        #expect(paths.count == 10)
        for first in paths {
            for second in paths {
                let tracks = [track(first, NamedCurves.easeIn), track(second, NamedCurves.default)]
                for time in [0, 0.2, 0.55, 0.9, 2] {
                    var (there, back) = (LayerProperties(), LayerProperties())
                    for track in tracks { track.apply(to: &there, at: time) }
                    for track in tracks.reversed() { track.apply(to: &back, at: time) }
                    #expect(Self.isNear(.point(there.position), .point(back.position), 1e-12))
                }
            }
        }
    }
}

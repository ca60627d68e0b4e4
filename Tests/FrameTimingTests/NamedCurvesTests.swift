import Foundation
import FrameTiming
import TestSupport
import Testing

@Suite struct NamedCurvesTests {
    static let names = NamedCurves.all.map(\.name)
    static let moments = (0...500).map { Double($0) / 500 }

    static func curve(_ name: String) throws -> TimingCurve {
        try #require(NamedCurves.curve(named: name))
    }

    @Test func namesAreUnique() {
        #expect(Set(Self.names).count == Self.names.count)
        #expect(Set(Self.names).isSuperset(of: ["linear", "easeIn", "easeOut", "easeInOut", "default"]))
        #expect(NamedCurves.curve(named: "EaseIn") == nil)
    }

    /// Every constant declared in `NamedCurves.swift` is in ``NamedCurves/all`` under its own name. `SchemaTests` and
    /// `HelpTests` compare the schema and the help with ``NamedCurves/all``.
    @Test func everyConstantIsRegistered() throws {
        let url = Repository.root.appending(path: "Sources/FrameTiming/Curves/NamedCurves.swift")
        let source = try String(contentsOf: url, encoding: .utf8)
        let declared = source.matches(of: /static let `?(\w+)`? = TimingCurve/).map { String($0.1) }
        #expect(declared == Self.names)
    }

    @Test(arguments: names)
    func startsAtZeroAndEndsAtOneExactly(name: String) throws {
        let curve = try Self.curve(name)
        for progress in [0, -1, -Double.infinity, .nan] { #expect(curve.value(at: progress) == 0) }
        for progress in [1, 2, Double.infinity] { #expect(curve.value(at: progress) == 1) }
    }

    @Test(arguments: names)
    func neverFalls(name: String) throws {
        let values = Self.moments.map(try Self.curve(name).value)
        #expect(zip(values, values.dropFirst()).allSatisfy(<))
    }

    @Test(arguments: names)
    func samplingHasNoState(name: String) throws {
        let curve = try Self.curve(name)
        let forwards = Self.moments.map(curve.value)
        let backwards = Self.moments.reversed().map(curve.value)
        #expect(forwards == backwards.reversed())
        for (moment, value) in zip(Self.moments, forwards) {
            _ = curve.value(at: 1 - moment)
            #expect(curve.value(at: moment) == value)
        }
    }

    /// Values of six digits, computed from the control points that Apple documents.
    @Test func checkValues() throws {
        let table: [(String, [Double])] = [
            ("linear", [0.1, 0.25, 0.5, 0.75, 0.9]),
            ("easeIn", [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
            ("easeOut", [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
            ("easeInOut", [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
            ("default", [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
        ]
        for (name, values) in table {
            let curve = try Self.curve(name)
            for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
                #expect(abs(curve.value(at: progress) - value) < 0.6e-6, "\(name) at \(progress)")
            }
        }
    }

    @Test func aSpringRunsOverItsDuration() {
        let motion = SpringParameters.system.motion
        let curve = TimingCurve.spring(motion, duration: 0.5)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 0.5) == motion.value(at: 0.25))
        #expect(curve.value(at: 1) == motion.value(at: 0.5))
        #expect(curve.value(at: 2) == motion.value(at: 0.5))
        #expect(curve.value(at: .nan) == 0)
    }

    /// Every named curve, and springs that overshoot, creep, or start with a velocity.
    static let all: [TimingCurve] =
        NamedCurves.all.map(\.curve)
        + [(0.3, 0.0), (1, 5), (3, -2)].map { ratio, velocity in
            .spring(
                SpringMotion(angularFrequency: 12, dampingRatio: ratio, initialVelocity: velocity), duration: 0.75)
        }

    @Test(arguments: all)
    func reversingTwiceIsTheIdentity(curve: TimingCurve) {
        let back = TimingCurve.backwards(curve)
        #expect(back.value(at: 0) == curve.value(at: 1))
        #expect(back.value(at: 1) == 0)
        for step in -64...192 {
            // For multiples of 1/128, 1 − x is exact.
            let x = Double(step) / 128
            #expect(back.value(at: 1 - x) == curve.value(at: x))
            #expect(TimingCurve.backwards(back).value(at: x) == curve.value(at: x))
            #expect(TimingCurve.backwards(back).extendedValue(at: x) == curve.extendedValue(at: x))
        }
    }
}

import FrameGeometry
import FrameLayers
import FrameTiming
import TestSupport
import Testing

@Suite struct KeyframesTests {
    static func number(_ list: [Double], mode: Keyframes.Mode, times: [Double]? = nil, at progress: Double) -> Double? {
        Keyframes(list.map(AnimatedValue.number), mode: mode, times: times)?.value(at: progress).number
    }

    /// Returns values with the number of components in the reference row.
    static func values(_ numbers: some Collection<Double>, dimension: Int) -> [AnimatedValue] {
        let numbers = Array(numbers)
        return stride(from: 0, to: numbers.count, by: dimension).map { start in
            let kind: AnimatedValue = dimension == 1 ? .number(0) : dimension == 2 ? .point(.zero) : .rect(.zero)
            return kind.replacing(components: Array(numbers[start..<start + dimension]))
        }
    }

    @Test func cubicValuesMatchTheReferences() throws {
        let rows = ReferenceTable.rows("cubic", in: "motion")
        #expect(rows.count == 96)
        for row in rows {
            let (dimension, count) = (Int(row.arguments[0]), Int(row.arguments[1]))
            var rest = row.arguments.dropFirst(2)
            func take(_ length: Int) -> [Double] {
                defer { rest = rest.dropFirst(length) }
                return Array(rest.prefix(length))
            }
            let values = Self.values(take(dimension * count), dimension: dimension)
            let times = take(count)
            let bends = Keyframes.Bends(tension: take(count), continuity: take(count), bias: take(count))
            let keyframes = try #require(Keyframes(values, mode: .cubic, times: times, bends: bends))
            let found = keyframes.value(at: rest[rest.startIndex]).components
            for (found, expected) in zip(found, row.results) {
                #expect(abs(found - expected) < 1e-12 * max(1, abs(expected)), "\(row)")
            }
        }
    }

    /// Turning points, cusps and closed paths.
    @Test func pacedValuesMatchTheReferences() throws {
        let rows = ReferenceTable.rows("cubicPaced", in: "motion")
        #expect(rows.count == 36)
        for row in rows {
            let dimension = Int(row.arguments[0])
            let values = Self.values(row.arguments[2...].dropLast(), dimension: dimension)
            #expect(values.count == Int(row.arguments[1]))
            let keyframes = try #require(Keyframes(values, mode: .cubicPaced))
            let found = keyframes.value(at: row.arguments[row.arguments.count - 1]).components
            for (found, expected) in zip(found, row.results) {
                #expect(abs(found - expected) < 1e-9, "\(row): \(found), not \(expected)")
            }
        }
    }

    @Test func discreteValuesHoldTheirSlots() {
        let expected = [(-1, 1.0), (0, 1), (0.24, 1), (0.25, 2), (0.5, 3), (0.99, 4), (1, 4), (7, 4)]
        for (progress, value) in expected {
            #expect(Self.number([1, 2, 3, 4], mode: .discrete, at: progress) == value)
        }
        for (progress, value) in [(0, 1.0), (0.1, 2), (0.89, 2), (0.9, 3), (1, 3)] {
            #expect(Self.number([1, 2, 3], mode: .discrete, times: [0, 0.1, 0.9, 1], at: progress) == value)
        }
        // Without a time for its end, the last value holds to the end.
        for (progress, value) in [(0, 1.0), (0.1, 2), (0.49, 2), (0.5, 3), (1, 3)] {
            #expect(Self.number([1, 2, 3], mode: .discrete, times: [0, 0.1, 0.5], at: progress) == value)
        }
        #expect(Self.number([1, 2, 3], mode: .discrete, times: [0, 0.1], at: 0.3) == 1)
    }

    @Test func constantSpeedIsByDistance() {
        for (progress, value) in [(0.0, 0.0), (0.25, 1), (0.5, 2), (0.75, 1), (1, 0)] {
            #expect(Self.number([0, 2, 0], mode: .paced, at: progress) == value)
        }
        #expect(Self.number([0, 3, 3, 4], mode: .paced, times: [0, 0.1, 0.2, 1], at: 0.75) == 3)
        let corner = [Point(x: 0, y: 0), Point(x: 30, y: 40), Point(x: 30, y: 40), Point(x: 80, y: 40)]
        let keyframes = Keyframes(corner.map(AnimatedValue.point), mode: .paced)
        #expect(keyframes?.times == [0, 0.5, 0.5, 1])
        #expect(keyframes?.value(at: 0.25).point == Point(x: 15, y: 20))
        // Without motion, times are spread evenly.
        #expect(Keyframes([.number(1), .number(1), .number(1)], mode: .paced)?.times == [0, 0.5, 1])
    }

    @Test func invalidTimesAreIgnored() {
        let values: [AnimatedValue] = [.number(0), .number(1), .number(2)]
        for times in [[], [0, 1], [0, 0.7, 0.6, 1], [0, .nan, 1]] {
            #expect(Keyframes(values, times: times)?.times == [0, 0.5, 1])
        }
        for times in [[0, 0.6, 1], [0, 0.6, 0.9], [0.1, 0.6, 1], [0, 1.1, 1]] {
            #expect(Keyframes(values, times: times)?.times == times)
        }
        #expect(Keyframes(values, times: [0, 0, 1])?.times == [0, 0, 1])
    }

    /// Two values mix directly, no matter the curve of the animation. In the cubic modes, only rotations in space have
    /// their own pacing.
    @Test func twoValuesMixBetweenThem() throws {
        for mode in Keyframes.Mode.allCases where mode != .discrete {
            for ends in KeyframeSamples.values where ends[0].matrix == nil || mode == .linear || mode == .paced {
                let keyframes = try #require(Keyframes([ends[0], ends[1]], mode: mode))
                let motion = Motion.between(ends[0], ends[1])
                for progress in [-0.5, 0, 0.1, 0.5, 0.75, 1, 1.4] {
                    let expected = motion.value(at: progress, underlying: .number(0))
                    let found = keyframes.value(at: progress)
                    #expect(KeyframeLaws.isNear(found, expected), "\(mode) \(ends[0]) to \(ends[1]) at \(progress)")
                }
            }
        }
    }

    /// A curve through rotations of half a turn and more continues to turn, in the plane and in space.
    @Test(arguments: [Keyframes.Mode.cubic, .cubicPaced]) func turnsContinue(mode: Keyframes.Mode) throws {
        let angles = [0.0, 2, 4, 6]
        let axis: SIMD3<Double> = [1, 2, 0]
        let plane = try #require(Keyframes(angles.map { .affine(.rotation($0)) }, mode: mode))
        let space = try #require(Keyframes(angles.map { .matrix(.rotation($0, about: axis)) }, mode: mode))
        for step in 0...30 {
            let progress = Double(step) / 30
            let turned = AnimatedValue.affine(.rotation(6 * progress))
            #expect(KeyframeLaws.isNear(plane.value(at: progress), turned), "at \(progress)")
            // A curve through quaternions deviates slightly from the circle.
            let tilted = AnimatedValue.matrix(.rotation(6 * progress, about: axis))
            #expect(KeyframeLaws.isNear(space.value(at: progress), tilted, 0.08), "at \(progress)")
            #expect(space.value(at: progress).matrix?.row4 == [0, 0, 0, 1])
        }
    }

    /// The last segment continues with the tangent of its own curve. Values that share the outermost time hold.
    @Test func overshootExtrapolatesLinearly() throws {
        #expect(Self.number([0, 10, 30], mode: .linear, at: 1.5) == 50)
        #expect(Self.number([0, 10, 30], mode: .linear, at: -0.5) == -10)
        #expect(Self.number([1, 0, 10, 30, 7], mode: .linear, times: [0, 0, 0.5, 1, 1], at: 1.5) == 7)
        #expect(Self.number([1, 0, 10, 30, 7], mode: .linear, times: [0, 0, 0.5, 1, 1], at: -0.5) == 1)
        #expect(Self.number([1, 0, 10, 30, 7], mode: .linear, times: [0, 0, 0.5, 1, 1], at: 0) == 0)
        // The last tangent of a spline comes from the preceding point: 20 in half the time.
        #expect(Self.number([0, 10, 30], mode: .cubic, at: 1.5) == 50)
        // Its speed is twice the mean there: 30 in total, and 30 for the whole time.
        #expect(Self.number([0, 10, 30], mode: .cubicPaced, at: 1.5) == 45)
        // cubic-bezier(0.25, 0.1, 0.25, 1) ends horizontally. The slope of (0.42, 0, 1, 1) at its end comes from its
        // first control point.
        for (curve, value) in [(NamedCurves.default, 10.0), (NamedCurves.easeIn, 10 + 5 / 0.58), (.linear, 15)] {
            let curved = try #require(Keyframes([.number(0), .number(10)], curves: [curve]))
            #expect(abs((curved.value(at: 1.5).number ?? 0) - value) < 1e-12)
        }
        for progress in [Double.nan, -.infinity] {
            #expect(Self.number([3, 10], mode: .linear, at: progress) == 3)
        }
        #expect(Self.number([3, 10], mode: .linear, at: .infinity) == 10)
    }

    /// Values of different kinds have neither a spline nor a distance between them.
    @Test func valuesOfDifferentKindsJump() {
        for mode in Keyframes.Mode.allCases {
            let keyframes = Keyframes([.number(1), .point(Point(x: 2, y: 3)), .number(4)], mode: mode)
            #expect(keyframes?.value(at: 0) == .number(1))
            #expect(keyframes?.value(at: 1) == .number(4))
            #expect(
                keyframes?.value(at: 0.5) == (mode == .discrete ? .point(Point(x: 2, y: 3)) : .point(Point(x: 2, y: 3)))
            )
        }
    }
}

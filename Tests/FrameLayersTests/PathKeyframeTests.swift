import FrameGeometry
import FrameLayers
import FrameTiming
import Testing

/// Motion along paths.
@Suite struct PathKeyframeTests {
    private static let corner = Path([
        .move(.zero), .line(Point(x: 30, y: 0)), .line(Point(x: 30, y: 10)),
    ])
    private static let quarter: Path = {
        var path = Path()
        path.addArc(center: .zero, radius: 100, start: 0, sweep: .pi / 2)
        return path
    }()

    private func point(_ keyframes: Keyframes?, _ progress: Double) throws -> Point {
        try #require(keyframes?.value(at: progress).point)
    }

    private func isNear(_ point: Point, _ x: Double, _ y: Double, within: Double = 1e-9) -> Bool {
        abs(point.x - x) < within && abs(point.y - y) < within
    }

    @Test(arguments: Keyframes.Mode.allCases) func itBeginsAndEndsExactly(mode: Keyframes.Mode) throws {
        for path in [Self.corner, Self.quarter] {
            let way = Keyframes(along: path, mode: mode)
            let last = path.elements.last?.points.last ?? .zero
            #expect(try point(way, 0) == path.elements[0].points[0])
            #expect(try isNear(point(way, 1), last.x, last.y))
        }
    }

    @Test func eachSegmentTakesItsTime() throws {
        let even = Keyframes(along: Self.corner)
        #expect(try isNear(point(even, 0.25), 15, 0))
        #expect(try isNear(point(even, 0.5), 30, 0))
        #expect(try isNear(point(even, 0.75), 30, 5))
        let timed = Keyframes(along: Self.corner, times: [0, 0.75, 1])
        #expect(try isNear(point(timed, 0.25), 10, 0))
        #expect(try isNear(point(timed, 0.875), 30, 5))
        // The times are ignored, since there is not one for each keyframe.
        #expect(try isNear(point(Keyframes(along: Self.corner, times: [0, 1]), 0.25), 15, 0))
        let eased = Keyframes(along: Self.corner, curves: [.linear, NamedCurves.easeIn])
        #expect(try isNear(point(eased, 0.25), 15, 0))
        #expect(try point(eased, 0.75).y < 4)
    }

    @Test func pacedMotionHasConstantSpeed() throws {
        let way = Keyframes(along: Self.corner, mode: .paced)
        #expect(try isNear(point(way, 0.5), 20, 0))
        #expect(try isNear(point(way, 0.875), 30, 5))
        // A motion along a quarter circle, measured by its angle. The curve deviates by 2.8e-4 of the radius.
        let arc = Keyframes(along: Self.quarter, mode: .paced)
        for step in 0...8 {
            let angle = Double(step) / 8 * .pi / 2
            let expected = Point(x: 100 * RealMath.cos(angle), y: 100 * RealMath.sin(angle))
            #expect(try isNear(point(arc, Double(step) / 8), expected.x, expected.y, within: 0.05))
        }
    }

    /// The same lengths, summed from a million chords.
    @Test func theLengthIsExact() throws {
        let path = Path([.move(.zero), .cubic(Point(x: 100, y: 0), Point(x: -50, y: 120), Point(x: 80, y: 60))])
        let curve = path.pieces()[0].curve
        var lengths = [0.0]
        let steps = 1 << 18
        for step in 1...steps {
            let (a, b) = (
                curve.point(at: Double(step - 1) / Double(steps)), curve.point(at: Double(step) / Double(steps))
            )
            lengths.append(lengths[step - 1] + ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
        }
        let way = Keyframes(along: path, mode: .paced)
        for fraction in [0.1, 0.25, 0.5, 0.8] {
            let length = fraction * lengths[steps]
            let index = lengths.firstIndex { $0 >= length } ?? 0
            let expected = curve.point(at: Double(index) / Double(steps))
            let got = try point(way, fraction)
            #expect(isNear(got, expected.x, expected.y, within: 2e-3))
        }
    }

    @Test func aMoveWithoutALineTakesNoTime() throws {
        let path = Path([
            .move(.zero), .line(Point(x: 10, y: 0)), .move(Point(x: 50, y: 50)), .line(Point(x: 60, y: 50)),
        ])
        for mode in [Keyframes.Mode.linear, .paced] {
            let way = Keyframes(along: path, mode: mode)
            #expect(try isNear(point(way, 0.25), 5, 0))
            #expect(try isNear(point(way, 0.75), 55, 50))
        }
        #expect(try point(Keyframes(along: path), 0.5) == Point(x: 50, y: 50))
        let still = Keyframes(along: path, mode: .discrete)
        #expect(try [0, 0.4, 0.9].map { try point(still, $0).x } == [0, 10, 60])
    }

    /// Positions that hold have one key time for each point (measured: `TypeFace/H` of `airbnb/lottie-ios` 4.6.1).
    @Test func pointsHoldFromTheirTimesOn() throws {
        let path = Path([.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 20, y: 0)), .line(Point(x: 30, y: 0))])
        let still = Keyframes(along: path, mode: .discrete, times: [5, 6, 7, 8].map { $0 / 32 })
        #expect(try [0, 0.18, 0.2, 0.24, 0.25, 0.5, 1].map { try point(still, $0).x } == [0, 0, 10, 20, 30, 30, 30])
    }

    @Test func itFacesItsDirectionOfMotion() throws {
        let way = try #require(Keyframes(along: Self.corner))
        #expect(way.heading(at: 0.25) == 0)
        #expect(way.heading(at: 0.75) == .pi / 2)
        #expect(way.heading(at: 1) == .pi / 2)
        let arc = try #require(Keyframes(along: Self.quarter, mode: .paced))
        #expect(abs(arc.heading(at: 0) - .pi / 2) < 1e-12)
        #expect(abs(arc.heading(at: 0.5) - .pi * 0.75) < 1e-9)
    }

    @Test func aPathWithoutLengthHasNoMotion() {
        #expect(Keyframes(along: Path()) == nil)
        #expect(Keyframes(along: Path([.move(.zero)])) == nil)
        #expect(Keyframes(along: Path([.move(.zero), .line(Point(x: .nan, y: 0))])) == nil)
    }

    /// The track beside it rotates the layer, before the rest of its transform.
    @Test func aHeadingTurnsFirst() throws {
        var properties = LayerProperties()
        properties.transform = .scale(x: 2, y: 3)
        let way = try #require(Keyframes(along: Path([.move(.zero), .line(Point(x: 0, y: 5))])))
        let track = Track(
            property: try #require(LayerProperty.named("transform")), timing: MediaTiming(duration: 1), curve: .linear,
            motion: .heading(way, offset: .pi), isAdditive: true)
        track.apply(to: &properties, at: 0.5)
        let expected = Affine.rotation(.pi * 1.5).then(.scale(x: 2, y: 3))
        #expect(AnimatedValue.affine(properties.transform).isNear(.affine(expected)))
    }
}

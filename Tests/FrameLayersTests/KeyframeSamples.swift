import FrameGeometry
import FrameLayers
import FrameTiming

/// Keyframes for tests of rules: every mode with every kind of value, even and uneven times, with and without bends and
/// curves.
enum KeyframeSamples {
    static let values: [[AnimatedValue]] = [
        [.number(1), .number(4), .number(-2), .number(2.5)],
        [.number(3), .number(3), .number(3), .number(3)],
        [Point(x: 0, y: 0), Point(x: 100, y: 3), Point(x: 40, y: 50), Point(x: -7, y: 8)].map(AnimatedValue.point),
        [Size(width: 1, height: 2), Size(width: 5, height: 1), Size(width: 0, height: 7)].map(AnimatedValue.size),
        [Rect(x: 0, y: 1, width: 2, height: 3), Rect(x: 9, y: 8, width: 7, height: 6)].map(AnimatedValue.rect),
        [Color.black, .white, Color(red: 1, green: 0.5, blue: 0, alpha: 0.25), .clear].map(AnimatedValue.color),
        [
            Affine.identity, .rotation(2), Affine.scale(x: 2, y: 3).then(.rotation(4)),
            Affine.rotation(6).then(.translation(x: 5, y: -5)),
        ].map(AnimatedValue.affine),
        [
            Matrix4.identity, .rotation(2, about: [1, 2, 0]),
            Matrix4.scale(x: 2, y: 1, z: 3).then(.rotation(-1, about: [0, 1, 1])),
            Matrix4.translation(x: 1, y: 2, z: 3).then(.perspective(distance: 500)),
        ].map(AnimatedValue.matrix),
        [Affine.scale(x: 0, y: 0), .rotation(1), Affine(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 0)].map(
            AnimatedValue.affine),
    ]

    static let curves: [TimingCurve] = [NamedCurves.easeIn, .linear, NamedCurves.default]
    static let bends = Keyframes.Bends(
        tension: [0.3, -0.5, 0.1, 0.7], continuity: [0.2, 0.4, -0.8, 0.1], bias: [-0.6, 0.5, 0.25, 0.3])

    static let all: [Keyframes] = Keyframes.Mode.allCases.flatMap { mode in
        values.flatMap { values -> [Keyframes] in
            let count = mode == .discrete ? values.count + 1 : values.count
            let uneven = (0..<count).map { index in
                let fraction = Double(index) / Double(count - 1)
                return fraction * fraction
            }
            return [
                Keyframes(values, mode: mode),
                Keyframes(
                    values, mode: mode, times: uneven, curves: Array(curves.prefix(values.count - 1)), bends: bends),
            ].compactMap { $0 }
        }
    }

    /// Returns the same motion from its end to its start.
    static func reversed(_ keyframes: Keyframes, bends: Keyframes.Bends, curves: [TimingCurve]) -> Keyframes? {
        let count = keyframes.values.count
        func turned(_ list: [Double], _ sign: Double = 1) -> [Double] {
            list.isEmpty ? [] : list.prefix(count).reversed().map { $0 * sign }
        }
        return Keyframes(
            keyframes.values.reversed(), mode: keyframes.mode, times: keyframes.times.reversed().map { 1 - $0 },
            curves: curves.prefix(count - 1).reversed().map(\.turnedRound),
            bends: Keyframes.Bends(
                tension: turned(bends.tension), continuity: turned(bends.continuity), bias: turned(bends.bias, -1)))
    }
}

extension TimingCurve {
    /// The curve whose value at 1 − x is 1 minus the value of this curve at x.
    fileprivate var turnedRound: TimingCurve {
        guard case .cubicBezier(let curve) = self else { return self }
        return .cubicBezier(CubicBezier(x1: 1 - curve.x2, y1: 1 - curve.y2, x2: 1 - curve.x1, y2: 1 - curve.y1))
    }
}

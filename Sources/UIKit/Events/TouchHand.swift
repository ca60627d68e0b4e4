/// Fingers that come down together, move, each along a way of its own, and leave together.
@MainActor package struct TouchHand {
    /// What all fingers do at one moment.
    package struct Moment {
        /// Seconds after the fingers came down.
        package let time: TimeInterval
        let phase: UITouch.Phase
        let places: [CGPoint]
    }

    package let moments: [Moment]
    private let screen: TouchScreen
    private let fingers: [Int]

    /// - Parameters:
    ///   - paths: for each finger the points it goes through, at one speed but for the pace; at least one.
    ///   - duration: seconds for the ways.
    ///   - rest: seconds the fingers stay before they leave.
    ///   - curve: the share of the way at a share of the time, both 0…1.
    ///   - releaseSpeed: points per second with which the finger with the longest way arrives; `nil` for what the curve
    ///     gives.
    ///   - rate: how often the fingers are looked at, per second; at 0 or below, only at the end of their ways.
    ///   - screen: where the fingers come down.
    package init(
        _ paths: [[CGPoint]], duration: TimeInterval, rest: TimeInterval, curve: @escaping (Double) -> Double,
        releaseSpeed: Double?, rate: Double, on screen: TouchScreen
    ) {
        self.screen = screen
        let ways = paths.filter { !$0.isEmpty }.map(TouchPath.init)
        let duration = max(0, duration)
        fingers = ways.map { _ in screen.newTouch() }
        let length = ways.map { Double($0.length) }.max() ?? 0
        let pace = TouchPace(curve: curve, length: length, duration: duration, speed: releaseSpeed)
        var moments = [Moment(time: 0, phase: .began, places: ways.map { $0.point(at: 0) })]
        if duration > 0 || length > 0 {
            // A thousandth of a step: 0.7 · 120 is a little more than 84.
            let steps = max(1, Int((duration * max(0, rate) - 1e-3).rounded(.up)))
            moments += (1...steps).map { step in
                let share = Double(step) / Double(steps)
                let way = pace.progress(at: share)
                return Moment(time: duration * share, phase: .moved, places: ways.map { $0.point(at: way) })
            }
        }
        let end = ways.map { $0.point(at: 1) }
        moments.append(Moment(time: duration + max(0, rest), phase: .ended, places: end))
        self.moments = moments
    }

    package func perform(_ moment: Moment) {
        screen.touch(Array(zip(fingers, moment.places)), moment.phase)
    }
}

/// How a finger goes along its way: paced by a curve, or so that it leaves with a given speed.
struct TouchPace {
    /// The last part of the way is taken at the speed the finger leaves with, for as long as gestures look back when they
    /// tell a velocity (`UIPanGestureRecognizer`: a tenth of a second).
    static let releaseTime = 0.1

    private let curve: (Double) -> Double
    /// The share of the time, and of the way, at which the last part begins; 1 where there is none.
    private let turn: (time: Double, way: Double)

    /// - Parameters:
    ///   - curve: the share of the way at a share of the time, both 0…1.
    ///   - length: points of the whole way.
    ///   - duration: seconds for it.
    ///   - speed: points per second with which the finger leaves; `nil` for what the curve gives. At most what brings it
    ///     all the way in the time of the last part.
    init(curve: @escaping (Double) -> Double, length: Double, duration: Double, speed: Double?) {
        self.curve = curve
        guard let speed, duration > 0, length > 0 else {
            turn = (1, 1)
            return
        }
        let last = min(Self.releaseTime, duration)
        turn = (1 - last / duration, max(0, 1 - abs(speed) * last / length))
    }

    /// The share of the way at a share of the time, both 0…1.
    func progress(at share: Double) -> Double {
        guard turn.time < 1 else { return curve(share) }
        if share < turn.time { return turn.way * curve(share / turn.time) }
        return turn.way + (1 - turn.way) * (share - turn.time) / (1 - turn.time)
    }
}

/// Recent values of a quantity, to derive its velocity.
struct Trail {
    /// Velocity looks this far back (facts/release-velocity: the window of scroll views).
    static let window = 0.1

    private var values: [(time: TimeInterval, value: CGFloat)] = []

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        values.append((time, value))
        values.removeAll { time - $0.time > Self.window }
    }

    /// Per second; 0 with fewer than two values.
    var velocity: CGFloat {
        guard let first = values.first, let last = values.last, last.time > first.time else { return 0 }
        return (last.value - first.value) / CGFloat(last.time - first.time)
    }
}

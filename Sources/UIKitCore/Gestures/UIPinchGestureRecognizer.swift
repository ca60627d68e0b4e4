internal import FrameGeometry
internal import QuartzCore

/// Recognizes two touches that move apart or together.
///
/// A pinch begins when the distance between the touches has changed by 10 points (chosen to match the slop of a pan).
/// Its scale is 1 at that distance.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the touches, relative to their distance when the gesture began or the scale was set.
    open var scale: CGFloat {
        get { unit > 0 && distance > 0 ? distance / unit : 1 }
        set { unit = newValue > 0 ? distance / newValue : distance }
    }

    /// The rate of change of the scale per second, measured over the last tenth of a second.
    open var velocity: CGFloat { unit > 0 ? trail.velocity / unit : 0 }

    private static let slop: CGFloat = 10

    private var start: CGFloat?
    private var distance: CGFloat = 0
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 0
    private var trail = Trail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = TouchPair(trackedTouches), start == nil else { return }
        start = pair.distance
        distance = pair.distance
        unit = pair.distance
        trail.add(pair.distance, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let pair = TouchPair(trackedTouches) else { return }
        distance = pair.distance
        trail.add(distance, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(distance - start) >= Self.slop {
            unit = distance
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count < 2 else { return }
        if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
    }

    open override func reset() {
        start = nil
        trail = Trail()
    }
}

/// Recognizes two touches that rotate about each other.
///
/// The gesture begins after a rotation of 0.1 radians, nearly 6 degrees (chosen: 10 points, the slop of a pan, for
/// touches 100 points from the center). Its rotation is zero at that angle.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The clockwise rotation in radians since the gesture began or the rotation was set. Not limited to one turn.
    open var rotation: CGFloat = 0

    /// The angular velocity in radians per second, measured over the last tenth of a second.
    open var velocity: CGFloat { trail.velocity }

    private static let slop: CGFloat = 0.1

    private var last: TouchPair?
    private var turned: CGFloat = 0
    private var trail = Trail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard last == nil, let pair = TouchPair(trackedTouches) else { return }
        last = pair
        trail.add(0, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let pair = TouchPair(trackedTouches) else { return }
        let turn = pair.turn(from: last)
        self.last = pair
        turned += turn
        trail.add(turned, at: event.timestamp)
        if state != .possible {
            rotation += turn
            state = .changed
        } else if abs(turned) >= Self.slop {
            rotation = 0
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count < 2 else { return }
        if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
    }

    open override func reset() {
        last = nil
        turned = 0
        trail = Trail()
    }
}

/// The distance and direction from the first touch of a gesture to the second.
@MainActor private struct TouchPair {
    let distance: CGFloat
    /// The clockwise angle in radians, −π…π.
    let angle: CGFloat

    /// Creates a pair of the first two touches; `nil` for fewer than two.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].point, touches[1].point)
        let (x, y) = (second.x - first.x, second.y - first.y)
        distance = (x * x + y * y).squareRoot()
        angle = CGFloat(RealMath.atan2(Double(y), Double(x)))
    }

    /// The rotation from an earlier pair to this one in the shorter direction, in radians.
    func turn(from earlier: TouchPair) -> CGFloat {
        let turn = angle - earlier.angle
        return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    }
}

/// The recent values of a quantity, from which its velocity is measured.
private struct Trail {
    /// The interval over which velocity is measured, in seconds (facts/release-velocity: the window of scroll views).
    static let window = 0.1

    private var values: [(time: TimeInterval, value: CGFloat)] = []

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        values.append((time, value))
        values.removeAll { time - $0.time > Self.window }
    }

    /// The change per second, or 0 with fewer than two values.
    var velocity: CGFloat {
        guard let first = values.first, let last = values.last, last.time > first.time else { return 0 }
        return (last.value - first.value) / CGFloat(last.time - first.time)
    }
}

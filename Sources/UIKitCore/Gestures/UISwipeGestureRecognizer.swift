internal import QuartzCore

/// Recognizes a quick motion in one direction.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    /// The minimum distance along the direction and the maximum deviation from it, in points, and the maximum duration
    /// in seconds. Chosen; UIKit's values are not documented.
    private static let (distance, deviation, duration): (CGFloat, CGFloat, TimeInterval) = (50, 50, 0.5)

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        startTime = event.timestamp
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        if event.timestamp - startTime > Self.duration { return state = .failed }
        let point = location(in: nil)
        let (x, y) = (point.x - start.x, point.y - start.y)
        if direction.contains(.right), x >= Self.distance, abs(y) <= Self.deviation { return state = .ended }
        if direction.contains(.left), -x >= Self.distance, abs(y) <= Self.deviation { return state = .ended }
        if direction.contains(.down), y >= Self.distance, abs(x) <= Self.deviation { return state = .ended }
        if direction.contains(.up), -y >= Self.distance, abs(x) <= Self.deviation { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}

internal import FrameTiming
internal import QuartzCore

/// A touch on the screen, from its beginning to its end.
@MainActor @preconcurrency public final class UITouch: NSObject {
    public enum Phase: Int, CaseIterable, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public internal(set) var phase = Phase.began
    /// The virtual time of the last change, in seconds.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var tapCount = 1
    /// The view in which the touch began. It does not change when the touch moves.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    /// The recognizers that receive this touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// In the window's coordinates.
    var place = CGPoint.zero
    var previousPlace = CGPoint.zero
    /// Where the touch began, in the window's coordinates.
    var firstPlace = CGPoint.zero
    /// Whether a recognizer has cancelled the touch in its view.
    var isTakenFromView = false
    /// Whether the view was told that the touch began.
    var hasReachedView = false
    var isInView: Bool { hasReachedView && !isTakenFromView }

    public func location(in view: UIView?) -> CGPoint { (view ?? window)?.convert(place, from: nil) ?? place }

    public func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(previousPlace, from: nil) ?? previousPlace
    }
}

/// The touches on the screen at one moment.
@MainActor @preconcurrency public final class UIEvent: NSObject {
    public let timestamp: TimeInterval
    public let allTouches: Set<UITouch>?

    init(timestamp: TimeInterval, touches: Set<UITouch>) {
        self.timestamp = timestamp
        allTouches = touches
        super.init()
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}

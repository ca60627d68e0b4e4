internal import FrameTiming
internal import QuartzCore

/// A touch on the screen, from its beginning to its end.
@MainActor @preconcurrency open class UITouch: NSObject {
    public enum Phase: Int, CaseIterable, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Phases of a pointer that hovers over the screen. They never occur, because there is no pointer.
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        public static var stylus: TouchType { .pencil }
    }

    /// Properties of a touch that a device may estimate. Raw values match the public header.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)

        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    open internal(set) var phase = Phase.began
    /// The virtual time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var tapCount = 1
    /// The view in which the touch began. It does not change when the touch moves.
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    /// The type of touch, always a finger.
    open var type: TouchType { .direct }
    /// The force of the touch, which is always 0 because pressure is not simulated.
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius in points, which is always 0 because a touch has no extent.
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The recognizers that receive this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers }
        set { storedRecognizers = newValue ?? [] }
    }
    private var storedRecognizers: [UIGestureRecognizer] = [] {
        didSet { receivers = Set(storedRecognizers.map(ObjectIdentifier.init)) }
    }
    private var receivers: Set<ObjectIdentifier> = []
    /// Whether the recognizer is among ``gestureRecognizers``, in constant time.
    func isReceived(by recognizer: UIGestureRecognizer) -> Bool { receivers.contains(ObjectIdentifier(recognizer)) }
    /// The location in the window's coordinates.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    /// The location at which the touch began, in the window's coordinates.
    var firstPoint = CGPoint.zero
    /// Whether a recognizer has canceled the touch in its view.
    var isTakenFromView = false
    /// Whether the view has been notified of the beginning of the touch.
    var hasReachedView = false
    var isInView: Bool { hasReachedView && !isTakenFromView }

    /// The angle between a pencil and the screen: a right angle because a finger has none.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    open func location(in view: UIView?) -> CGPoint { (view ?? window)?.convert(point, from: nil) ?? point }

    open func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(previousPoint, from: nil) ?? previousPoint
    }

    /// The location in a view, with the same precision as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// The touches on the screen at one moment.
@MainActor @preconcurrency open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// Raw values match the public header.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public let timestamp: TimeInterval
    public let allTouches: Set<UITouch>?
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The touches that have changed and that recognizers and views have not received yet.
    var undelivered: Set<UITouch>

    init(timestamp: TimeInterval, touches: Set<UITouch>, changed: Set<UITouch> = []) {
        self.timestamp = timestamp
        allTouches = touches
        undelivered = changed
        super.init()
    }

    /// Creates an event without touches, such as tests pass to `touchesBegan(_:with:)`.
    public convenience override init() { self.init(timestamp: 0, touches: []) }

    /// The windows of the touches, one entry for each touch.
    var windows: [UIWindow] { allTouches?.compactMap(\.window) ?? [] }

    /// The states of a touch since the last event: only the touch itself because each event has one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// The predicted states of a touch in the near future, of which there are none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.isReceived(by: gesture) }
    }
}

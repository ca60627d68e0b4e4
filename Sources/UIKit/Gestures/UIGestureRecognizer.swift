internal import QuartzCore

/// Watches touches and recognizes a gesture in them.
///
/// Subclasses look at touches and set ``state``; whether they may recognize is settled with the others that watch the same
/// touches (`UIGestureRecognizer+Arbitration`).
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    public enum State: Int, CaseIterable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// What discrete gestures come to.
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    open var name: String?
    /// Whether the view loses touches that are recognized.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when they have not been recognized.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when they have not been recognized: a first tap of two.
    open var delaysTouchesEnded = true
    open var isEnabled = true {
        didSet { if !isEnabled, isTracking { cancel() } }
    }

    private let reference = StageReference()
    /// The view's, or the one the recognizer was made on.
    var stage: Stage { view?.stage ?? reference.stage }

    var current = State.possible
    /// What the recognizer would become if those that must fail first did.
    var waiting: State?
    var requiredToFail: [UIGestureRecognizer] = []
    /// The touches it watches, in the order in which they came.
    public internal(set) var trackedTouches: [UITouch] = []
    private var actions: [TargetAction] = []

    private struct TargetAction {
        weak var target: AnyObject?
        let selector: Selector
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// The target is not kept.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target: target as AnyObject, selector: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            (target == nil || entry.target === target as AnyObject) && (action == nil || entry.selector == action)
        }
    }

    /// Read by actions; set by subclasses as they follow the touches.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    // MARK: Touches

    open var numberOfTouches: Int { trackedTouches.count }

    /// The middle of the touches.
    open func location(in view: UIView?) -> CGPoint {
        guard !trackedTouches.isEmpty else { return lastLocation(in: view) }
        let places = trackedTouches.map { $0.location(in: view) }
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches.indices.contains(touchIndex) ? trackedTouches[touchIndex].location(in: view) : .zero
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
    /// The gesture is over, one way or another: forget it.
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `otherGestureRecognizer` must fail before this one may recognize: what a class says about another.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// `otherGestureRecognizer` must fail before this one may recognize.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.append(otherGestureRecognizer)
    }

    // MARK: Inside

    /// Whether more touches may come that belong to the same gesture.
    var isCounting: Bool { false }

    /// Where the last touch was when it left, in the window.
    var lastPlace = CGPoint.zero

    private func lastLocation(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.convert(lastPlace, from: nil) ?? lastPlace
    }

    func callActions() {
        stage.diagnostics.trace(subject, callback: current.traceName)
        for action in actions {
            if let target = action.target { action.selector.perform(on: target, self, reportingTo: stage.diagnostics) }
        }
    }

    private var subject: String { name.map { "\(type(of: self)) “\($0)”" } ?? "\(type(of: self))" }
}

extension UIGestureRecognizer.State {
    fileprivate var traceName: TraceCall.Name {
        switch self {
        case .possible: .gesturePossible
        case .began: .gestureBegan
        case .changed: .gestureChanged
        case .ended: .gestureEnded
        case .cancelled: .gestureCancelled
        case .failed: .gestureFailed
        }
    }
}

public import FrameProperties
internal import QuartzCore

/// Recognizes a gesture in a sequence of touches.
///
/// Subclasses track touches and set ``state``. `UIGestureRecognizer+Arbitration` determines which of the recognizers
/// that receive the same touches may recognize.
@MainActor @preconcurrency open class UIGestureRecognizer: OpenObject {
    public enum State: Int, CaseIterable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The final state of a discrete gesture.
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    /// The raw values of the touch types that are received. All touches are direct touches.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
    /// Differs from UIKit: stored without effect, since there are no presses.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether all touches of a gesture must be of one type.
    ///
    /// Differs from UIKit: stored without effect, since all touches are direct.
    open var requiresExclusiveTouchType = true
    open var name: String?
    /// Whether recognizing a gesture cancels its touches in their view.
    open var cancelsTouchesInView = true
    /// Whether touches are withheld from their view until the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the ends of touches are withheld from their view until the recognizer has failed, for example after the
    /// first tap of a double tap.
    open var delaysTouchesEnded = true
    @Observed open var isEnabled = true { didSet { if !_isEnabled.wrappedValue, isTracking { cancel() } } }

    // Captures the current stage: A recognizer is made before it has a view.
    private let reference = StageReference()
    /// The view's stage or, without a view, the stage on which the recognizer was created.
    var stage: Stage { view?.stage ?? reference.stage }

    var current = State.possible
    /// The state to enter once the recognizers that must fail first have failed.
    var waiting: State?
    var requiredToFail: [UIGestureRecognizer] = []
    /// The touches that the recognizer receives, in the order in which they began.
    open internal(set) var trackedTouches: [UITouch] = []
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

    /// Adds an action. The target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target: target as AnyObject, selector: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            (target == nil || entry.target === target as AnyObject) && (action == nil || entry.selector == action)
        }
    }

    /// The current state, set by subclasses.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    // MARK: Touches

    open var numberOfTouches: Int { trackedTouches.count }

    /// The centroid of the touches.
    open func location(in view: UIView?) -> CGPoint {
        guard !trackedTouches.isEmpty else { return lastLocation(in: view) }
        let points = trackedTouches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
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
    /// Discards the state of a gesture. Called after every gesture, recognized or not.
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `otherGestureRecognizer` must fail before this one may recognize. Override for rules between classes.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Requires `otherGestureRecognizer` to fail before this one may recognize.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.append(otherGestureRecognizer)
    }

    // MARK: For scroll views

    /// The time, in seconds, for which the beginning of a touch is withheld from its view unless the recognizer fails
    /// earlier; `nil` for no delay.
    func withholding(of touch: UITouch) -> TimeInterval? { nil }

    /// Whether a touch that this recognizer receives may reach its view.
    func lets(_ touch: UITouch, into view: UIView, with event: UIEvent?) -> Bool { true }

    // MARK: Internal state

    /// Called after a touch has ended while others continue.
    func didLoseTouch() {}

    /// Whether further touches may belong to the same gesture.
    var isCounting: Bool { false }

    /// The last location, in the window, of the touch that ended last.
    var lastPoint = CGPoint.zero

    private func lastLocation(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.convert(lastPoint, from: nil) ?? lastPoint
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

/// An object that decides whether a recognizer may begin and how it competes with others.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Never called, because no presses occur.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Called with an event before the recognizer is asked about each of its touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

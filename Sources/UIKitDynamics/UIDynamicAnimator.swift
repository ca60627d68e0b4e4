internal import FrameDynamics
internal import FrameTiming
internal import QuartzCore

/// Moves items by forces, joints and collisions.
///
/// An animator runs in virtual time, in steps of 1/480 s that do not depend on the frame rate, and moves its items at
/// each frame of the recording: a frame shows the state after the last step before it. The steps are taken once, while
/// a scene is recorded. The recording keeps the positions of each frame, like every change an application makes, so
/// that any frame can be drawn without the ones before it.
///
/// An animator starts when a behavior is added or changed, and pauses once every item has been slower than one point
/// per second for half a second (facts/dynamics-running). A run does not end before that, just as with a
/// `CADisplayLink`.
///
/// Differs from UIKit: the motion after a contact is computed by Framereel's own solver; an item that is 20,000 points
/// outside the reference stops.
@MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private weak var ownReferenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    // Captures the current stage: An animator may have no reference view.
    private let reference = StageReference()
    private let simulation = DynamicsSimulation()
    /// The owner under which diagnostics keeps the run open while the animator runs.
    private let opening = NSObject()
    private var token: EventToken?
    /// The time at which the animator started, and the number of steps since then.
    private var start = MediaTime.zero
    private var stepCount = 0
    private var needsUpdate = false
    private var waitsForWindow = false
    private var referenceBounds: CGRect?
    private var lastNumber = 0

    public init(referenceView view: UIView) {
        ownReferenceView = view
        super.init()
    }

    /// Creates an animator that moves the attributes of a layout and invalidates the layout at each frame.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    public convenience override init() { self.init(referenceView: UIView()) }

    /// The view whose coordinates the items use; the collection view for an animator of a layout.
    open var referenceView: UIView? { ownReferenceView ?? layout?.collectionView }

    // MARK: - Behaviors

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.join(self)
        behaviorsDidChange()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.join(nil)
        behaviorsDidChange()
    }

    /// Removes all behaviors at once, so that an animator at rest does not start again with only some of them.
    open func removeAllBehaviors() {
        guard !behaviors.isEmpty else { return }
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.join(nil) }
        behaviorsDidChange()
    }

    /// The items of all behaviors whose rotated bounds intersect a rectangle, without duplicates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { items.filter { rect.intersects($0.placedBounds) } }

    /// The items in the order in which they were added, without duplicates.
    var items: [any UIDynamicItem] {
        updateWorld()
        return simulation.items
    }

    /// Reads the position, rotation and size of an item that the application has changed; its velocities stay the same.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        updateWorld()
        simulation.readAgain(item, reportingTo: stage.diagnostics)
        run()
    }

    /// Whether items are moving or about to move.
    open var isRunning: Bool { token != nil }
    /// The simulated time, in seconds; pauses do not count.
    open var elapsedTime: TimeInterval { simulation.time }

    func nextBehaviorNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func behaviorsDidChange() {
        needsUpdate = true
        run()
    }

    func body(of item: any UIDynamicItem) -> Body? { simulation.body(of: item) }

    // MARK: - Running

    private var stage: Stage { referenceView?.stage ?? reference.stage }

    func trace(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace("\(type(of: self))", callback: name, arguments)
    }

    private func run() {
        guard token == nil, !behaviors.isEmpty else { return }
        if let view = referenceView, view.window == nil { return wait(for: view) }
        (start, stepCount) = (stage.loop.now, 0)
        stage.diagnostics.open(
            opening,
            "A \(type(of: self)) moves items that do not come to rest; remove its behaviors when the motion is over.")
        schedule()
        guard let delegate else { return }
        trace(.dynamicAnimatorWillResume)
        delegate.dynamicAnimatorWillResume(self)
    }

    private func wait(for view: UIView) {
        guard !waitsForWindow else { return }
        waitsForWindow = true
        view.whenInWindow { [weak self] in
            self?.waitsForWindow = false
            self?.run()
        }
    }

    /// Schedules the next frame. An animator that the application has released stops.
    private func schedule() {
        let (loop, diagnostics, opening) = (stage.loop, stage.diagnostics, opening)
        let next = loop.frameRate.frame(atOrBefore: loop.now) + 1
        token = loop.schedule(at: loop.frameRate.time(ofFrame: next)) { [weak self] in
            guard let self else { return diagnostics.close(opening) }
            advance()
        }
    }

    private func stop() {
        if let token { stage.loop.cancel(token) }
        token = nil
        stage.diagnostics.close(opening)
    }

    /// Runs the steps up to the current time. The next frame is scheduled first, because the application may stop the
    /// animator.
    private func advance() {
        token = nil
        if let view = referenceView, view.window == nil {
            stop()
            return wait(for: view)
        }
        schedule()
        let due = Int((stage.loop.now - start).flicks / MediaTime(seconds: DynamicsWorld.step).flicks)
        while stepCount < due {
            updateWorld()
            guard !simulation.isAtRest else { break }
            stepCount += 1
            notify(of: simulation.step(reportingTo: stage.diagnostics))
        }
        stepCount = due
        simulation.show()
        layout?.invalidateLayout()
        for behavior in behaviors.flatMap(\.family) { behavior.action?() }
        guard token != nil, !needsUpdate, simulation.isAtRest else { return }
        stop()
        guard let delegate else { return }
        trace(.dynamicAnimatorDidPause)
        delegate.dynamicAnimatorDidPause(self)
    }

    private func updateWorld() {
        let bounds =
            (layout?.collectionViewContentSize).map { CGRect(origin: .zero, size: $0) } ?? referenceView?.bounds
        guard needsUpdate || bounds != referenceBounds else { return }
        needsUpdate = false
        referenceBounds = bounds
        simulation.update(behaviors.flatMap(\.family), reference: bounds, reportingTo: stage.diagnostics)
    }

    private func notify(of events: [ContactEvent]) {
        guard !events.isEmpty else { return }
        simulation.show()
        let collisions = behaviors.flatMap(\.family).compactMap { $0 as? UICollisionBehavior }
        for event in events {
            guard let behavior = collisions.first(where: { $0.number == event.group }),
                let item = simulation.item(of: event.body)
            else { continue }
            var other: (any UIDynamicItem)?
            if case .body(let id) = event.other { other = simulation.item(of: id) }
            behavior.notify(event, item: item, other: other)
        }
    }
}

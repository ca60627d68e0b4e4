internal import CFrameTasks
internal import Synchronization

/// A center that calls the observers of notifications in the order in which they were added.
///
/// Replaces Foundation's class in files that import only UIKit. The notifications themselves pass through a center of
/// Foundation, so that files that import only Foundation post to the same observers and observe the same posts.
///
/// Differs from Foundation: an observer added during a run is called in that run only, so that a scene leaves none to
/// the next. Notifications posted off the main thread are not received.
// Unchecked but safe: observers are behind a lock, and the listener is set by the initializer.
open class NotificationCenter: NSObject, @unchecked Sendable {
    public static let `default` = NotificationCenter(Foundation.NotificationCenter.default)

    private let carrier: Foundation.NotificationCenter
    private let observers = Mutex<[NotificationObserver]>([])
    /// The single observer of the underlying Foundation center.
    private var listener: (any NSObjectProtocol)?

    public convenience override init() {
        self.init(Foundation.NotificationCenter())
    }

    private init(_ carrier: Foundation.NotificationCenter) {
        self.carrier = carrier
        super.init()
        listener = carrier.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in self?.pass($0) }
    }

    deinit {
        if let listener { carrier.removeObserver(listener) }
    }

    // MARK: Observers

    /// Calls the observer's method for each notification with this name from this object; `nil` matches any. The
    /// observer is not retained.
    @MainActor @preconcurrency public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = observer as AnyObject
        add(NotificationObserver(.method(aSelector), of: target, name: aName, object: anObject))
    }

    /// Calls the block for each notification with this name from this object; `nil` matches any.
    ///
    /// - Parameter queue: Accepted without effect, because there is one thread and posting waits for the observers, as
    ///   on every queue.
    /// - Returns: The observer, for ``removeObserver(_:)``.
    @MainActor @preconcurrency public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = NotificationObserver(.block(block), of: nil, name: name, object: obj)
        add(observer)
        return observer
    }

    private func add(_ observer: NotificationObserver) { observers.withLock { $0.append(observer) } }

    public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Removes the observer's registrations for this name and this object; `nil` matches any.
    public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        let (removed, object) = (observer as AnyObject, anObject.map { $0 as AnyObject })
        observers.withLock { observers in
            observers.removeAll { observer in
                guard observer === removed || observer.target === removed, aName == nil || observer.name == aName,
                    object == nil || observer.object === object
                else { return false }
                observer.isRemoved = true
                return true
            }
        }
        carrier.removeObserver(observer, name: aName, object: anObject)
    }

    // MARK: Notifications

    public func post(_ notification: Notification) {
        post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
    }

    public func post(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        carrier.post(
            name: aName, object: objectiveC(anObject), userInfo: aUserInfo?.mapValues { objectiveC($0) ?? $0 })
    }

    private func pass(_ notification: Notification) {
        guard MainQueue.isCurrent else { return }
        let passed = PassedNotification(value: notification)
        MainActor.assumeIsolated {
            let observers = observers.withLock { observers in
                observers.removeAll { $0.isOver }
                return observers
            }
            for observer in observers where observer.hears(passed.value) {
                // An observer called before may have removed it.
                if !self.observers.withLock({ _ in observer.isRemoved }) { observer.call(passed.value) }
            }
        }
    }
}

// Unchecked but safe: all but the flag is used on the main actor, and the flag behind a lock.
private final class NotificationObserver: NSObject, @unchecked Sendable {
    enum Action {
        case method(Selector)
        case block(@MainActor (Notification) -> Void)
    }

    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    private(set) weak var target: AnyObject?
    /// Whether the observer was removed. Guarded by the lock of the center's observers.
    var isRemoved = false
    private let action: Action
    private let isOfObject: Bool
    private let reference: StageReference
    private let isOfRun: Bool

    @MainActor init(_ action: Action, of target: AnyObject?, name: NSNotification.Name?, object: Any?) {
        self.action = action
        self.target = target
        self.name = name
        self.object = object.map { $0 as AnyObject }
        isOfObject = object != nil
        // Captures the current stage: NotificationCenter.addObserver is given no stage.
        reference = StageReference()
        isOfRun = reference.running != nil
        super.init()
    }

    /// Whether the observer is never called again, because its run has ended or its target was deallocated.
    @MainActor var isOver: Bool {
        if isOfRun, reference.running == nil { return true }
        return switch action {
        case .method: target == nil
        case .block: false
        }
    }

    @MainActor func hears(_ notification: Notification) -> Bool {
        // Entry point: NotificationCenter.post is called on an object that has no stage.
        guard !isOfRun || reference.running === Stage.current, name == nil || name == notification.name else {
            return false
        }
        return !isOfObject || object != nil && object === notification.object.map { $0 as AnyObject }
    }

    @MainActor func call(_ notification: Notification) {
        switch action {
        case .block(let block): block(notification)
        case .method(let selector):
            guard let target else { return }
            selector.perform(on: target, notification, reportingTo: Stage.current.diagnostics)
        }
    }
}

/// Determines whether code runs on the main actor, without ending the process if it does not.
private enum MainQueue {
    private static let key: Dispatch.DispatchSpecificKey<Bool> = {
        let key = Dispatch.DispatchSpecificKey<Bool>()
        Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        frame_tasks_are_playing() || Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true
    }
}

// Unchecked because it is made and read on the main actor.
private struct PassedNotification: @unchecked Sendable {
    let value: Notification
}

extension NotificationCenter {
    /// Calls the observer's method for each notification with this name from this object; nil matches any. The observer is not
    /// retained. Observers are called in the order in which they were added.
    @MainActor @preconcurrency public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let listeners = listenersKey.value(of: self) {
            let listeners = NotificationListeners()
            _ = addObserver(forName: nil, object: nil, queue: nil) { [weak listeners] notification in
                listeners?.hear(notification)
            }
            return listeners
        }
        listeners.list.append(
            NotificationListener(
                target: observer as AnyObject, selector: aSelector, name: aName,
                isOfObject: anObject != nil, object: anObject.map { $0 as AnyObject }))
    }

    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes the observer's registrations for this name and this object; nil matches any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        let listeners: NotificationListeners? = listenersKey.value(of: self)
        listeners?.list.removeAll {
            $0.target == nil
                || $0.target === observer && (aName == nil || $0.name == aName)
                    && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

private struct NotificationListener {
    private(set) weak var target: AnyObject?
    let selector: Selector
    let name: NSNotification.Name?
    let isOfObject: Bool
    private(set) weak var object: AnyObject?

    func hears(_ notification: Notification) -> Bool {
        guard name == nil || name == notification.name else { return false }
        return !isOfObject || object != nil && object === notification.object.map { $0 as AnyObject }
    }
}

/// The registrations of one center, served by one Foundation observer because Foundation defines no order among observers.
private final class NotificationListeners: @unchecked Sendable {
    var list: [NotificationListener] = []

    /// On the main thread, like every post here.
    func hear(_ notification: Notification) {
        let heard = HeardNotification(value: notification)
        MainActor.assumeIsolated {
            for listener in list where listener.hears(heard.value) {
                guard let target = listener.target,
                    list.contains(where: { $0.target === target && $0.selector == listener.selector })
                else { continue }
                listener.selector.perform(on: target, heard.value, reportingTo: Stage.current.diagnostics)
            }
        }
    }
}

// Unchecked because it is made and read on the main actor.
private struct HeardNotification: @unchecked Sendable {
    let value: Notification
}

private let listenersKey = AssociationKey()

public import QuartzCore

extension NotificationCenter {
    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlets = Outlets<Notification, Never>()
            // Weak, because the center keeps the closure until the subscriber's outlets are released.
            let observer = Observer(of: self) { [weak outlets] in outlets?.send($0, keeps: false) }
            outlets.send(subscription: observer)
            outlets.add(subscriber)
        }
    }

    /// A publisher of the notifications with a name, optionally limited to those from one object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// An observer of a notification center that lasts as long as its subscriber.
private final class Observer: Subscription {
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(of publisher: NotificationCenter.Publisher, _ send: @escaping (Notification) -> Void) {
        center = publisher.center
        // Safe: notifications are observed on the main thread only.
        nonisolated(unsafe) let (object, send) = (publisher.object, send)
        let (name, center) = (publisher.name, center)
        token =
            MainActor.assumeIsolated {
                Token(value: center.addObserver(forName: name, object: object, queue: nil) { send($0) })
            }.value
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        if let token { center.removeObserver(token) }
        token = nil
    }

    // Unchecked but safe: it is used on the main thread.
    private struct Token: @unchecked Sendable {
        let value: any NSObjectProtocol
    }
}

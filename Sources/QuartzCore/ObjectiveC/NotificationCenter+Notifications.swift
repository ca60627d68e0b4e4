extension NotificationCenter {
    /// The notifications with this name from this object, or from any, that are posted while they are iterated.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications in the order in which they are posted.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked because the object is only compared.
        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        public struct Iterator: AsyncIteratorProtocol {
            private var posts: AsyncStream<Post>.Iterator

            fileprivate init(_ notifications: Notifications) {
                let stream = AsyncStream<Post> { continuation in
                    MainActor.assumeIsolated {
                        let observer = notifications.center.addObserver(
                            forName: notifications.name, object: notifications.object, queue: nil
                        ) { continuation.yield(Post(notification: $0)) }
                        let observing = Observing(center: notifications.center, observer: observer)
                        continuation.onTermination = { _ in observing.end() }
                    }
                }
                posts = stream.makeAsyncIterator()
            }

            public mutating func next(isolation: isolated (any Actor)? = #isolation) async -> Notification? {
                await posts.next(isolation: isolation)?.notification
            }

            public mutating func next() async -> Notification? { await posts.next()?.notification }
        }
    }

    // Unchecked but safe: there is one thread, on which notifications are posted and received.
    private struct Post: @unchecked Sendable {
        let notification: Notification
    }

    // Unchecked but safe: the center has a lock, and the observer is only compared.
    private struct Observing: @unchecked Sendable {
        let center: NotificationCenter
        let observer: any NSObjectProtocol

        func end() { center.removeObserver(observer) }
    }
}

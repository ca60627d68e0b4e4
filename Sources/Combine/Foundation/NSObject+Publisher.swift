public import QuartzCore

extension NSObject {
    /// A publisher of a property's values, obtained by observing the property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let outbox = Outbox(subscriber)
            // Safe: publisher and subscriber are used on the main thread only.
            nonisolated(unsafe) let (publisher, receiver) = (self, outbox)
            outbox.start()
            let observation = MainActor.assumeIsolated {
                publisher.object.observe(publisher.keyPath, options: publisher.options.union(.new)) { object, _ in
                    receiver.replace(with: object[keyPath: publisher.keyPath])
                }
            }
            // The initial value may have made the subscriber cancel.
            guard !outbox.isOver else { return observation.invalidate() }
            outbox.whenCanceled = { observation.invalidate() }
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of a property's value and its changes. It supports the same properties as `observe`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

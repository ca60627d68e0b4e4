public import QuartzCore

extension NSObject {
    /// A publisher of the values of a property, as they are observed.
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
            // Safe: all of it is on the main thread.
            nonisolated(unsafe) let (publisher, receiver) = (self, outbox)
            outbox.start()
            let observation = MainActor.assumeIsolated {
                publisher.object.observe(publisher.keyPath, options: publisher.options.union(.new)) { object, _ in
                    receiver.replace(with: object[keyPath: publisher.keyPath])
                }
            }
            outbox.whenCanceled = { observation.invalidate() }
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of a property's value and its changes. The same properties can be observed as by `observe`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

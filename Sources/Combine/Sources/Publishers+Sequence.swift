extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            Outbox(subscriber) { iterator.next() }.start()
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A publisher of the success value or the failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result

        public init(_ result: Result) {
            self.result = result
        }

        public init(_ output: Success) {
            self.init(.success(output))
        }

        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Publishers.Sequence(sequence: [value]).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

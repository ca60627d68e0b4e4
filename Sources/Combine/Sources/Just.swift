/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let outbox = Outbox(subscriber)
        outbox.send(output)
        outbox.finish(.finished)
        outbox.start()
    }
}

extension Just: Equatable where Output: Equatable {}

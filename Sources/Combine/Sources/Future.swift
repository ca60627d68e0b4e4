/// A publisher of the single result of work that starts immediately.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// Starts the work.
    ///
    /// - Parameter attemptToFulfill: The work, which calls its argument with the result. Only the first result counts.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        let waiting = waiting
        self.waiting = []
        waiting.forEach { $0(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outbox = Outbox(subscriber)
        outbox.start()
        let deliver = { (result: Result<Output, Failure>) in
            switch result {
            case .success(let value):
                outbox.send(value)
                outbox.finish(.finished)
            case .failure(let error): outbox.finish(.failure(error))
            }
        }
        if let result { deliver(result) } else { waiting.append(deliver) }
    }
}

public import QuartzCore

extension URLSession {
    /// A publisher of the response to a request. Each subscription sends the request once.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            (self.request, self.session) = (request, session)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let outbox = Outbox(subscriber)
            outbox.start()
            // Safe: tasks answer on the main thread, on which publisher and subscriber are used.
            nonisolated(unsafe) let deliver = { (data: Data?, response: URLResponse?, error: (any Error)?) in
                if let data, let response {
                    outbox.send((data, response))
                    outbox.finish(.finished)
                } else {
                    outbox.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            let task = session.dataTask(with: request) { deliver($0, $1, $2) }
            outbox.whenCanceled = { task.cancel() }
            task.resume()
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

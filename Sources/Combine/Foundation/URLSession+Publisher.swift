public import QuartzCore

extension URLSession {
    /// A publisher of the answer to a request, which each subscription makes anew.
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
            // Safe: publisher and subscriber are used on the main thread only.
            nonisolated(unsafe) let receiver = outbox
            outbox.start()
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response {
                    receiver.send((data, response))
                    receiver.finish(.finished)
                } else {
                    receiver.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            outbox.whenCanceled = { task.cancel() }
            task.resume()
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

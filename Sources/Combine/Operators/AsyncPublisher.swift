/// The values of a publisher as an asynchronous sequence, which buffers them until they are read.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var stream: AsyncStream<P.Output>.Iterator
        fileprivate let subscription: AnyCancellable

        public mutating func next() async -> P.Output? { await stream.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<P.Output>.makeStream()
        let subscription = publisher.sink { _ in
            continuation.finish()
        } receiveValue: { value in
            // Safe: the value is handed on, and used by its receiver alone.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
        }
        return Iterator(stream: stream.makeAsyncIterator(), subscription: subscription)
    }
}

/// The values of a publisher that may fail as an asynchronous sequence, which buffers them until they are read.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var stream: AsyncThrowingStream<P.Output, any Error>.Iterator
        fileprivate let subscription: AnyCancellable

        public mutating func next() async throws -> P.Output? { try await stream.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
        let subscription = publisher.sink { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
        } receiveValue: { value in
            // Safe: the value is handed on, and used by its receiver alone.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
        }
        return Iterator(stream: stream.makeAsyncIterator(), subscription: subscription)
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

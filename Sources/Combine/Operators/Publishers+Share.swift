extension Publishers {
    /// A publisher that sends an upstream's values to all subscribers through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private lazy var subject = createSubject()
        private let createSubject: () -> SubjectType

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that connects its upstream for the first subscriber and disconnects it when the last one cancels.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private var connection: (any Cancellable)?
        private var count = 0

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            count += 1
            upstream.handleEvents(receiveCancel: leave).receive(subscriber: subscriber)
            if count > 0, connection == nil { connection = upstream.connect() }
        }

        private func leave() {
            count -= 1
            guard count == 0 else { return }
            let ended = connection
            connection = nil
            ended?.cancel()
        }
    }

    /// A publisher that subscribes to its upstream once for all subscribers.
    public typealias Share<Upstream: Publisher> = Autoconnect<
        Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >

    /// A publisher that sends nothing until it is connected.
    public typealias MakeConnectable<Upstream: Publisher> = Multicast<
        Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
    >
}

extension Publisher {
    public func share() -> Publishers.Share<Self> { multicast { PassthroughSubject() }.autoconnect() }

    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject() } }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher of the values of several publishers, in the order in which they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = Junction(subscriber)
            junction.start()
            var rest = publishers.count
            let end = {
                rest -= 1
                if rest <= 0 { junction.finish(.finished) }
            }
            if publishers.isEmpty { end() }
            for publisher in publishers {
                junction.join(publisher, demand: junction.window) {
                    junction.pass($0, from: $1)
                } end: {
                    end()
                }
            }
        }
    }

    /// A publisher of the values of publishers of different types, in the order in which they arrive.
    public struct Merge<Output, Failure: Error>: Publisher {
        private let publishers: [AnyPublisher<Output, Failure>]

        public init<A: Publisher, B: Publisher>(_ a: A, _ b: B)
        where A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure {
            self.init([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        }

        fileprivate init(_ publishers: [AnyPublisher<Output, Failure>]) {
            self.publishers = publishers
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }

        fileprivate func merge<P: Publisher>(_ other: P) -> Merge where P.Output == Output, P.Failure == Failure {
            Merge(publishers + [other.eraseToAnyPublisher()])
        }
    }
}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        merge(with: b).merge(c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge<Output, Failure>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        merge(with: b, c).merge(d)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge<Output, Failure>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        merge(with: b, c, d).merge(e)
    }
}

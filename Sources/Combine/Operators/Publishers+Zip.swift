extension Publishers {
    /// A publisher that pairs the first values of two publishers, then their second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = Junction(subscriber)
            junction.start()
            let window = junction.window
            let (first, second) = (Waiting<A.Output>(), Waiting<B.Output>())
            let send = {
                while let one = first.values.first, let other = second.values.first {
                    first.values.removeFirst()
                    second.values.removeFirst()
                    let upstreams = [first.upstream, second.upstream]
                    junction.outbox.send((one, other)) { upstreams.forEach { $0?.request(.max(1)) } }
                }
                // Nothing is left to pair with further values of the other publisher.
                if first.isExhausted || second.isExhausted { junction.finish(.finished) }
            }
            junction.join(a, demand: window) { value, upstream in
                first.add(value, upstream)
                send()
            } end: {
                first.isOver = true
                send()
            }
            guard !junction.outbox.isOver else { return }
            junction.join(b, demand: window) { value, upstream in
                second.add(value, upstream)
                send()
            } end: {
                second.isOver = true
                send()
            }
        }
    }

    /// A publisher that combines the values of three publishers, one of each.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher that combines the values of four publishers, one of each.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
        }
    }
}

/// The values of a publisher that are waiting for those of another one.
private final class Waiting<Value> {
    var values: ArraySlice<Value> = []
    private(set) var upstream: (any Subscription)?
    var isOver = false

    var isExhausted: Bool { isOver && values.isEmpty }

    func add(_ value: Value, _ upstream: any Subscription) {
        values.append(value)
        self.upstream = upstream
    }
}

extension Publisher {
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Steps<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }
}

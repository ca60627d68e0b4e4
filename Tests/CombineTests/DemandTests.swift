import Combine
import Testing

/// A subscriber that requests a few values and no more on its own.
private final class Reader: Subscriber {
    typealias Input = Int
    typealias Failure = Never

    private(set) var values: [Int] = []
    private(set) var isOver = false
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isOver = true }
}

/// A subscriber receives at most as many values as it has requested, and at most one completion.
@Suite("Demand") struct DemandTests {
    private static func publishers() -> [(name: String, publisher: AnyPublisher<Int, Never>)] {
        let endless = (1...Int.max).publisher
        return [
            ("sequence", endless.eraseToAnyPublisher()),
            ("map", endless.map { $0 }.eraseToAnyPublisher()),
            ("filter", endless.filter { _ in true }.eraseToAnyPublisher()),
            ("prepend", endless.dropFirst().prepend(1).eraseToAnyPublisher()),
            ("merge", endless.merge(with: Empty()).eraseToAnyPublisher()),
            ("zip", endless.zip(endless) { first, _ in first }.eraseToAnyPublisher()),
            ("flatMap", Just(0).flatMap { _ in endless }.eraseToAnyPublisher()),
            ("flatMap of one", endless.flatMap(maxPublishers: .max(1)) { Just($0) }.eraseToAnyPublisher()),
            ("catch", Fail<Int, Problem>(error: .first).catch { _ in endless }.eraseToAnyPublisher()),
            ("switchToLatest", Just(endless).switchToLatest().eraseToAnyPublisher()),
            ("replaceError", endless.replaceError(with: 0).eraseToAnyPublisher()),
            ("replaceEmpty", endless.replaceEmpty(with: 0).eraseToAnyPublisher()),
            ("prefix", endless.prefix(100).eraseToAnyPublisher()),
            ("collect", endless.collect(2).map { $0[1] / 2 }.eraseToAnyPublisher()),
            ("handleEvents", endless.handleEvents().eraseToAnyPublisher()),
        ]
    }

    /// A publisher that ignored the demand would never return.
    @Test func operatorsPassItOn() throws {
        let publishers = Self.publishers()
        #expect(publishers.count > 10)
        for (name, publisher) in publishers {
            let reader = Reader()
            publisher.subscribe(reader)
            let subscription = try #require(reader.subscription, "\(name)")
            #expect(reader.values == [], "\(name) without a demand")
            subscription.request(.max(2))
            #expect(reader.values == [1, 2], "\(name)")
            subscription.request(.max(1))
            #expect(reader.values == [1, 2, 3], "\(name)")
            subscription.cancel()
            subscription.request(.unlimited)
            #expect(reader.values == [1, 2, 3] && !reader.isOver, "\(name) after the end")
        }
    }

    @Test func aCompletionFollowsTheLastValueWithoutADemand() {
        let reader = Reader()
        [1, 2].publisher.subscribe(reader)
        reader.subscription?.request(.max(2))
        #expect(reader.values == [1, 2] && reader.isOver)
    }

    @Test func subjectsKeepOnlyTheCurrentValue() {
        let (subject, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let (reader, other) = (Reader(), Reader())
        subject.subscribe(reader)
        current.subscribe(other)
        subject.send(1)
        current.value = 1
        current.value = 2
        reader.subscription?.request(.max(1))
        other.subscription?.request(.max(1))
        #expect(reader.values == [] && other.values == [2])
        subject.send(3)
        subject.send(4)
        current.send(5)
        #expect(reader.values == [3] && other.values == [2])
        other.subscription?.request(.max(1))
        #expect(other.values == [2, 5])
    }

    @Test func demandsAreCounted() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + .max(3) == .max(5) && Demand.max(2) + .unlimited == .unlimited)
        #expect(Demand.max(2) - .max(3) == .none && Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.max(.max) + .max(1) == .unlimited && Demand.max(2) * 3 == .max(6))
        #expect(Demand.max(2) < .unlimited && !(Demand.unlimited < .unlimited) && Demand.none < .max(1))
    }
}

import Combine
import Testing

/// Subjects, published properties, and the end of subscriptions.
@Suite("Subjects") struct SubjectTests {
    private class Model: ObservableObject {
        @Published var name = "a"
    }

    private final class Counter: Model {
        @Published var count = 0
        let plain = 1
    }

    @Test func aPropertyIsPublishedBeforeItChanges() {
        let model = Counter()
        var notes: [String] = []
        let subscription = model.$name.sink { notes.append("\($0) while \(model.name)") }
        model.name = "b"
        #expect(notes == ["a while a", "b while a"] && model.name == "b")
        subscription.cancel()
        model.name = "c"
        #expect(notes.count == 2)
    }

    /// Inherited properties are published, too.
    @Test func anObjectAnnouncesChanges() {
        let model = Counter()
        var notes: [String] = []
        let subscription = model.objectWillChange.sink { notes.append("\(model.name)\(model.count)") }
        model.name = "b"
        model.count = 1
        #expect(notes == ["a0", "b0"])
        #expect(model.objectWillChange === model.objectWillChange)
        subscription.cancel()
    }

    @Test func valuesAreAssigned() {
        final class Target { var value = 0 }
        let (target, model, subject) = (Target(), Counter(), PassthroughSubject<Int, Never>())
        let subscription = subject.assign(to: \.value, on: target)
        subject.assign(to: &model.$count)
        subject.send(3)
        #expect(target.value == 3 && model.count == 3)
        subscription.cancel()
        subject.send(4)
        #expect(target.value == 3 && model.count == 4)
    }

    @Test func aPropertyThatIsAssignedDoesNotKeepItsObject() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Counter?
        do {
            let model = Counter()
            weakModel = model
            subject.assign(to: &model.$count)
            subject.send(1)
            #expect(model.count == 1)
        }
        #expect(weakModel == nil)
        subject.send(2)
    }

    @Test func aReleasedSubscriptionIsCanceled() {
        let subject = PassthroughSubject<Int, Never>()
        var notes: [Int] = []
        do {
            let subscription = subject.map { $0 * 2 }.sink { notes.append($0) }
            subject.send(1)
            withExtendedLifetime(subscription) {}
        }
        subject.send(2)
        #expect(notes == [2])
    }

    @Test func nothingIsSentAfterACompletion() {
        let subject = CurrentValueSubject<Int, Problem>(1)
        var notes: [String] = []
        var kept: Set<AnyCancellable> = []
        let watch = {
            subject.sink {
                notes.append("\($0)")
            } receiveValue: {
                notes.append("\($0)")
            }.store(in: &kept)
        }
        watch()
        subject.send(completion: .failure(.first))
        subject.send(2)
        subject.send(completion: .finished)
        watch()
        #expect(notes == ["1", "failure(CombineTests.Problem.first)", "failure(CombineTests.Problem.first)"])
        #expect(subject.value == 1)
    }

    /// A sink that sends to its own subject.
    @Test func valuesThatCauseOthersKeepTheirOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var notes: [Int] = []
        let subscription = subject.merge(with: Empty()).sink { value in
            if value == 1 {
                subject.send(2)
                subject.send(3)
            }
            notes.append(value)
        }
        subject.send(1)
        #expect(notes == [1, 2, 3])
        subscription.cancel()
        var first: [Int] = []
        let other = subject.first().sink { value in
            first.append(value)
            subject.send(value + 1)
        }
        subject.send(5)
        #expect(first == [5])
        other.cancel()
    }

    @Test func sharedPublishersAreSubscribedToOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var (subscriptions, cancellations) = (0, 0)
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
        ).share()
        var notes: [String] = []
        let (first, second) = (shared.sink { notes.append("a\($0)") }, shared.sink { notes.append("b\($0)") })
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect(subscriptions == 1 && cancellations == 0)
        second.cancel()
        #expect(notes == ["a1", "b1", "b2"] && cancellations == 1)
    }
}

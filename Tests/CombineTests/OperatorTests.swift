import Combine
import Testing

/// The results of operators for a few values.
@Suite("Operators") struct OperatorTests {
    private let numbers = [1, 2, 2, 3].publisher

    @Test func valuesAreTransformed() {
        #expect(sent(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "."])
        #expect(sent(["1", "b", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "."])
        #expect(sent([1, nil].publisher.replaceNil(with: 7)) == ["1", "7", "."])
        #expect(sent(numbers.scan(10) { $0 + $1 }) == ["11", "13", "15", "18", "."])
        #expect(sent(["ab", "c"].publisher.map(\.count)) == ["2", "1", "."])
    }

    @Test func errorsThatAreThrownFail() {
        let failing = numbers.tryMap { value -> Int in
            guard value < 3 else { throw Problem.first }
            return value
        }
        #expect(sent(failing) == ["1", "2", "2", "first"])
        #expect(sent(failing.replaceError(with: 9)) == ["1", "2", "2", "9", "."])
        #expect(sent(failing.catch { _ in Just(5) }) == ["1", "2", "2", "5", "."])
        #expect(sent(failing.mapError { _ in Problem.second }) == ["1", "2", "2", "second"])
        #expect(sent(failing.retry(1)) == ["1", "2", "2", "1", "2", "2", "first"])
        #expect(sent(numbers.tryFilter { _ in throw Problem.second }) == ["second"])
    }

    @Test func valuesAreLeftOut() {
        #expect(sent(numbers.filter { $0 != 2 }) == ["1", "3", "."])
        #expect(sent(numbers.removeDuplicates()) == ["1", "2", "3", "."])
        #expect(sent(numbers.dropFirst(2)) == ["2", "3", "."])
        #expect(sent(numbers.drop { $0 < 2 }) == ["2", "2", "3", "."])
        #expect(sent(numbers.first()) == ["1", "."])
        #expect(sent(numbers.first { $0 > 1 }) == ["2", "."])
        #expect(sent(numbers.prefix(2)) == ["1", "2", "."])
        #expect(sent(numbers.prefix(0)) == ["."])
        #expect(sent(numbers.prefix { $0 < 3 }) == ["1", "2", "2", "."])
        #expect(sent(numbers.output(at: 3)) == ["3", "."])
        #expect(sent(numbers.output(in: 1...)) == ["2", "2", "3", "."])
        #expect(sent(numbers.ignoreOutput()) == ["."])
    }

    @Test func valuesAreSummarized() {
        #expect(sent(numbers.collect()) == ["[1, 2, 2, 3]", "."])
        #expect(sent(numbers.collect(3)) == ["[1, 2, 2]", "[3]", "."])
        #expect(sent(numbers.reduce(0, +)) == ["8", "."])
        #expect(sent(numbers.count()) == ["4", "."])
        #expect(sent(numbers.last()) == ["3", "."])
        #expect(sent(numbers.max()) == ["3", "."] && sent(numbers.min()) == ["1", "."])
        #expect(sent(numbers.contains(2)) == ["true", "."] && sent(numbers.allSatisfy { $0 < 3 }) == ["false", "."])
        #expect(sent(Empty<Int, Never>().replaceEmpty(with: 4)) == ["4", "."])
    }

    @Test func publishersFollowEachOther() {
        #expect(sent(numbers.prepend(0).append(4, 5)) == ["0", "1", "2", "2", "3", "4", "5", "."])
        #expect(sent(Fail<Int, Problem>(error: .first).append(1)) == ["first"])
        #expect(sent([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "."])
        #expect(
            sent([1, 2].publisher.map { [$0, $0 * 10].publisher }.switchToLatest()) == ["1", "10", "2", "20", "."])
        #expect(sent(Deferred { Just(1) }) == ["1", "."])
        #expect(sent(Optional(1).publisher) == ["1", "."] && sent(Int?.none.publisher) == ["."])
        #expect(sent(Result<Int, Problem>.failure(.first).publisher) == ["first"])
        #expect(sent(Future<Int, Never> { $0(.success(3)) }) == ["3", "."])
    }

    @Test func publishersArePaired() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var notes: [String] = []
        var kept: Set<AnyCancellable> = []
        first.combineLatest(second).sink { notes.append("latest \($0)\($1)") }.store(in: &kept)
        first.zip(second).sink { notes.append("zip \($0)\($1)") }.store(in: &kept)
        first.map(String.init).merge(with: second).sink { _ in
            notes.append("over")
        } receiveValue: {
            notes.append("merge \($0)")
        }.store(in: &kept)
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(
            notes == [
                "merge 1", "merge 2", "latest 2a", "zip 1a", "merge a", "latest 2b", "zip 2b", "merge b", "over",
            ])
    }

    @Test func theLatestOfFourIsCombined() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var notes: [[Int]] = []
        let subscription = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink {
            notes.append([$0, $1, $2, $3])
        }
        subjects[2].send(9)
        subscription.cancel()
        subjects[0].send(8)
        #expect(notes == [[0, 1, 2, 3], [0, 1, 9, 3]])
    }

    /// A publisher is canceled when another one replaces it.
    @Test func theLatestPublisherIsFollowed() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        var notes: [Int] = []
        let subscription = outer.switchToLatest().sink { notes.append($0) }
        outer.send(inner[0])
        inner[0].send(1)
        outer.send(inner[1])
        inner[0].send(2)
        inner[1].send(3)
        subscription.cancel()
        inner[1].send(4)
        #expect(notes == [1, 3])
    }

    @Test func asynchronousCodeReadsValues() async {
        var values: [Int] = []
        for await value in numbers.values { values.append(value) }
        #expect(values == [1, 2, 2, 3])
    }
}

extension Publisher {
    /// Sends all values in one array when the upstream finishes.
    public func collect() -> Publishers.Collect<Self> {
        summarize(from: []) { values, value in
            values.append(value)
            return false
        } result: {
            $0
        }
    }

    /// Sends arrays of the given number of values. The last array may be shorter.
    ///
    /// - Precondition: The number is positive.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "an array has at least one value")
        return Publishers.Gathered(upstream: self) { gathering in
            var values: [Output] = []
            gathering.begin(gathering.window * count) { value in
                values.append(value)
                guard values.count == count else { return }
                gathering.send(values) { for _ in 0..<count { gathering.requestNext() } }
                values = []
            } completion: { completion in
                if case .finished = completion, !values.isEmpty { gathering.send(values) {} }
                gathering.finish(completion)
            }
        }
    }

    /// Combines all values into one result, which is sent when the upstream finishes.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        summarize(from: initialResult) { result, value in
            result = nextPartialResult(result, value)
            return false
        } result: {
            $0
        }
    }

    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    public func last() -> Publishers.Last<Self> { last { _ in true } }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Self> {
        summarize(from: Output?.none) { last, value in
            if predicate(value) { last = value }
            return false
        } result: {
            $0
        }
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
        summarize(from: false) { contains, value in
            contains = predicate(value)
            return contains
        } result: {
            $0
        }
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
        summarize(from: true) { satisfies, value in
            satisfies = predicate(value)
            return !satisfies
        } result: {
            $0
        }
    }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Last<Self> {
        summarize(from: Output?.none) { most, value in
            if most.map({ areInIncreasingOrder($0, value) }) ?? true { most = value }
            return false
        } result: {
            $0
        }
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Last<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Sends a value if the upstream finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.Gathered(upstream: self) { gathering in
            var isEmpty = true
            gathering.begin(gathering.window) { value in
                isEmpty = false
                gathering.send(value) { gathering.requestNext() }
            } completion: { completion in
                if isEmpty, case .finished = completion { gathering.send(output) {} }
                gathering.finish(completion)
            }
        }
    }

    /// Sends a value in place of a failure, then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.Gathered(upstream: self) { gathering in
            gathering.begin(gathering.window) { value in
                gathering.send(value) { gathering.requestNext() }
            } completion: { completion in
                if case .failure = completion { gathering.send(output) {} }
                gathering.finish(.finished)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Last<Self> { max(by: <) }
    public func min() -> Publishers.Last<Self> { min(by: <) }
}

extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        steps { isIncluded($0) ? .pass($0) : .skip }
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        trySteps(from: ()) { _, value in try isIncluded(value) ? .pass(value) : .skip }
    }

    /// Omits values that match the previous one.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        steps(from: Output?.none) { last, value in
            if let last, predicate(last, value) { return .skip }
            last = value
            return .pass(value)
        }
    }

    /// Omits the first values.
    ///
    /// - Precondition: The number is not negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "a number of values is not negative")
        return steps(from: count) { rest, value in
            guard rest > 0 else { return .pass(value) }
            rest -= 1
            return .skip
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        steps(from: true) { isDropping, value in
            isDropping = isDropping && predicate(value)
            return isDropping ? .skip : .pass(value)
        }
    }

    /// Passes on only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { steps { _ in .skip } }

    // MARK: Beginnings

    public func first() -> Publishers.First<Self> { steps { .last($0) } }

    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        steps { predicate($0) ? .last($0) : .skip }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        steps { predicate($0) ? .pass($0) : .end(.finished) }
    }

    /// Passes on the values at the positions in a range.
    ///
    /// - Precondition: Positions are not negative.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Gathered<Self, Output, Failure>
    where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return gather(from: 0, isComplete: { _ in bounds.isEmpty }) { position, value in
            defer { position += 1 }
            guard position >= bounds.lowerBound else { return .skip }
            return position == bounds.upperBound - 1 ? .last(value) : .pass(value)
        }
    }

    public func output(at index: Int) -> Publishers.Gathered<Self, Output, Failure> { output(in: index...index) }

    /// Passes on the first values.
    public func prefix(_ maxLength: Int) -> Publishers.Gathered<Self, Output, Failure> { output(in: 0..<maxLength) }
}

extension Publisher where Output: Equatable {
    /// Omits values that equal the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

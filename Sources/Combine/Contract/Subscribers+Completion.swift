extension Subscribers {
    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)

        /// The completion with another type of failure.
        func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

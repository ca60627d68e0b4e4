/// A stretch of an interactive transition.
public struct TimelinePhase: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// A finger holds the transition.
        case tracked
        /// The finger is gone, the transition runs to its end or back.
        case tail
    }

    public var start: Double
    public var end: Double
    public var kind: Kind
    public var name: String

    public init(start: Double, end: Double, kind: Kind, name: String) {
        self.start = start
        self.end = end
        self.kind = kind
        self.name = name
    }
}

/// The place of a call in a test.
struct SourcePlace: Sendable {
    /// The path of the source, or the class of the test if the path is not known.
    let file: String
    let line: Int
}

/// The number of a line in a source.
public struct SourceLine: ExpressibleByIntegerLiteral, Sendable {
    public let number: Int

    public init(integerLiteral value: Int) {
        number = value
    }
}

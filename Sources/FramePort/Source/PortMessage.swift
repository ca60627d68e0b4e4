/// A warning or error at a line and column of a source.
public struct PortMessage: Equatable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The ported source compiles, but behaves differently.
        case warning
        /// The source cannot be ported as it is.
        case error
    }

    public let severity: Severity
    public let path: String
    public let line: Int
    public let column: Int
    /// Description of the problem and an alternative.
    public let text: String

    /// The message in the usual format of compilers.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

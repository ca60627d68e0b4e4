/// What the person who ports must know, at a place of a source.
public struct PortMessage: Equatable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The ported source compiles, but means something else.
        case warning
        /// The source cannot be ported as it is.
        case error
    }

    public let severity: Severity
    public let path: String
    public let line: Int
    public let column: Int
    /// What cannot be done, and the way round.
    public let text: String

    /// As compilers print theirs.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

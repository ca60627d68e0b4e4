public import FrameJSON

/// The first problem of a project that cannot be used.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
    /// File as it was named or found.
    public let file: String
    /// Position; `nil` for the whole file, and for property lists in XML or JSON, whose values have a ``key``.
    public let position: TextPosition?
    /// Path of a value, such as `objects.07AB.buildPhases`.
    public let key: String?
    /// Description of the problem, the expectation and a remedy.
    public let message: String
    /// Whether there is no file to read.
    public let isMissing: Bool

    public init(
        file: String, position: TextPosition? = nil, key: String? = nil, _ message: String, isMissing: Bool = false
    ) {
        self.file = file
        self.position = position
        self.key = key
        self.message = message
        self.isMissing = isMissing
    }

    /// One line such as `App.xcodeproj/project.pbxproj:12:7: objects.07AB.isa: expected a text, found a list`.
    public var description: String {
        let start = position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(file)\(start): " + (key.map { "\($0): " } ?? "") + message
    }
}

/// A part of a project that is left out, such as a resource that does not exist.
public struct ProjectNote: Equatable, Sendable, CustomStringConvertible {
    public let file: String
    public let message: String

    public init(file: String, _ message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { "\(file): \(message)" }
}

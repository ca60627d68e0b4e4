/// Sentences about goldens, with the same wording on the command line and in tests. None ends with a full stop.
public enum GoldenMessage {
    /// - Parameters:
    ///   - result: The recorded items, such as `7 frames`.
    ///   - path: Path of the file to look at.
    public static func recorded(_ result: String, check path: String) -> String {
        "recorded \(result); check \(path)"
    }

    /// Returns the message about a golden that a recording run does not write.
    public static func unchanged(_ path: String, by mode: RecordMode) -> String {
        "the golden in \(path) stays as it is, but a run that records (\(mode.rawValue)) never passes"
    }

    public static func missing(_ path: String) -> String { "there is no golden in \(path)" }

    /// - Parameters:
    ///   - command: Command that records the actual result.
    ///   - isMissing: Whether nothing differs but goldens are missing.
    public static func acceptance(by command: String, isMissing: Bool = false) -> String {
        isMissing ? "To record what is missing: \(command)" : "If this change is intended, record it: \(command)"
    }
}

extension RecordMode {
    /// Returns the command that runs some tests in this mode.
    ///
    /// - Parameters:
    ///   - filter: Argument of `swift test --filter`.
    ///   - isForbidden: Whether the environment forbids recording, which the command then overrides.
    public func command(filter: String, isForbidden: Bool = false) -> String {
        "\(isForbidden ? "env -u CI " : "")\(Self.variable)=\(rawValue) swift test --filter \(filter)"
    }
}

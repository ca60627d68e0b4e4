/// The sentences about goldens, in one wording for the command line and for tests. None ends with a full stop.
public enum GoldenMessage {
    /// - Parameters:
    ///   - result: what was recorded, such as `7 frames`.
    ///   - path: of what to look at.
    public static func recorded(_ result: String, check path: String) -> String {
        "recorded \(result); check \(path)"
    }

    /// A golden that a recording run does not write.
    public static func unchanged(_ path: String, by mode: RecordMode) -> String {
        "the golden in \(path) stays as it is, but a run that records (\(mode.rawValue)) never passes"
    }

    public static func missing(_ path: String) -> String { "there is no golden in \(path)" }

    /// - Parameters:
    ///   - command: the command that records the actual result.
    ///   - isMissing: whether nothing differs but goldens are missing.
    public static func acceptance(by command: String, isMissing: Bool = false) -> String {
        isMissing ? "To record what is missing: \(command)" : "If this change is intended, record it: \(command)"
    }
}

extension RecordMode {
    /// The command that runs some tests in this mode.
    ///
    /// - Parameters:
    ///   - filter: the argument of `swift test --filter`.
    ///   - isForbidden: whether the environment forbids recording, which the command then overrides.
    public func command(filter: String, isForbidden: Bool = false) -> String {
        "\(isForbidden ? "env -u CI " : "")\(Self.variable)=\(rawValue) swift test --filter \(filter)"
    }
}

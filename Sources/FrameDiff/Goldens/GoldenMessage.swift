/// The sentences about goldens, in one wording for the command line and for tests. None ends with a full stop.
public enum GoldenMessage {
    /// - Parameter result: what was recorded, such as `7 frames`.
    public static func recorded(_ result: String, in path: String) -> String {
        "recorded \(result) in \(path); look at the result, then run without recording"
    }

    /// A golden that a recording run does not write.
    public static func unchanged(_ path: String, by mode: RecordMode) -> String {
        "the golden in \(path) stays as it is, but a run that records (\(mode.rawValue)) never passes"
    }

    public static func missing(_ path: String) -> String { "there is no golden in \(path)" }

    /// - Parameter command: the command that records the actual result.
    public static func acceptance(by command: String) -> String {
        "to take over what is shown now, after looking: \(command)"
    }
}

extension RecordMode {
    /// The command that runs some tests in this mode.
    ///
    /// - Parameter filter: the argument of `swift test --filter`.
    public func command(filter: String) -> String { "\(Self.variable)=\(rawValue) swift test --filter \(filter)" }
}

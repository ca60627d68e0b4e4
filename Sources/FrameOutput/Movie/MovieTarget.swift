/// Where the one file of a movie goes.
public enum MovieTarget: Equatable, Sendable {
    /// A file, which appears when it is complete.
    case file(path: String, replacing: Bool)
    case standardOutput
}

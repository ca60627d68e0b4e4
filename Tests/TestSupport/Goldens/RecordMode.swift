/// What happens to a golden that is not as it should be: the environment variable `FRAMEREEL_RECORD`.
///
/// Whoever records looks at what was recorded before committing it. So that no recording run passes for a test run, every
/// check of one fails, whatever it wrote.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Goldens are compared and never written. The default, and the only mode where `CI` is set.
    case never
    /// Goldens that are not there are written.
    case missing
    /// Goldens that are not there or differ are written.
    case failed
    /// Every golden is written.
    case all

    public static let variable = "FRAMEREEL_RECORD"

    /// - Throws: ``GoldenFailure/mode(_:)``.
    public init(environment: [String: String]) throws(GoldenFailure) {
        let wanted = environment[Self.variable] ?? ""
        guard let mode = wanted.isEmpty ? .never : RecordMode(rawValue: wanted) else { throw .mode(wanted) }
        self = environment["CI"]?.isEmpty == false ? .never : mode
    }

    func writes(missing: Bool, different: Bool) -> Bool {
        switch self {
        case .never: false
        case .missing: missing
        case .failed: missing || different
        case .all: true
        }
    }
}

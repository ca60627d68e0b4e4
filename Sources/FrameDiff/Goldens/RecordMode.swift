/// What happens to a golden that is not as it should be.
///
/// Whoever records looks at what was recorded before committing it. So that no recording run passes for a test run, a run
/// that writes fails.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Goldens are compared and never written. The default, and the only mode where `CI` is set.
    case never
    /// Goldens that are not there are written.
    case missing
    /// Goldens that are not there or fail are written; what a tolerance lets pass stays.
    case failed
    /// Goldens that are not there or differ in anything are written, whatever a tolerance says.
    case changed
    /// Every golden is written.
    case all

    /// The variable of the environment that chooses the mode of tests.
    public static let variable = "FRAMEREEL_RECORD"

    /// The variable says something else than a mode.
    public struct Unknown: Error, Equatable, CustomStringConvertible {
        public let text: String

        public init(text: String) {
            self.text = text
        }

        public var description: String {
            let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(RecordMode.variable)=\(text): expected one of \(names)"
        }
    }

    /// The mode an environment asks for: ``never`` where it says nothing.
    public init(environment: [String: String]) throws(Unknown) {
        let wanted = environment[Self.variable] ?? ""
        guard let mode = wanted.isEmpty ? .never : RecordMode(rawValue: wanted) else { throw Unknown(text: wanted) }
        self = Self.forbids(environment) ? .never : mode
    }

    /// Whether an environment is one in which nothing is recorded, whoever asks.
    public static func forbids(_ environment: [String: String]) -> Bool { environment["CI"]?.isEmpty == false }

    /// - Parameters:
    ///   - missing: There is no golden.
    ///   - fails: There is one, and what is now does not pass.
    ///   - differs: There is one, and what is now is not equal to it. True where `fails` is.
    public func writes(missing: Bool, fails: Bool, differs: Bool) -> Bool {
        switch self {
        case .never: false
        case .missing: missing
        case .failed: missing || fails
        case .changed: missing || differs
        case .all: true
        }
    }
}

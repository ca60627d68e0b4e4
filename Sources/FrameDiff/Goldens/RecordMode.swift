/// The condition for writing goldens.
///
/// Review recorded goldens before committing them. A run that writes goldens fails, so that it cannot pass for a test
/// run.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Compares goldens and never writes them. This is the default, and the only mode if `CI` is set.
    case never
    /// Writes missing goldens.
    case missing
    /// Writes missing and failing goldens; those that pass within a tolerance stay.
    case failed
    /// Writes missing goldens and those that differ in any way, regardless of tolerances.
    case changed
    /// Writes all goldens.
    case all

    /// Environment variable that sets the mode in tests.
    public static let variable = "FRAMEREEL_RECORD"

    /// The value of the variable is not a mode.
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

    /// Determines the mode of a run: `chosen`, or else the mode set by the environment, or else ``never``. It is always
    /// ``never`` if the environment forbids recording.
    public init(environment: [String: String], chosen: RecordMode? = nil) throws(Unknown) {
        let wanted = if let chosen { chosen } else { try RecordMode(wantedBy: environment) }
        self = Self.forbids(environment) ? .never : wanted
    }

    /// Reads the mode that an environment requests, even if it forbids recording; ``never`` by default.
    public init(wantedBy environment: [String: String]) throws(Unknown) {
        let wanted = environment[Self.variable] ?? ""
        guard let mode = wanted.isEmpty ? .never : RecordMode(rawValue: wanted) else { throw Unknown(text: wanted) }
        self = mode
    }

    /// Whether an environment forbids recording because `CI` is set.
    public static func forbids(_ environment: [String: String]) -> Bool { environment["CI"]?.isEmpty == false }

    /// - Parameters:
    ///   - missing: Whether there is no golden.
    ///   - fails: Whether there is a golden and the result does not pass.
    ///   - differs: Whether there is a golden and the result is not equal to it. `true` whenever `fails` is.
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

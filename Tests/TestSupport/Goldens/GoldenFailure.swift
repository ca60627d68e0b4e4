public import Foundation
public import FrameDiff

/// Why a comparison with a golden fails.
public enum GoldenFailure: Error, Equatable {
    /// The golden differs. `summary` describes the difference in one or more lines.
    case different(golden: URL, summary: String, artifacts: URL, record: String)
    /// There is no golden. The actual result is in `artifacts`.
    case missing(golden: URL, artifacts: URL, record: String)
    /// The golden was written. A run that records never passes.
    case recorded(golden: URL)
    /// The golden is up to date, but a run that records never passes.
    case recordingRun(golden: URL, mode: RecordMode)
    /// The golden cannot be decoded.
    case unreadable(golden: URL, reason: String)
    /// The value of `FRAMEREEL_RECORD` is not a mode.
    case mode(RecordMode.Unknown)
}

extension GoldenFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .different(let golden, let summary, let artifacts, let record):
            """
            differs from the golden: \(summary)
              golden: \(golden.path)
              actual: \(artifacts.path)
              to accept the actual result, after looking at it: \(record)
            """
        case .missing(let golden, let artifacts, let record):
            """
            there is no golden
              golden: \(golden.path)
              actual: \(artifacts.path)
              to record it, after looking at it: \(record)
            """
        case .recorded(let golden):
            "recorded \(golden.path); look at it, then run without \(RecordMode.variable)"
        case .recordingRun(let golden, let mode):
            "\(golden.path) is up to date, but a run with \(RecordMode.variable)=\(mode.rawValue) never passes"
        case .unreadable(let golden, let reason):
            "cannot read \(golden.path): \(reason)"
        case .mode(let unknown): unknown.description
        }
    }
}

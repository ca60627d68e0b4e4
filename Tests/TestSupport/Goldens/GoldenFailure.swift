public import Foundation
public import FrameDiff

/// Why a golden does not stand.
public enum GoldenFailure: Error, Equatable {
    /// What is there is not what the test made. `summary` says how, in one line or more.
    case different(golden: URL, summary: String, artifacts: URL, record: String)
    /// There is no golden; what the test made lies in `artifacts`.
    case missing(golden: URL, artifacts: URL, record: String)
    /// The golden was written, which makes the run a recording run.
    case recorded(golden: URL)
    /// Nothing was to be written, but the run is a recording run, and none of those passes.
    case recordingRun(golden: URL, mode: RecordMode)
    /// The golden is there and cannot be read as what it should be.
    case unreadable(golden: URL, reason: String)
    /// `FRAMEREEL_RECORD` says something else than a mode.
    case mode(RecordMode.Unknown)
}

extension GoldenFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .different(let golden, let summary, let artifacts, let record):
            """
            not as the golden says: \(summary)
              golden: \(golden.path)
              now:    \(artifacts.path)
              to take over what it is now, after looking: \(record)
            """
        case .missing(let golden, let artifacts, let record):
            """
            there is no golden
              golden: \(golden.path)
              now:    \(artifacts.path)
              to record it, after looking: \(record)
            """
        case .recorded(let golden):
            "recorded \(golden.path): look at it, then run without \(RecordMode.variable)"
        case .recordingRun(let golden, let mode):
            "\(golden.path) stands, but a run with \(RecordMode.variable)=\(mode.rawValue) never passes: "
                + "run without it"
        case .unreadable(let golden, let reason):
            "cannot read \(golden.path): \(reason)"
        case .mode(let unknown): unknown.description
        }
    }
}

/// What comparing a sequence of frames with what it should be found.
public struct SequenceReport: Equatable, Sendable {
    public struct Frame: Equatable, Sendable {
        /// In the scene, from 0.
        public let number: Int
        /// Seconds, for people; `nil` where nobody knows.
        public let time: String?
        public let verdict: FrameVerdict
        /// What is painted otherwise, where that was looked at.
        public var changes: [LayerChange]

        public init(number: Int, time: String?, verdict: FrameVerdict, changes: [LayerChange] = []) {
            self.number = number
            self.time = time
            self.verdict = verdict
            self.changes = changes
        }

        /// `frame 12 at 0.2 s`.
        public var name: String { "frame \(number)" + (time.map { " at \($0) s" } ?? "") }
    }

    /// The scene's name, or what was compared.
    public let name: String
    /// What is wrong with the sequence as a whole: sizes, rates, how many frames there are. Each a sentence without a stop.
    public var problems: [String] = []
    /// Ascending by number.
    public var frames: [Frame]
    /// What happened at or just before the first frame that fails: lines of the trace.
    public var events: [String] = []
    /// How the trace differs from the one recorded; empty when it does not.
    public var traceDifference = ""
    /// Further sentences for people.
    public var notes: [String] = []

    public init(name: String, frames: [Frame]) {
        self.name = name
        self.frames = frames
    }

    public var passes: Bool { problems.isEmpty && frames.allSatisfy(\.verdict.passes) }

    public var failures: [Frame] { frames.filter { !$0.verdict.passes } }

    /// The first frame that fails.
    public var first: Frame? { frames.first { !$0.verdict.passes } }

    /// The frame in which most pixels differ; the first of several.
    public var worst: Frame? {
        var worst: Frame?
        for frame in failures where frame.verdict.comparison?.count ?? 0 > worst?.verdict.comparison?.count ?? 0 {
            worst = frame
        }
        return worst ?? first
    }
}

/// What became of one frame.
public enum FrameVerdict: Equatable, Sendable {
    /// Every pixel is as expected.
    case equal
    /// Something differs, and the rules let it pass.
    case tolerated(ImageComparison)
    case different(ImageComparison)
    /// It differs, and how it was to look cannot be found out any more; `reason` says why.
    case unknown(reason: String)
    /// Expected, and not there.
    case missing
    /// There, and not expected.
    case added

    public var passes: Bool {
        switch self {
        case .equal, .tolerated: true
        case .different, .unknown, .missing, .added: false
        }
    }

    public var comparison: ImageComparison? {
        switch self {
        case .tolerated(let comparison), .different(let comparison): comparison
        case .equal, .unknown, .missing, .added: nil
        }
    }

    /// One word, for tables.
    public var word: String {
        switch self {
        case .equal: "equal"
        case .tolerated: "tolerated"
        case .different: "different"
        case .unknown: "unknown"
        case .missing: "missing"
        case .added: "added"
        }
    }

    /// One line.
    public var message: String {
        switch self {
        case .equal: "as expected"
        case .tolerated(let comparison): "tolerated: \(comparison)"
        case .different(let comparison): "\(comparison)"
        case .unknown(let reason): reason
        case .missing: "expected, and not there"
        case .added: "there, and not expected"
        }
    }
}

/// The result of comparing a sequence of frames with the expected one.
public struct SequenceReport: Equatable, Sendable {
    public struct Frame: Equatable, Sendable {
        /// Scene number, starting at 0.
        public let number: Int
        /// Seconds, as text; `nil` if unknown.
        public let time: String?
        public let verdict: FrameVerdict
        /// Layers that differ, if display lists were compared.
        public var changes: [LayerChange]

        public init(number: Int, time: String?, verdict: FrameVerdict, changes: [LayerChange] = []) {
            self.number = number
            self.time = time
            self.verdict = verdict
            self.changes = changes
        }

        /// Name such as `frame 12 at 0.2 s`.
        public var name: String { "frame \(number)" + (time.map { " at \($0) s" } ?? "") }
    }

    /// A part of the expected sequence that is compared from its own beginning, such as a step of a flow.
    public struct Part: Equatable, Sendable {
        public let name: String
        /// Numbers of its frames.
        public let frames: Range<Int>
        /// Whether the actual sequence does not have it.
        public let isMissing: Bool
        /// Seconds by which the actual one begins later, and by which it takes longer; negative for the opposite.
        public let delay: Double
        public let stretch: Double

        public init(name: String, frames: Range<Int>, isMissing: Bool, delay: Double, stretch: Double) {
            self.name = name
            self.frames = frames
            self.isMissing = isMissing
            self.delay = delay
            self.stretch = stretch
        }
    }

    /// Name of the scene, or of the files compared.
    public let name: String
    /// Differences of the sequence as a whole, such as size, rate or number of frames. Each is a sentence without a
    /// full stop.
    public var problems: [String] = []
    /// Parts that were compared separately, in order; empty if frames were compared by number.
    public var parts: [Part] = []
    /// Frames in ascending order of number.
    public var frames: [Frame]
    /// Lines of the trace at or just before the first failing frame.
    public var events: [String] = []
    /// Difference between the trace and the recorded one; empty if there is none.
    public var traceDifference = ""
    /// Further sentences to print.
    public var notes: [String] = []

    public init(name: String, frames: [Frame]) {
        self.name = name
        self.frames = frames
    }

    public var passes: Bool { problems.isEmpty && frames.allSatisfy(\.verdict.passes) }

    public var failures: [Frame] { frames.filter { !$0.verdict.passes } }

    /// Returns the failing frames of a part.
    public func failures(in part: Part) -> [Frame] {
        frames.filter { part.frames.contains($0.number) && !$0.verdict.passes }
    }

    /// The first failing frame.
    public var first: Frame? { frames.first { !$0.verdict.passes } }

    /// The frame that differs most in all pixels together, or the first of several. A few pixels with a different color
    /// outweigh many that are off by one level.
    public var worst: Frame? {
        var worst: Frame?
        for frame in failures where frame.verdict.comparison?.levels ?? 0 > worst?.verdict.comparison?.levels ?? 0 {
            worst = frame
        }
        return worst ?? first
    }
}

/// The result of comparing one frame.
public enum FrameVerdict: Equatable, Sendable {
    /// All pixels are as expected.
    case equal
    /// The frame differs within the limits of the rules.
    case tolerated(ImageComparison)
    case different(ImageComparison)
    /// The frame differs, and the expected pixels are no longer available for the given reason.
    case unknown(reason: String)
    /// The frame is expected but absent.
    case missing
    /// The frame is present but not expected.
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

    /// A single word, for tables.
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

    /// A message of one line.
    public var message: String {
        switch self {
        case .equal: "as expected"
        case .tolerated(let comparison): "tolerated: \(comparison)"
        case .different(let comparison): "\(comparison)"
        case .unknown(let reason): reason
        case .missing: "missing"
        case .added: "not expected"
        }
    }
}

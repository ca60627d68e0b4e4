/// What happened in a run, on one axis of time: animations as bars, what was called as marks, interactive stretches shaded.
///
/// Times are seconds from 0. Nothing is sorted here: rows stand in the order they are given.
public struct TimelineChart: Sendable {
    /// Written above; `nil` for nothing.
    public var title: String?
    /// Seconds.
    public var duration: Double
    /// Frames per second, for a second axis; `nil` for none.
    public var frameRate: Double?
    public var rows: [TimelineRow] = []
    public var callRows: [TimelineCallRow] = []
    public var phases: [TimelinePhase] = []
    /// Points, 400 or more.
    public var width = 960.0

    public init(title: String? = nil, duration: Double, frameRate: Double? = nil) {
        self.title = title
        self.duration = duration
        self.frameRate = frameRate
    }
}

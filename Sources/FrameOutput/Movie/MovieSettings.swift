public import FrameTiming

/// What the formats that hold all frames in one file need to know besides the frames.
public struct MovieSettings: Equatable, Sendable {
    public var rate: FrameRate
    /// For how many frames the first one shows beyond its own, 0 or more.
    public var holdFirst: Int
    /// For how many frames the last one shows beyond its own, 0 or more.
    public var holdLast: Int
    /// How often an APNG or a GIF plays, 0 for without end.
    public var plays: Int
    /// Where the program `ffmpeg` is; `nil` when there is none.
    public var ffmpeg: String?

    public init(rate: FrameRate, holdFirst: Int = 0, holdLast: Int = 0, plays: Int = 0, ffmpeg: String? = nil) {
        self.rate = rate
        self.holdFirst = holdFirst
        self.holdLast = holdLast
        self.plays = plays
        self.ffmpeg = ffmpeg
    }

    /// How many frames the one at `index` of `count` stands for.
    func frames(at index: Int, of count: Int) -> Int {
        1 + (index == 0 ? holdFirst : 0) + (index == count - 1 ? holdLast : 0)
    }
}

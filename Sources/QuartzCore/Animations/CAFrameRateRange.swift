/// How often a second something wants to be drawn. Frames are those of the recording: a display link leaves some out
/// accordingly, animations do not ask.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// `nil` for no preference.
    public var preferred: Float?

    /// What the system finds fit.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

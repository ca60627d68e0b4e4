/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Straight from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the next one's turn.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at the same pace all the way; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at the same pace all the way.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The names of the system's curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

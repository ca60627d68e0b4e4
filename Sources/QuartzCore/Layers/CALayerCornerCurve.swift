/// The shape of rounded corners. Unknown names mean `circular`.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

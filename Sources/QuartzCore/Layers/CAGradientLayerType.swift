/// How a gradient layer's colours change. Unknown names mean `axial`.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// How contents are enlarged or reduced. `trilinear` draws as `linear`; unknown names mean `linear`.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

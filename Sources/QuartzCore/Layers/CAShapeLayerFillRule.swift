/// Which points lie inside a shape layer's path. Unknown names mean `nonZero`.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

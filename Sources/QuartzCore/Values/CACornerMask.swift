/// The corners to which `cornerRadius` applies. Because y points down, `minXMinY` is the top-left corner.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The shape of rounded corners. Unknown names count as `circular`.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The antialiased edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Which edges of a layer are smooth.
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

/// The placement of contents in the bounds; see `FrameLayers.ContentsGravity`. Unknown names count as `resize`.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The interpolation of scaled contents.
///
/// Differs from Core Animation: `trilinear` and unknown names count as `linear`, and are reported as unsupported.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

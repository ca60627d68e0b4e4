internal import QuartzCore

extension UIImage {
    /// Everything about a picture but its pixels and their scale.
    struct Looks {
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Whether somebody has said how it is resized; else it is scaled as a whole.
        var isResizable = false
        var orientation = Orientation.up
        var flipsFromRightToLeft = false
        var alignmentRectInsets = UIEdgeInsets.zero

        /// Whether what lies between the caps is repeated.
        var tiles: Bool { isResizable && resizingMode == .tile }
    }

    public var imageOrientation: Orientation { looks.orientation }
    public var renderingMode: RenderingMode { looks.renderingMode }
    /// The sides that keep their size when the picture is resized, in points.
    public var capInsets: UIEdgeInsets { looks.capInsets }
    /// Differs from UIKit: more than 100 tiles along one side are stretched, too.
    public var resizingMode: ResizingMode { looks.resizingMode }
    /// Kept as set, without effect: interfaces are laid out from left to right here.
    public var flipsForRightToLeftLayoutDirection: Bool { looks.flipsFromRightToLeft }
    /// What layout is to leave out of account around the picture, in points. Kept as set.
    public var alignmentRectInsets: UIEdgeInsets { looks.alignmentRectInsets }

    /// The same picture with other looks.
    func with(_ cgImage: CGImage? = nil, _ change: (inout Looks) -> Void) -> UIImage {
        var looks = looks
        change(&looks)
        return UIImage(cgImage ?? self.cgImage, scale: scale, looks)
    }
}

extension UIImage.Orientation {
    /// That of the picture mirrored from left to right as it is seen.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }
}

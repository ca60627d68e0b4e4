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

// The same picture, shown otherwise.
extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// A picture that keeps its sides when it is resized: what lies between them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The picture's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with(cgImage?.tinted(with: color.cgColor)) { $0.renderingMode = renderingMode }
    }

    /// Mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// A picture that image views mirror where interfaces are laid out from right to left, which they never are here.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsFromRightToLeft = true }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The bytes of a PNG file; `nil` for a picture of nothing.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// The part that stretches, in fractions of the size.
    var center: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inside = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inside.minX / size.width, y: inside.minY / size.height, width: max(inside.width, 0) / size.width,
            height: max(inside.height, 0) / size.height)
    }
}

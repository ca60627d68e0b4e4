internal import FrameStoryboards
internal import QuartzCore

// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// The properties of an image other than its pixels and scale.
    struct RenderingAttributes {
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Whether cap insets were set. If not, the image is scaled as a whole.
        var isResizable = false
        var orientation = Orientation.up
        var flipsFromRightToLeft = false
        var alignmentRectInsets = UIEdgeInsets.zero
        /// The distance of the baseline from the bottom, in points. The inner `nil` denotes an image whose baseline was
        /// removed.
        var baseline: CGFloat??

        /// Whether the area between the caps is tiled.
        var tiles: Bool { isResizable && resizingMode == .tile }
    }

    public var imageOrientation: Orientation { renderingAttributes.orientation }
    public var renderingMode: RenderingMode { renderingAttributes.renderingMode }
    /// The widths of the edges that are not resized, in points.
    public var capInsets: UIEdgeInsets { renderingAttributes.capInsets }
    /// Differs from UIKit: an axis that would need more than 100 tiles is stretched instead.
    public var resizingMode: ResizingMode { renderingAttributes.resizingMode }
    /// Whether image views mirror the image in right-to-left layouts.
    public var flipsForRightToLeftLayoutDirection: Bool { renderingAttributes.flipsFromRightToLeft }
    /// The margins outside the rectangle that constraints align, in points.
    public var alignmentRectInsets: UIEdgeInsets { renderingAttributes.alignmentRectInsets }

    /// A copy with other properties and, if given, other pixels, which then apply to both appearances.
    func with(_ cgImage: CGImage? = nil, _ change: (inout RenderingAttributes) -> Void) -> UIImage {
        var renderingAttributes = renderingAttributes
        change(&renderingAttributes)
        return UIImage(
            cgImage ?? self.cgImage, scale: scale, renderingAttributes,
            dark: cgImage == nil ? darkVariant?.with(nil, change) : nil, symbol: cgImage == nil ? symbol : nil,
            vector: cgImage == nil ? vector : nil)
    }
}

extension UIImage.Orientation {
    /// The orientation of the image mirrored horizontally as displayed.
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

// Copies with other properties.
// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image as displayed in bars and system buttons: a template unless it has an explicit rendering mode.
    package var asTemplateByDefault: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }

    /// A resizable copy whose edges keep their size while the area between them is tiled.
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

    /// A copy that is resized as specified by the slices of an asset catalog.
    ///
    /// - Parameter fileScale: The file's pixels per point, which also apply to the slices.
    func sliced(_ slices: AssetImage.Slices, fileScale: Int) -> UIImage {
        let scale = CGFloat(fileScale)
        let insets = UIEdgeInsets(
            top: slices.top / scale, left: slices.left / scale, bottom: slices.bottom / scale,
            right: slices.right / scale)
        return resizableImage(withCapInsets: insets, resizingMode: slices.isTiled ? .tile : .stretch)
    }

    /// A copy with the alpha of this image and the color `color`.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard var symbol else {
            let image = with(cgImage?.tinted(with: color.cgColor)) { $0.renderingMode = renderingMode }
            guard var vector else { return image }
            vector.tint = color.cgColor
            return UIImage(image.cgImage, scale: scale, image.renderingAttributes, vector: vector)
        }
        symbol.tint = color
        var attributes = renderingAttributes
        attributes.renderingMode = renderingMode
        return UIImage(symbol: symbol, attributes)
    }

    /// A horizontally mirrored copy.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// A copy that image views mirror in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsFromRightToLeft = true }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The contents of a PNG file; `nil` for an empty image.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// The resizable part, as fractions of the size.
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

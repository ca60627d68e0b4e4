internal import FrameStoryboards
internal import QuartzCore

extension UIImage {
    /// The properties of an image other than its pixels and scale.
    struct RenderingAttributes {
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Whether cap insets were set; otherwise the image is scaled as a whole.
        var isResizable = false
        var orientation = Orientation.up
        var flipsFromRightToLeft = false
        var alignmentRectInsets = UIEdgeInsets.zero
        /// From the bottom, in points; `nil` inside for an image whose baseline was removed.
        var baseline: CGFloat??

        /// Whether the area between the caps is tiled.
        var tiles: Bool { isResizable && resizingMode == .tile }
    }

    public var imageOrientation: Orientation { renderingAttributes.orientation }
    public var renderingMode: RenderingMode { renderingAttributes.renderingMode }
    /// The widths of the edges that are not resized, in points.
    public var capInsets: UIEdgeInsets { renderingAttributes.capInsets }
    /// Differs from UIKit: if an axis would need more than 100 tiles, it is stretched.
    public var resizingMode: ResizingMode { renderingAttributes.resizingMode }
    /// Whether image views mirror the image where the user reads from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { renderingAttributes.flipsFromRightToLeft }
    /// The margins that constraints do not align, in points.
    public var alignmentRectInsets: UIEdgeInsets { renderingAttributes.alignmentRectInsets }

    /// A copy with other properties and, if given, other pixels, which are then those of both appearances.
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
extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image as bars and system buttons show it: as a template, unless it has another rendering mode.
    package var asTemplateByDefault: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }

    /// A copy whose edges keep their size when it is resized, while the area between them is tiled.
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

    /// A copy that is resized as the slices of an asset catalog say.
    ///
    /// - Parameter fileScale: Pixels per point of the file, which are those of the slices.
    func sliced(_ slices: AssetImage.Slices, fileScale: Int) -> UIImage {
        let scale = CGFloat(fileScale)
        let insets = UIEdgeInsets(
            top: slices.top / scale, left: slices.left / scale, bottom: slices.bottom / scale,
            right: slices.right / scale)
        return resizableImage(withCapInsets: insets, resizingMode: slices.isTiled ? .tile : .stretch)
    }

    /// A copy with the alpha of the image and the colour of `color`.
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

    /// A copy that image views mirror where they run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsFromRightToLeft = true }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The contents of a PNG file; `nil` for an empty image.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// The resizable part, in fractions of the size.
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

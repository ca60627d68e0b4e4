internal import QuartzCore

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

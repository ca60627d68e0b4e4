internal import QuartzCore

// The same picture, shown otherwise.
extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
            orientation: imageOrientation)
    }

    /// A picture that keeps its sides when it is resized: only what lies between them stretches.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
            orientation: imageOrientation)
    }

    /// The picture's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage?.tinted(with: color.cgColor), scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode, orientation: imageOrientation)
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

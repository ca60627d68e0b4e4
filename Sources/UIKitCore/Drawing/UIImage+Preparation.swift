// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// A format for images like this one: with its scale, and opaque if it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.alphaInfo == CGImageAlphaInfo.noneSkipLast
        return format
    }

    /// Returns the image itself, which is already decoded.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls the handler with the image on the next turn.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        deliver(self, to: completionHandler)
    }

    /// Returns the image itself, which is already decoded.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns the image in another size.
    ///
    /// - Parameter size: The size in points; the result has the aspect ratio of `size`.
    /// - Returns: `nil` if the size is empty.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Calls the handler on the next turn with the image in another size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        deliver(preparingThumbnail(of: size), to: completionHandler)
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    private func deliver(_ image: UIImage?, to handler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.main.async { handler(image) }
    }
}

internal import FrameGeometry
internal import QuartzCore

/// Makes pictures of what a closure draws.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A picture of the bounds; an empty one when they have no pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(
            bounds: Rect(bounds), scale: format.scale, background: format.opaque ? .black : .clear)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let handed = UIGraphicsImageRendererContext(context, format)
        actions(handed)
        return handed.currentImage
    }

    /// The bytes of a PNG file; none when the bounds have no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

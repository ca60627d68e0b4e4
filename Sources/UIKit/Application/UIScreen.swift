/// The display frames are drawn on.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    public static var main: UIScreen { ApplicationState.current.mainScreen }

    /// Points.
    public let bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat

    public var nativeScale: CGFloat { scale }
    /// Pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }
}

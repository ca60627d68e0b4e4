internal import QuartzCore

/// The display frames are drawn on.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    public static var main: UIScreen { Stage.current.applicationState.mainScreen }

    /// Points, as the device is held.
    public var bounds: CGRect {
        let size = uprightBounds.size
        return isOnItsSide ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : uprightBounds
    }
    /// Points, with the device's top above.
    package let uprightBounds: CGRect
    /// Whether the device is held so that its top is at the left or the right.
    var isOnItsSide = false
    /// Pixels per point.
    public let scale: CGFloat

    public var nativeScale: CGFloat { scale }
    /// Pixels, with the device's top above.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: uprightBounds.width * scale, height: uprightBounds.height * scale)
    }

    init(bounds: CGRect, scale: CGFloat) {
        uprightBounds = bounds
        self.scale = scale
    }
}

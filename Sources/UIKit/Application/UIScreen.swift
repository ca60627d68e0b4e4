internal import QuartzCore

/// The display that frames show.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    public static var main: UIScreen { Stage.current.applicationState.mainScreen }

    /// Points, in the current orientation.
    public var bounds: CGRect {
        let size = uprightBounds.size
        return isLandscape ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : uprightBounds
    }
    /// Points, in portrait.
    package let uprightBounds: CGRect
    /// Whether the device is held in landscape.
    var isLandscape = false
    /// Pixels per point.
    public let scale: CGFloat

    public var nativeScale: CGFloat { scale }
    /// Pixels, in portrait.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: uprightBounds.width * scale, height: uprightBounds.height * scale)
    }

    init(bounds: CGRect, scale: CGFloat) {
        uprightBounds = bounds
        self.scale = scale
    }
}

/// The parts of a device's screen that the status bar, the camera and the home indicator cover.
package struct ScreenInsets: Equatable, Sendable {
    /// Points, in portrait.
    package let top: CGFloat
    package let bottom: CGFloat

    package static let none = ScreenInsets(top: 0, bottom: 0)

    package init(top: CGFloat, bottom: CGFloat) {
        self.top = top
        self.bottom = bottom
    }

    /// The insets of a window of that size. In landscape a phone has none on top, the portrait top inset at both sides, and
    /// 21 points at the bottom; with a Home button it has none at all. An iPad has the same in both orientations
    /// (facts/iphone-screens and facts/ipad-screens).
    package func insets(for size: CGSize) -> UIEdgeInsets {
        let isPad = min(size.width, size.height) >= 744
        guard size.width > size.height, !isPad else {
            return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        return bottom > 0 ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    }
}

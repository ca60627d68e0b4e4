internal import QuartzCore

/// The display that frames are rendered for.
@MainActor @preconcurrency open class UIScreen: NSObject {
    // Entry point: UIScreen.main has no object to ask for its stage.
    open class var main: UIScreen { Stage.current.applicationState.mainScreen }
    open class var screens: [UIScreen] { [main] }

    /// The bounds in points, in the current orientation.
    open var bounds: CGRect {
        isLandscape ? uprightBounds.turned : uprightBounds
    }
    /// The bounds in points, in portrait orientation.
    package var uprightBounds: CGRect { settings.startsInLandscape ? frameBounds.turned : frameBounds }
    /// The bounds of rendered frames, in points.
    let frameBounds: CGRect
    var interfaceOrientation = UIInterfaceOrientation.portrait { didSet { CurrentTraits.ofScreen = traitCollection } }
    var isLandscape: Bool { interfaceOrientation.isLandscape }
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The refresh rate in frames per second. A recording has a frame rate of its own.
    open var maximumFramesPerSecond: Int { 60 }
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Has no effect.
    open var brightness: CGFloat = 0.5
    open var isCaptured: Bool { false }
    package var settings = ScreenSettings() {
        didSet {
            windowTraits = nil
            if settings.startsInLandscape != oldValue.startsInLandscape {
                interfaceOrientation = settings.startsInLandscape ? .landscapeRight : .portrait
            }
            Stage.currentLanguage = settings.language ?? "en_US"
            CurrentTraits.ofScreen = traitCollection
            if settingsAffectColors { Stage.current.applicationState.variesInColor = true }
            if settings.showsStatusBar, !oldValue.showsStatusBar {
                Stage.current.applicationState.statusBar.bringToFront(of: Stage.current.committer.screen)
            }
            if settings.showsHomeIndicator, !oldValue.showsHomeIndicator {
                Stage.current.applicationState.homeIndicator.bringToFront(of: Stage.current.committer.screen)
            }
        }
    }

    /// The style that the application's `Info.plist` prescribes regardless of the user's preference.
    var fixedStyle = UIUserInterfaceStyle.unspecified
    /// The size and traits of the window whose traits were computed last.
    var windowTraits: (size: CGSize, collection: UITraitCollection)?

    /// Whether the device is an iPad. A window may be larger than the screen.
    func isPad(for window: CGSize) -> Bool { uprightBounds.size.isOfPad || window.isOfPad }

    open var nativeScale: CGFloat { scale }
    /// The bounds in pixels, in portrait orientation.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: uprightBounds.width * scale, height: uprightBounds.height * scale)
    }

    /// A view that shows a snapshot of all windows, from back to front.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let picture = UIView(frame: bounds)
        for window in Stage.current.applicationState.application.windows {
            guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            snapshot.frame = window.frame
            picture.addSubview(snapshot)
        }
        return picture
    }

    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    init(bounds: CGRect, scale: CGFloat) {
        frameBounds = bounds
        self.scale = scale
        super.init()
        CurrentTraits.ofScreen = traitCollection
    }
}

/// The parts of a device's screen covered by the status bar, the camera, and the home indicator.
package struct ScreenInsets: Equatable, Sendable {
    /// The top inset in points, in portrait orientation.
    package let top: CGFloat
    package let bottom: CGFloat

    package static let none = ScreenInsets(top: 0, bottom: 0)

    package init(top: CGFloat, bottom: CGFloat) {
        self.top = top
        self.bottom = bottom
    }

    /// The distance by which navigation bars up to iOS 18 begin above the safe area, in points: on phones with a Dynamic
    /// Island, whose status bar is lower than that area's inset (facts/bars-below-the-island).
    var barRise: CGFloat {
        if top < 59 { return 0 }
        return top < 62 ? 16.0 / 3 : 17.0 / 3
    }

    /// The insets of a window of the given size.
    ///
    /// - Parameter onPad: Whether the device is an iPad; `nil` to decide by the size of the window.
    ///
    /// An iPhone in landscape has no top inset, the portrait top inset on both sides, and 21 points at the bottom; an
    /// iPhone with a Home button has no insets. An iPad has the same insets in both orientations (facts/iphone-screens
    /// and facts/ipad-screens).
    package func insets(for size: CGSize, onPad: Bool? = nil) -> UIEdgeInsets {
        guard size.width > size.height, !(onPad ?? size.isOfPad) else {
            return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        return bottom > 0 ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    }
}

extension CGRect {
    /// A rectangle at the origin with width and height exchanged.
    fileprivate var turned: CGRect { CGRect(x: 0, y: 0, width: height, height: width) }
}

extension CGSize {
    /// Whether a screen of this size belongs to an iPad: its shorter side has at least 744 points, as on the iPad mini.
    var isOfPad: Bool { min(width, height) >= 744 }
}

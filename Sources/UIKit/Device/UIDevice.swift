internal import QuartzCore

/// The device that the screen stands for.
@MainActor @preconcurrency open class UIDevice: NSObject {
    public static var current: UIDevice { Stage.current.applicationState.device }

    /// Posted after the screen has rotated, before controllers are notified.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    private unowned let screen: UIScreen
    private weak var rotation: InterfaceRotation?

    init(with screen: UIScreen, _ rotation: InterfaceRotation) {
        self.screen = screen
        self.rotation = rotation
        super.init()
    }

    /// Another object for the same device.
    public convenience override init() {
        let state = Stage.current.applicationState
        self.init(with: state.mainScreen, state.rotation)
    }

    /// As large as the screen is: a pad from 744 points on the short side, otherwise a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.uprightBounds.size.isOfPad ? .pad : .phone }
    /// That of the interface until a scene turns the device.
    open var orientation: UIDeviceOrientation { rotation?.physical ?? screen.interfaceOrientation.device }
    /// The first version with the look that is chosen for the screen.
    open var systemVersion: String {
        switch screen.settings.look {
        case .classic: "18.0"
        case .iOS26: "26.0"
        }
    }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var name: String { model }
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled = false
    /// Always full.
    open var batteryLevel: Float { 1 }
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    func notifyOfOrientation() {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

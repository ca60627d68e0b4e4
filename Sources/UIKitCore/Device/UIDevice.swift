internal import QuartzCore

// Randomness: the identifier for a vendor is always the same.

/// The device that the screen represents.
@MainActor @preconcurrency open class UIDevice: NSObject {
    // Entry point: UIDevice.current has no object to ask for its stage.
    public static var current: UIDevice { Stage.current.applicationState.device }

    /// Posted after the screen has rotated and before controllers are notified.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    private unowned let screen: UIScreen
    private weak var rotation: InterfaceRotation?

    init(with screen: UIScreen, _ rotation: InterfaceRotation) {
        self.screen = screen
        self.rotation = rotation
        super.init()
    }

    /// Creates another object that represents the same device.
    public convenience override init() {
        let state = Stage.current.applicationState
        self.init(with: state.mainScreen, state.rotation)
    }

    /// The kind of device, derived from the screen's size: an iPad if the shorter side is at least 744 points,
    /// otherwise an iPhone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.uprightBounds.size.isOfPad ? .pad : .phone }
    /// The physical orientation: the interface's orientation until a scene turns the device.
    open var orientation: UIDeviceOrientation { rotation?.physical ?? screen.interfaceOrientation.device }
    /// The version of the system chosen for the screen.
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
    /// Differs from UIKit: stored without effect, since the battery is always full.
    open var isBatteryMonitoringEnabled = false
    /// The battery level, which is always full.
    open var batteryLevel: Float { 1 }
    /// Differs from UIKit: the same for every application and device, so that nothing drawn depends on it.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
    /// Differs from UIKit: stored without effect, since nothing comes near the device.
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    func notifyOfOrientation() {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

/// A version number later than all those declared below, with which older source code compares it.
public let NSFoundationVersionNumber = 2000.0

public let NSFoundationVersionNumber_iOS_6_0 = 993.00
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

/// The kind of device. Code that was written before iOS 13 asks it.
@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

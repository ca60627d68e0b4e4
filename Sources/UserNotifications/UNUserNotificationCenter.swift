public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The settings that the user has authorized, which are none.
open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
}

/// The notifications of the application.
///
/// Differs from UserNotifications: none is delivered, and authorization is refused, which is reported as unsupported.
@MainActor @preconcurrency open class UNUserNotificationCenter: NSObject {
    private static let center = AssociationKey()

    // Entry point: UNUserNotificationCenter.current() has no object to ask for its stage.
    open class func current() -> UNUserNotificationCenter {
        center.value(of: Stage.current) { UNUserNotificationCenter() }
    }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        // Entry point: The center has no view.
        Stage.current.diagnostics.reportUnsupported(
            "UNUserNotificationCenter", instead: "authorization is refused, and no notification is delivered")
        DispatchQueue.main.async { completionHandler(false, nil) }
    }

    @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    open func getNotificationSettings(completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void) {
        DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
    }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        requests.removeAll { $0.identifier == request.identifier }
        requests.append(request)
        DispatchQueue.main.async { completionHandler?(nil) }
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
    ) {
        let requests = requests
        DispatchQueue.main.async { completionHandler(requests) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.removeAll { identifiers.contains($0.identifier) }
    }

    open func removeAllPendingNotificationRequests() { requests = [] }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void) {
        let categories = categories
        DispatchQueue.main.async { completionHandler(categories) }
    }
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(nil) }
    }
}

/// The delegate of the notification center. It is never called because no notification is delivered.
@MainActor @preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @MainActor (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @MainActor () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @MainActor (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @MainActor () -> Void
    ) {
        completionHandler()
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

// Not overridable: services of the system that applications call.
extension UIApplication {
    /// The name of a value that accompanies a URL that the application is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")

    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    // MARK: Work in the background

    /// The time that remains in the background, which is unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Whether protected files of the application can be read; always true.
    public var isProtectedDataAvailable: Bool { true }

    /// Begins a task that continues in the background.
    ///
    /// - Parameter handler: Never called because the time in the background is unlimited.
    /// - Returns: The same identifier for all tasks.
    @discardableResult public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Has no effect because nothing is fetched in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    // MARK: Notifications from servers

    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Has no effect: neither a token nor an error arrives.
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}

    // MARK: Icons

    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    /// Calls the handler with an error on the next turn because there is no home screen.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        // Entry point: UIApplication.shared has no object to ask for its stage.
        Stage.current.loop.scheduleNow { completionHandler(CocoaError(.featureUnsupported)) }
    }
}

/// The identifier of a task that continues while the application is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

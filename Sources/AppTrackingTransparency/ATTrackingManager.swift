/// The permission to track the user.
///
/// Differs from AppTrackingTransparency: it is refused without a question, which is reported as unsupported.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Answers on the next turn.
    open class func requestTrackingAuthorization(
        completionHandler: @escaping @MainActor (AuthorizationStatus) -> Void
    ) {
        report()
        DispatchQueue.main.async { completionHandler(.denied) }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        report()
        return .denied
    }

    private static func report() {
        // Entry point: A permission has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("ATTrackingManager", instead: "tracking is refused")
        }
    }
}

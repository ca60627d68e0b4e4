internal import QuartzCore

/// Persistent information about a scene.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// The purpose of a scene. Raw values match the public header.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var persistentIdentifier: String { "main" }
    open var role: Role { configuration.role }
    open package(set) var configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: .windowApplication)
    /// The session's scene; `nil` until it is connected.
    open package(set) weak var scene: UIScene?
    /// Stored without effect, because no scene is restored.
    open var userInfo: [String: Any]?
    /// Stored without effect, because no scene is restored.
    open var stateRestorationActivity: NSUserActivity?
}

/// A request for the scene of a session, or for a new scene.
@MainActor @preconcurrency open class UISceneSessionActivationRequest: NSObject {
    /// The session whose scene is requested; `nil` for a new scene.
    open private(set) var session: UISceneSession?
    open private(set) var role: UISceneSession.Role
    /// Has no effect, because no scene is opened.
    open var options: UIScene.ActivationRequestOptions?

    public init(session: UISceneSession) {
        self.session = session
        role = session.role
        super.init()
    }

    public init(role: UISceneSession.Role, options: UIScene.ActivationRequestOptions? = nil) {
        self.role = role
        self.options = options
        super.init()
    }

    public override convenience init() { self.init(role: .windowApplication) }
}

extension UIScene {
    /// How a scene is opened. Stored without effect: none is opened.
    @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
        open weak var requestingScene: UIScene?
    }
}

/// Options for closing a scene. They have no effect, because no scene is closed.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {}

// Requests for scenes, handled as for an application that does not support several.
// Not overridable: requests for scenes are answered for every application alike.
extension UIApplication {
    /// Shows the scene of a session, which is already visible, or requests a new scene.
    ///
    /// Differs from UIKit: no second scene is opened, even on iPad; the request is reported as unsupported.
    ///
    /// - Parameter errorHandler: Called on the next turn with the code `multipleScenesNotSupported` unless the session
    ///   belongs to the scene, as on an iPhone.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestScene(of: request.session, "activateSceneSession(for:errorHandler:)", errorHandler)
    }

    /// Shows the scene of a session or requests a new scene, like ``activateSceneSession(for:errorHandler:)``.
    ///
    /// - Parameter userActivity: Has no effect.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestScene(
            of: sceneSession, "requestSceneSessionActivation(_:userActivity:options:errorHandler:)", errorHandler)
    }

    /// Requests that the scene of a session be closed.
    ///
    /// Differs from UIKit: the only scene stays open; the request is reported as unsupported.
    ///
    /// - Parameter errorHandler: Called on the next turn with the code `requestDenied`.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        // Entry point: Requests for scenes are answered by the current application.
        Stage.current.diagnostics.reportUnsupported(
            "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)",
            instead: "the only scene stays, and the error handler receives requestDenied")
        answer(.requestDenied, errorHandler)
    }

    /// Has no effect, because the system keeps no snapshot of the scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private func requestScene(
        of session: UISceneSession?, _ method: String, _ errorHandler: ((any Error) -> Void)?
    ) {
        if let session, openSessions.contains(session) { return }
        Stage.current.diagnostics.reportUnsupported(
            "UIApplication.\(method) for another scene",
            instead: "there is one scene, and the error handler receives multipleScenesNotSupported")
        answer(.multipleScenesNotSupported, errorHandler)
    }

    private func answer(_ code: UISceneError.Code, _ errorHandler: ((any Error) -> Void)?) {
        guard let errorHandler else { return }
        Stage.current.loop.scheduleNow { errorHandler(UISceneError(code)) }
    }
}

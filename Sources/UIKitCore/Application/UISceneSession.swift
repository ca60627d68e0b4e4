internal import QuartzCore

/// What the system keeps of a scene.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// What a scene is for. Raw values match the public header.
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
    /// `nil` until it is connected.
    open package(set) weak var scene: UIScene?
    /// Stored only: nothing is restored.
    open var userInfo: [String: Any]?
}

/// A request for the scene of a session, or for a new scene.
@MainActor @preconcurrency open class UISceneSessionActivationRequest: NSObject {
    /// `nil` for a new scene.
    open private(set) var session: UISceneSession?
    open private(set) var role: UISceneSession.Role
    /// Without effect: nothing is opened.
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
    /// How a scene is opened. Without effect: none is opened.
    @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
        open weak var requestingScene: UIScene?
    }
}

/// How a scene is closed. Without effect: none is closed.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {}

// Requests for scenes, as of an application that does not support several.
extension UIApplication {
    /// Shows the scene of a session, which is shown already, or opens a new one.
    ///
    /// Differs from UIKit: no second scene is opened, on iPads either; the request is reported as unsupported.
    ///
    /// - Parameter errorHandler: called on the next turn with the code `multipleScenesNotSupported` unless the session is that of the
    ///   scene, as on a phone.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestScene(of: request.session, "activateSceneSession(for:errorHandler:)", errorHandler)
    }

    /// As ``activateSceneSession(for:errorHandler:)``.
    ///
    /// - Parameter userActivity: without effect.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestScene(
            of: sceneSession, "requestSceneSessionActivation(_:userActivity:options:errorHandler:)", errorHandler)
    }

    /// Closes the scene of a session.
    ///
    /// Differs from UIKit: the only scene stays; the request is reported as unsupported.
    ///
    /// - Parameter errorHandler: called on the next turn with the code `requestDenied`.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        Stage.current.diagnostics.reportUnsupported(
            "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)",
            instead: "the only scene stays, and the error handler receives requestDenied")
        answer(.requestDenied, errorHandler)
    }

    /// Without effect: the system keeps no picture of the scene.
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

/// What a person does in an application, for continuing it elsewhere: Foundation's class, which is missing on Linux.
///
/// Stored only: nothing is continued.
@MainActor @preconcurrency open class NSUserActivity: NSObject {
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var targetContentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

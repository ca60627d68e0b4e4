/// The delegate class and storyboard with which a scene is created.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Differs from UIKit: stored without effect, since there is one class of scenes.
    open var sceneClass: AnyClass?
    /// The class that the launch's scene delegate must have.
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

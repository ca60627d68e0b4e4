/// How a scene is made: the class of its delegate and its storyboard.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Without effect: there is one class of scenes.
    open var sceneClass: AnyClass?
    /// Compared with the delegate that the launch has.
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

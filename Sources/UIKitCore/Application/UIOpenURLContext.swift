/// A URL that a scene is asked to open, with information about the request. Scenes are never asked to open one.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
    public final let url: URL
    public final let options = UIScene.OpenURLOptions()

    init(_ url: URL) { self.url = url }
}

extension UIScene {
    /// Information about the request to open a URL.
    @MainActor @preconcurrency open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }
}

/// Limits of the size of a scene's windows.
///
/// Stored without effect: the window has the size of the screen.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
}

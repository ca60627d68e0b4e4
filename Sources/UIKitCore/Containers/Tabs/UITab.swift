public import FrameProperties
internal import QuartzCore

/// A tab of a tab bar controller: a title, an image, and the controller that it shows.
///
/// Differs from UIKit: `viewControllerProvider` is called when the tab is added to the tab bar controller; the
/// controller's view is loaded when the tab is first selected.
@MainActor @preconcurrency open class UITab: NSObject {
    /// The placement of a tab when users can arrange tabs. Raw values match the public header.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    /// The item in the bar of ``UITabBarController``, which replaces the controller's own item.
    let item: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    /// The tab bar controller, for tabs outside groups.
    weak var host: UITabBarController?
    /// The group that contains the tab.
    open internal(set) weak var parent: UITabGroup?
    open private(set) var viewController: UIViewController?

    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }
    /// The image while the tab is selected; `nil` for ``image``.
    open var selectedImage: UIImage? {
        get { item.selectedImage }
        set { item.selectedImage = newValue }
    }
    /// A short text in a capsule on the image; an empty text shows a dot, and `nil` nothing.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }
    /// The text below the title in a sidebar.
    ///
    /// Stored without effect: tabs have no sidebar.
    open var subtitle: String?
    /// Any data that the application associates with the tab.
    open var userInfo: Any?
    /// Whether the tab can be tapped.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }
    /// Whether the bar leaves the tab out.
    @Observed open var isHidden = false { didSet { if _isHidden.wrappedValue != oldValue { host?.showTabs() } } }
    /// Whether users may hide the tab.
    ///
    /// Stored without effect: users cannot arrange tabs.
    open var allowsHiding = false
    /// Whether the tab is hidden until users show it.
    ///
    /// Stored without effect: users cannot arrange tabs.
    open var isHiddenByDefault = false
    /// The preferred placement. Only `sidebarOnly` has an effect: the bar omits the tab.
    @Observed open var preferredPlacement = Placement.automatic { didSet { host?.showTabs() } }

    /// - Parameters:
    ///   - identifier: An identifier that differs from those of the other tabs.
    ///   - viewControllerProvider: Creates the controller. Called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    /// The tab bar controller that contains the tab or its group.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? host }

    /// The outermost group around the tab whose navigation controller shows it.
    open var managingTabGroup: UITabGroup? {
        parent.flatMap { $0.managingTabGroup ?? ($0.managingNavigationController == nil ? nil : $0) }
    }

    /// Whether the bar shows the tab or its group.
    open var hasVisiblePlacement: Bool {
        guard let parent else { return host?.barTabs.contains(self) ?? false }
        return !isLeftOut && parent.hasVisiblePlacement
    }

    var isLeftOut: Bool { isHidden || preferredPlacement == .sidebarOnly }

    /// The controller that the bar shows when the tab is selected.
    var shownController: UIViewController? { ownController }

    /// The tab's controller, created on first use.
    final var ownController: UIViewController? {
        if viewController == nil, let made = provider?(self) {
            made.tabBarItem = item
            viewController = made
        }
        return viewController
    }

    /// The tab and all tabs inside it.
    var all: [UITab] { [self] }
}

/// A tab for searching.
@MainActor @preconcurrency open class UISearchTab: UITab {
    /// Whether the search field becomes the first responder when the tab is selected.
    ///
    /// Stored without effect: the location of the search field in the tab depends on the application.
    open var automaticallyActivatesSearch = false

    /// Creates a tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "", image: nil, identifier: Self.identifier, viewControllerProvider: viewControllerProvider)
        item.show(.search)
    }

    private static let identifier = "com.apple.UIKit.Search"
}

/// A view above the tab bar.
@MainActor @preconcurrency open class UITabAccessory: NSObject {
    open private(set) var contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

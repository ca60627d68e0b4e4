public import FrameProperties
internal import QuartzCore

/// A tab of a tab bar controller: a title with an image, and the controller that it shows.
///
/// Differs from UIKit: `viewControllerProvider` is called when the tab bar controller takes the tab; the controller's view is loaded
/// when the tab is first selected.
@MainActor @preconcurrency open class UITab: NSObject {
    /// Where a tab is shown, where people arrange tabs. Raw values are those of the public header.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    /// Of ``UITabBarController``'s bar. The controller's own item gives way to it.
    let item: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    /// Of tabs outside groups.
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
    /// While the tab is selected; `nil` for ``image``.
    open var selectedImage: UIImage? {
        get { item.selectedImage }
        set { item.selectedImage = newValue }
    }
    /// A short text in a capsule at the image; empty for a dot, `nil` for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }
    /// Below the title, in a sidebar.
    ///
    /// Stored without effect: there is no sidebar of tabs.
    open var subtitle: String?
    /// Anything of the application's.
    open var userInfo: Any?
    /// Whether the tab can be tapped.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }
    /// Whether the bar leaves the tab out.
    @Observed open var isHidden = false { didSet { if _isHidden.wrappedValue != oldValue { host?.showTabs() } } }
    /// Whether people may hide the tab.
    ///
    /// Stored without effect: people cannot arrange tabs.
    open var allowsHiding = false
    /// Whether the tab is hidden until people show it.
    ///
    /// Stored without effect: people cannot arrange tabs.
    open var isHiddenByDefault = false
    /// Of the placements, only `sidebarOnly` has an effect: the bar leaves the tab out.
    @Observed open var preferredPlacement = Placement.automatic { didSet { host?.showTabs() } }

    /// - Parameters:
    ///   - identifier: differs from those of the other tabs.
    ///   - viewControllerProvider: makes the controller, once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    /// The controller that contains the tab, or the group of the tab.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? host }

    /// The outermost group around the tab whose navigation controller shows it.
    open var managingTabGroup: UITabGroup? {
        parent.flatMap { $0.managingTabGroup ?? ($0.managingNavigationController == nil ? nil : $0) }
    }

    /// Whether the bar has the tab, or its group.
    open var hasVisiblePlacement: Bool {
        guard let parent else { return host?.barTabs.contains(self) ?? false }
        return !isLeftOut && parent.hasVisiblePlacement
    }

    var isLeftOut: Bool { isHidden || preferredPlacement == .sidebarOnly }

    /// What the bar shows when the tab is selected.
    var shownController: UIViewController? { ownController }

    /// The controller of the tab, which is made now if there is none yet.
    final var ownController: UIViewController? {
        if viewController == nil, let made = provider?(self) {
            made.tabBarItem = item
            viewController = made
        }
        return viewController
    }

    /// The tab, and those in it.
    var all: [UITab] { [self] }
}

/// The tab of a search.
@MainActor @preconcurrency open class UISearchTab: UITab {
    /// Whether the field of the search takes the keys as soon as the tab is selected.
    ///
    /// Stored without effect: where in the tab the search is depends on the application.
    open var automaticallyActivatesSearch = false

    /// A tab with the title and the image of the system.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "", image: nil, identifier: Self.identifier, viewControllerProvider: viewControllerProvider)
        item.show(.search)
    }

    private static let identifier = "com.apple.UIKit.Search"
}

/// A view above the bar of tabs.
@MainActor @preconcurrency open class UITabAccessory: NSObject {
    open private(set) var contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

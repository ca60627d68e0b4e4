public import FrameProperties

/// An item in a tab bar, with an image above a title.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    /// The kinds of system items. Raw values match the public header.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    @Observed open var selectedImage: UIImage? { didSet { didChange() } }
    /// The offset of the title, in points.
    @Observed open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The appearance of the bar while the item is selected.
    @Observed open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
    /// The appearance of the bar while the item is selected and content is at the bar's edge.
    @Observed open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }
    /// A short text in a capsule beside the image; an empty one is shown as a dot, and `nil` shows nothing.
    @Observed open var badgeValue: String? { didSet { didChange() } }
    /// The color of the badge; `nil` for red.
    @Observed open var badgeColor: UIColor? { didSet { didChange() } }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        show(systemItem)
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITabBarItem.self)
    }

    func show(_ systemItem: SystemItem) {
        title = systemItem.title
        let font = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular, scale: .large)
        image = UIImage(systemName: systemItem.symbol, withConfiguration: font)
    }

    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeTextAttributes[state] = textAttributes }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeTextAttributes[state]
    }

    private var badgeTextAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { didChange() } }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}

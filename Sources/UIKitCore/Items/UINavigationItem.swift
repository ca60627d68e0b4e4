/// The contents of a navigation bar while a view controller is on top of the stack.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
        /// A small title in the row of buttons, available since iOS 17.
        case inline
    }

    /// The content of the back button that leads to this item. Raw values match the public header.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, a shorter one, or only the arrow, depending on the available width.
        case `default`
        /// “Back” instead of the title.
        case generic
        /// Only the arrow.
        case minimal
    }

    /// The arrangement of an item's title and buttons on an iPad.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// The position of the search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// The appearance that overrides the bar's while the item is on top.
    open var standardAppearance: UINavigationBarAppearance? {
        get { storedAppearance }
        set { storedAppearance = newValue }
    }
    private var storedAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's while content is at its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { storedScrollEdgeAppearance }
        set { storedScrollEdgeAppearance = newValue }
    }
    private var storedScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's in compact height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { storedCompactAppearance }
        set { storedCompactAppearance = newValue }
    }
    private var storedCompactAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's in compact height while content is at its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { storedCompactScrollEdgeAppearance }
        set { storedCompactScrollEdgeAppearance = newValue }
    }
    private var storedCompactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    open var title: String? {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    private var storedTitle: String? { didSet { onChange() } }
    /// A view that replaces the title in the row of buttons. A large title is still shown.
    open var titleView: UIView? {
        get { storedTitleView }
        set { storedTitleView = newValue }
    }
    private var storedTitleView: UIView? { didSet { onChange() } }
    /// A line above the title, which makes the bar taller.
    open var prompt: String? {
        get { storedPrompt }
        set { storedPrompt = newValue }
    }
    private var storedPrompt: String? { didSet { if storedPrompt != oldValue { sizeDidChange() } } }
    /// The title of the back button while the next controller is on top; `nil` for the item's title.
    open var backButtonTitle: String? {
        get { storedBackButtonTitle }
        set { storedBackButtonTitle = newValue }
    }
    private var storedBackButtonTitle: String? { didSet { onChange() } }
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { storedBackButtonDisplayMode }
        set { storedBackButtonDisplayMode = newValue }
    }
    private var storedBackButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange() } }
    /// An item whose title or image replaces the back button's, and whose tint, attributes and menu apply to it.
    ///
    /// Differs from UIKit: its custom view, target and action have no effect.
    open var backBarButtonItem: UIBarButtonItem? {
        get { storedBackBarButtonItem }
        set { storedBackBarButtonItem = newValue }
    }
    private var storedBackBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
    /// The action performed instead of going back.
    open var backAction: UIAction? {
        get { storedBackAction }
        set { storedBackAction = newValue }
    }
    private var storedBackAction: UIAction? { didSet { onChange() } }
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { storedHidesBackButton = newValue }
    }
    private var storedHidesBackButton = false { didSet { onChange() } }
    /// Whether left items are shown beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton: Bool {
        get { storedLeftItemsSupplementBackButton }
        set { storedLeftItemsSupplementBackButton = newValue }
    }
    private var storedLeftItemsSupplementBackButton = false { didSet { onChange() } }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { storedLeftBarButtonItems }
        set { storedLeftBarButtonItems = newValue }
    }
    private var storedLeftBarButtonItems: [UIBarButtonItem]? { didSet { buttonsDidChange(storedLeftBarButtonItems) } }
    /// The right items, starting at the right edge.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { storedRightBarButtonItems }
        set { storedRightBarButtonItems = newValue }
    }
    private var storedRightBarButtonItems: [UIBarButtonItem]? { didSet { buttonsDidChange(storedRightBarButtonItems) } }
    /// The groups after the left items.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { storedLeadingItemGroups }
        set { storedLeadingItemGroups = newValue }
    }
    private var storedLeadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange() } }
    /// The groups at the trailing edge, in reading order.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { storedTrailingItemGroups }
        set { storedTrailingItemGroups = newValue }
    }
    private var storedTrailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange() } }
    /// Stored without effect: bars have no space in the middle, as on a phone.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Stored without effect, see ``centerItemGroups``.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// Stored without effect, see ``centerItemGroups``.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// Stored without effect, see ``centerItemGroups``.
    open var customizationIdentifier: String?
    /// Stored without effect: items are always arranged in the `navigator` style.
    open var style = ItemStyle.navigator
    /// A second line of the title, shown in bars of iOS 26.
    open var subtitle: String? {
        get { storedSubtitle }
        set { storedSubtitle = newValue }
    }
    private var storedSubtitle: String? { didSet { onChange() } }
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { storedLargeTitleDisplayMode }
        set { storedLargeTitleDisplayMode = newValue }
    }
    private var storedLargeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if storedLargeTitleDisplayMode != oldValue { sizeDidChange() } }
    }
    /// The search controller whose search bar is shown below the title.
    open var searchController: UISearchController? {
        get { storedSearchController }
        set { storedSearchController = newValue }
    }
    private var storedSearchController: UISearchController? {
        didSet { if storedSearchController !== oldValue { sizeDidChange() } }
    }
    /// Whether the search bar scrolls away with the content.
    open var hidesSearchBarWhenScrolling: Bool {
        get { storedHidesSearchBarWhenScrolling }
        set { storedHidesSearchBarWhenScrolling = newValue }
    }
    private var storedHidesSearchBarWhenScrolling = true { didSet { sizeDidChange() } }
    /// Stored without effect: search bars are always below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The position of the search bar, which is always below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Called when the item changes; set by the bar.
    var onChange: () -> Void = {}
    /// Called when a change affects the height of the bar; set by the bar.
    var onSizeChange: () -> Void = {}

    public init(title: String?) {
        storedTitle = title
        super.init()
    }

    public convenience override init() { self.init(title: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        coder.finish(self, as: UINavigationItem.self)
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func buttonsDidChange(_ buttons: [UIBarButtonItem]?) {
        for button in buttons ?? [] { button.onChange = { [weak self] in self?.onChange() } }
        onChange()
    }

    private func groupsDidChange() {
        for group in leadingItemGroups + trailingItemGroups {
            group.onChange = { [weak self] in self?.groupsDidChange() }
            for button in group.barButtonItems { button.onChange = { [weak self] in self?.onChange() } }
        }
        onChange()
    }

    private func sizeDidChange() {
        onChange()
        onSizeChange()
    }

    // MARK: Displayed items

    /// The visible items on the leading side, starting at the leading edge.
    var leadingItems: [UIBarButtonItem] {
        ((leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)).filter { !$0.isHidden }
    }

    /// The visible items on the trailing side, starting at the trailing edge.
    var trailingItems: [UIBarButtonItem] {
        ((rightBarButtonItems ?? []) + trailingItemGroups.flatMap(\.shownItems).reversed()).filter { !$0.isHidden }
    }

    /// Titles for the next item's back button, longest first. The button shows the first one that fits, or only the
    /// arrow.
    var backTitles: [String] {
        switch backButtonDisplayMode {
        case .minimal: []
        case .generic: [Self.genericBackTitle]
        case .default:
            [ownBackTitle].compactMap { $0 } + [Self.genericBackTitle]
        }
    }

    /// The title in the menu of back buttons, in every display mode.
    var titleInHistory: String { ownBackTitle ?? Self.genericBackTitle }

    private var ownBackTitle: String? {
        (backBarButtonItem?.title ?? backButtonTitle ?? title).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let genericBackTitle = "Back"

    /// Whether the item permits a back button. One is only shown if there is an item below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leadingItems.isEmpty)
    }
}

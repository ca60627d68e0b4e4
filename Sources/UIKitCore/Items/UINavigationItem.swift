public import FrameProperties

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
    @Observed open var standardAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's while content is at the bar's edge.
    @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's in compact height.
    @Observed open var compactAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// The appearance that overrides the bar's in compact height while content is at the bar's edge.
    @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    @Observed open var title: String? { didSet { onChange() } }
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var isAccessibilityElement = false
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityLabel: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityHint: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityValue: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The view that replaces the title in the row of the buttons. A large title is still shown.
    @Observed open var titleView: UIView? { didSet { onChange() } }
    /// Makes the menu that a tap on the title opens. An arrow behind the title announces it.
    ///
    /// Differs from UIKit: the suggested actions are empty, because nothing duplicates, moves, renames or prints
    /// documents.
    open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
        get { storedTitleMenuProvider }
        set { storedTitleMenuProvider = newValue }
    }
    private var storedTitleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { onChange() } }
    /// Differs from UIKit: stored without effect, because titles cannot be edited.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// The properties of the document that the item's content shows, which are declared above this module.
    package var document: NSObject?
    /// A line above the title, which makes the bar higher.
    @Observed open var prompt: String? { didSet { if _prompt.wrappedValue != oldValue { sizeDidChange() } } }
    /// The title of the back button while the next controller is on top; if `nil`, the item's title.
    @Observed open var backButtonTitle: String? { didSet { onChange() } }
    @Observed open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange() } }
    /// An item whose title or image replaces the back button's, and whose tint, attributes and menu apply to it.
    ///
    /// Differs from UIKit: its custom view, target and action have no effect.
    @Observed open var backBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
    /// The action performed instead of going back.
    @Observed open var backAction: UIAction? { didSet { onChange() } }
    @Observed open var hidesBackButton = false { didSet { onChange() } }
    /// Whether left items are shown next to the back button instead of replacing it.
    @Observed open var leftItemsSupplementBackButton = false { didSet { onChange() } }
    @Observed open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonsDidChange(_leftBarButtonItems.wrappedValue) }
    }
    /// The right items, starting at the right edge.
    @Observed open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonsDidChange(_rightBarButtonItems.wrappedValue) }
    }
    /// Groups after the left items.
    @Observed open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange() } }
    /// Groups at the trailing edge, in reading order.
    @Observed open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange() } }
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
    @Observed open var subtitle: String? { didSet { onChange() } }
    @Observed open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if _largeTitleDisplayMode.wrappedValue != oldValue { sizeDidChange() } }
    }
    /// The search controller whose search bar is shown below the title.
    @Observed open var searchController: UISearchController? {
        didSet { if _searchController.wrappedValue !== oldValue { sizeDidChange() } }
    }
    /// Whether the search bar moves away with the content.
    @Observed open var hidesSearchBarWhenScrolling = true { didSet { sizeDidChange() } }
    /// Stored without effect: search bars are always below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The position of the search bar, which is always below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Called when the item changes; set by the bar.
    var onChange: () -> Void = {}
    /// Called when a change affects the height of the bar; set by the bar.
    var onSizeChange: () -> Void = {}

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

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
            // An empty title leaves the arrow alone (facts/back-button).
            wantedBackTitle == "" ? [] : [wantedBackTitle].compactMap { $0 } + [Self.genericBackTitle]
        }
    }

    /// The title in the menu of back buttons, in every display mode.
    var titleInHistory: String { ownBackTitle ?? Self.genericBackTitle }

    private var wantedBackTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }

    private var ownBackTitle: String? { wantedBackTitle.flatMap { $0.isEmpty ? nil : $0 } }

    private static let genericBackTitle = "Back"

    /// Whether the item permits a back button. One is only shown if there is an item below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leadingItems.isEmpty)
    }
}

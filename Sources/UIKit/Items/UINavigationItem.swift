/// The contents of a navigation bar while a view controller is on top of the stack.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// Overrides the appearance of the bar while the item is on top.
    open var standardAppearance: UINavigationBarAppearance? {
        get { storedAppearance }
        set { storedAppearance = newValue }
    }
    private var storedAppearance: UINavigationBarAppearance? { didSet { onChange() } }
    /// Stored without effect: the standard appearance is shown at every scroll position and height.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored without effect, see ``scrollEdgeAppearance``.
    open var compactAppearance: UINavigationBarAppearance?
    open var title: String? {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    private var storedTitle: String? { didSet { onChange() } }
    /// Replaces the title.
    open var titleView: UIView? {
        get { storedTitleView }
        set { storedTitleView = newValue }
    }
    private var storedTitleView: UIView? { didSet { onChange() } }
    /// Differs from UIKit: not shown, and reported as unsupported.
    open var prompt: String? {
        get { storedPrompt }
        set { storedPrompt = newValue }
    }
    private var storedPrompt: String? { didSet { onChange() } }
    /// The title of the back button while the next controller is on top; if `nil`, the item's title.
    open var backButtonTitle: String? {
        get { storedBackButtonTitle }
        set { storedBackButtonTitle = newValue }
    }
    private var storedBackButtonTitle: String? { didSet { onChange() } }
    /// Its title overrides ``backButtonTitle``.
    ///
    /// Differs from UIKit: only its title and the title's attributes are shown.
    open var backBarButtonItem: UIBarButtonItem? {
        get { storedBackBarButtonItem }
        set { storedBackBarButtonItem = newValue }
    }
    private var storedBackBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { storedHidesBackButton = newValue }
    }
    private var storedHidesBackButton = false { didSet { onChange() } }
    /// Whether left items are shown next to the back button instead of replacing it.
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
    /// Without effect: titles are always small, which ``UINavigationBar/prefersLargeTitles`` reports.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Set by the bar to be notified of changes.
    var onChange: () -> Void = {}

    public init(title: String?) {
        storedTitle = title
        super.init()
    }

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

    /// The title set for the back button of the next item.
    var ownBackTitle: String? { backBarButtonItem?.title ?? backButtonTitle }

    /// Whether the item permits a back button. One is shown only if there is an item below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }
}

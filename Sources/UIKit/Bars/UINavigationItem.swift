/// The contents of a navigation bar while a view controller is on top of the stack.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String? {
        didSet { onChange() }
    }
    /// Shown in place of the title.
    open var titleView: UIView? {
        didSet { onChange() }
    }
    open var prompt: String?
    /// The title of the back button while the next controller is on top; if `nil`, the item's title.
    open var backButtonTitle: String? {
        didSet { onChange() }
    }
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { onChange() }
    }
    open var hidesBackButton = false {
        didSet { onChange() }
    }
    /// Whether left items are shown next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { onChange() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { onChange() }
    }
    /// The right items, starting at the right edge.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { onChange() }
    }
    /// Stored but unused: titles are always small.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Set by the bar to be notified of changes.
    var onChange: () -> Void = {}

    public init(title: String?) {
        self.title = title
        super.init()
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

    /// Whether the item permits a back button. One is shown only if there is an item below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }
}

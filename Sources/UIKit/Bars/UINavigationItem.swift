/// What a navigation bar shows while a controller is on top of its stack.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String? {
        didSet { onChange() }
    }
    /// Shown in the place of the title.
    open var titleView: UIView? {
        didSet { onChange() }
    }
    open var prompt: String?
    /// What the back button says while the next controller is on top; the title when `nil`.
    open var backButtonTitle: String? {
        didSet { onChange() }
    }
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { onChange() }
    }
    open var hidesBackButton = false {
        didSet { onChange() }
    }
    /// Whether left items stand beside the back button rather than in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { onChange() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { onChange() }
    }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { onChange() }
    }
    /// Kept as set: titles are always small here.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The bar's wish to hear of changes.
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

    /// Whether a back button is shown when there is somewhere to go back to.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }
}

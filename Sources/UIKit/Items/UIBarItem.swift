/// An item in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
    open var title: String? {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    private var storedTitle: String? { didSet { didChange() } }
    open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    private var storedImage: UIImage? { didSet { didChange() } }
    open var isEnabled: Bool {
        get { storedIsEnabled }
        set { storedIsEnabled = newValue }
    }
    private var storedIsEnabled = true { didSet { didChange() } }
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    /// Set by the bar to be notified of changes.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The attributes apply to this state only: since iOS 11 the other states keep the system's font and the tint colour
    /// (Open Radar 36179838).
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state]
    }

    private var titleTextAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { didChange() } }

    /// The state whose attributes a bar shows. A tab bar adds the selection.
    var state: UIControl.State { isEnabled ? .normal : .disabled }

    func didChange() { onChange() }
}

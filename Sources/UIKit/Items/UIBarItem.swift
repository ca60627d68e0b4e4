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

    /// Differs from UIKit: kept without effect; the tint colour of the item or bar is shown.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state.rawValue] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state.rawValue]
    }

    private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    func didChange() { onChange() }
}

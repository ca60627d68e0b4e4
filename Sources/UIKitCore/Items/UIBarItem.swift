/// An item in a bar.
@MainActor @preconcurrency open class UIBarItem: OpenObject {
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
    /// Replaces ``image`` in the low bars of phones in landscape.
    open var landscapeImagePhone: UIImage? {
        get { storedLandscapeImagePhone }
        set { storedLandscapeImagePhone = newValue }
    }
    private var storedLandscapeImagePhone: UIImage? { didSet { didChange() } }
    /// Stored without effect: it is the image of an overlay at accessibility sizes of text, which is not shown.
    open var largeContentSizeImage: UIImage?
    /// Move the edges of the image inwards, in points; its size stays where two opposite ones add up to zero.
    open var imageInsets: UIEdgeInsets {
        get { storedImageInsets }
        set { storedImageInsets = newValue }
    }
    private var storedImageInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// The insets of ``landscapeImagePhone``.
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { storedLandscapeImagePhoneInsets }
        set { storedLandscapeImagePhoneInsets = newValue }
    }
    private var storedLandscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// Stored without effect, see ``largeContentSizeImage``.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var isEnabled: Bool {
        get { storedIsEnabled }
        set { storedIsEnabled = newValue }
    }
    private var storedIsEnabled = true { didSet { didChange() } }
    open var tag = 0
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
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

    /// The image in a bar with these traits, and how far its edges move inwards.
    func image(for traits: UITraitCollection) -> (image: UIImage, insets: UIEdgeInsets)? {
        if traits.userInterfaceIdiom != .pad, traits.verticalSizeClass == .compact, let landscapeImagePhone {
            return (landscapeImagePhone, landscapeImagePhoneInsets)
        }
        return image.map { ($0, imageInsets) }
    }

    func didChange() { onChange() }
}

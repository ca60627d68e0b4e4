public import FrameProperties

/// An item in a bar.
@MainActor @preconcurrency open class UIBarItem: OpenObject {
    @Observed open var title: String? { didSet { didChange() } }
    @Observed open var image: UIImage? { didSet { didChange() } }
    /// Replaces ``image`` in the low bars of phones in landscape.
    @Observed open var landscapeImagePhone: UIImage? { didSet { didChange() } }
    /// Stored without effect: it is the image of an overlay at accessibility sizes of text, which is not shown.
    open var largeContentSizeImage: UIImage?
    /// Move the edges of the image inwards, in points; its size stays where two opposite ones add up to zero.
    @Observed open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// The insets of ``landscapeImagePhone``.
    @Observed open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// Stored without effect, see ``largeContentSizeImage``.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    @Observed open var isEnabled = true { didSet { didChange() } }
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

public import FrameProperties

/// An item in a bar.
@MainActor @preconcurrency open class UIBarItem: OpenObject {
    @Observed open var title: String? { didSet { didChange() } }
    @Observed open var image: UIImage? { didSet { didChange() } }
    /// The image that replaces ``image`` in the low bars of phones in landscape.
    @Observed open var landscapeImagePhone: UIImage? { didSet { didChange() } }
    /// Stored without effect: it belongs to an overlay at accessibility text sizes, which is not shown.
    open var largeContentSizeImage: UIImage?
    /// Insets that move the edges of the image inward, in points. The size of the image does not change if opposite
    /// insets add up to zero.
    @Observed open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// The insets of ``landscapeImagePhone``.
    @Observed open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// Stored without effect, see ``largeContentSizeImage``.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    @Observed open var isEnabled = true { didSet { didChange() } }
    open var tag = 0
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityHint: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityValue: String?
    /// Differs from UIKit: stored without effect, because there is no screen reader.
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?
    /// Called when the item changes; set by the bar.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets the title attributes for one state only: since iOS 11, the other states keep the system's font and the tint
    /// color (Open Radar 36179838).
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state]
    }

    private var titleTextAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { didChange() } }

    /// The state whose attributes a bar shows. A tab bar adds the selection.
    var state: UIControl.State { isEnabled ? .normal : .disabled }

    /// The image to show in a bar with these traits, and its insets.
    func image(for traits: UITraitCollection) -> (image: UIImage, insets: UIEdgeInsets)? {
        if traits.userInterfaceIdiom != .pad, traits.verticalSizeClass == .compact, let landscapeImagePhone {
            return (landscapeImagePhone, landscapeImagePhoneInsets)
        }
        return image.map { ($0, imageInsets) }
    }

    func didChange() { onChange() }
}

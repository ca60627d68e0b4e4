internal import QuartzCore

/// An image, two texts and two buttons that stand for missing content.
///
/// Its metrics are chosen (facts/content-unavailable).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The place of the content in its view. Raw values match the public header.
    public enum Alignment: Int, Sendable {
        case center
        /// The top leading corner.
        case natural
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Shown instead of ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .boldTitle, color: .label)
    public var secondaryText: String?
    /// Shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The first button, which is shown if it has a title or an image.
    public var button = UIButton.Configuration.borderless()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.borderless()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    /// The axes in which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// The distances between the parts that are shown, in points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator is shown in place of the image.
    private(set) var isLoading = false
    /// Whether the texts follow the text of a search.
    private var followsSearch = false

    private init() {}

    /// A configuration without content, for a title, an explanation and an image.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// A configuration with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = UIContentUnavailableConfiguration()
        loading.isLoading = true
        loading.text = "Loading…"
        loading.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        loading.imageToTextPadding = 8
        return loading
    }

    /// A configuration for a search without results. ``updated(for:)`` names the text of the search.
    public static func search() -> UIContentUnavailableConfiguration {
        var search = UIContentUnavailableConfiguration()
        search.followsSearch = true
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results"
        search.secondaryText = "Check the spelling or try a new search."
        return search
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard followsSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
        else { return self }
        var updated = self
        updated.text = "No Results for “\(text)”"
        return updated
    }
}

extension UIContentUnavailableConfiguration {
    /// The appearance of the image.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
        /// The tint of template images; `nil` for the tint color.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points; 0 for no limit. The image keeps its aspect ratio.
        public var maximumSize = CGSize.zero
        /// Read by applications: colors are not inverted.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The appearance of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The behavior of a button.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        /// The menu that a tap shows if there is no primary action.
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }
}

/// The state on which a configuration for missing content depends.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The text in the search bar of the controller's navigation item.
    public var searchText: String?
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

extension UIFont {
    fileprivate static var boldTitle: UIFont {
        let title = UIFont.preferredFont(forTextStyle: .title2)
        return title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? title
    }
}

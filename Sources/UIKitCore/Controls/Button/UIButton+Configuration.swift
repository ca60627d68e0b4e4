internal import QuartzCore

extension UIButton {
    /// The contents and appearance of a button.
    ///
    /// Sizes and colors follow facts/button-configurations. They are reported values, because Apple documents no
    /// numbers.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            /// The system's own corner style: the radius of the background up to iOS 18, and a capsule in iOS 26.
            case dynamic, small, medium, large, capsule
        }

        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// The indicator at the trailing edge of a button with a menu. Raw values match the public header.
        public enum Indicator: Int, Sendable {
            /// `popup` is for a button whose menu changes its selection.
            case automatic, none, popup
        }

        /// Has no effect: buttons in the style of the Mac do not exist.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        enum Style: String, CaseIterable {
            case plain, gray, tinted, filled, glass, clearGlass, prominentGlass, prominentClearGlass
        }

        let style: Style
        public var title: String? {
            get { storedTitle }
            set { storedTitle = newValue }
        }
        private var storedTitle: String? { didSet { attributedTitle = nil } }
        /// The title with attributes, which replaces ``title``.
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? {
            get { storedSubtitle }
            set { storedSubtitle = newValue }
        }
        private var storedSubtitle: String? { didSet { attributedSubtitle = nil } }
        /// The subtitle with attributes, which replaces ``subtitle``.
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of symbols; by default derived from the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the text on which the image is shown.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The minimum width of the image, in points.
        public var imageReservation: CGFloat = 0
        /// Whether a spinning indicator replaces the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a selected button has different colors.
        public var automaticallyUpdateForSelection = true
        /// The color of the contents; `nil` for the style's color.
        public var baseForegroundColor: UIColor?
        /// The color of the background; `nil` for the style's color.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var background = UIBackgroundConfiguration()
        /// Differs from UIKit: stored without effect, since there are no buttons of the Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var buttonSize: Size {
            get { storedButtonSize }
            set {
                storedButtonSize = newValue
                setDefaultContentInsets()
            }
        }
        private var storedButtonSize = Size.medium
        public var contentInsets = Size.medium.insets

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
        /// Differs from UIKit: glass is a translucent fill that does not refract the content behind it.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// Differs from UIKit: glass is a translucent fill that does not refract the content behind it.
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// Differs from UIKit: glass is a translucent fill that does not refract the content behind it.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Differs from UIKit: glass is a translucent fill that does not refract the content behind it.
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

        init(style: Style) {
            self.style = style
            background.cornerRadius = 5.95
        }

        /// Sets the default insets for the button size.
        public mutating func setDefaultContentInsets() { contentInsets = storedButtonSize.insets }

        /// Returns the configuration unchanged: a button adapts the colors to its state when it displays them.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration.Size {
    /// The insets of the content. With one line of text, a small button is 28 points tall, a medium one 34⅓, and a
    /// large one 50⅓.
    fileprivate var insets: NSDirectionalEdgeInsets {
        func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
        return switch self {
        case .mini, .small: insets(5, 10)
        case .medium: insets(7, 12)
        case .large: insets(15, 20)
        }
    }

    /// The text style of the title.
    var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }
}

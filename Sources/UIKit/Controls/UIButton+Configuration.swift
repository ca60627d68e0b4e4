extension UIButton {
    /// How a button looks: what it shows, in which colours, how large.
    ///
    /// Differs from UIKit: colours are those of the light style; sizes and colours are chosen near what is reported of iOS 15
    /// and later, since Apple gives no numbers.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// The side of the text that the picture is on.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and text.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// `nil` for the style's.
        public var baseForegroundColor: UIColor?
        /// `nil` for the style's.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var background = UIBackgroundConfiguration()
        public var buttonSize = Size.medium {
            didSet { contentInsets = buttonSize.insets }
        }
        public var contentInsets = Size.medium.insets

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) {
            self.style = style
            background.cornerRadius = 5.95
        }

        /// The configuration for a button's state: the same here, since the button itself looks at its state.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration.Size {
    /// Around title and picture: a medium button of one line is 34⅓ points high, a small one 28, a large one 50⅓.
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

    var fontSize: CGFloat {
        switch self {
        case .mini, .small: 15
        case .medium, .large: 17
        }
    }
}

/// What lies behind a button's title and picture.
public struct UIBackgroundConfiguration {
    /// `nil` for the button's own colour.
    public var backgroundColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// No line when `nil`.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// From the button's edges inwards.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    public init() {}
}

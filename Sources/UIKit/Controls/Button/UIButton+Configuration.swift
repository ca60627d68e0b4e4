extension UIButton {
    /// The contents and appearance of a button.
    ///
    /// Differs from UIKit: colours are always those of light mode. Sizes and colours approximate reports of iOS 15 and
    /// later, because Apple documents no numbers.
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

        enum Style: String, CaseIterable {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// The side of the text on which the image is shown.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// `nil` for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// `nil` for the colour of the style.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var background = UIBackgroundConfiguration()
        public var buttonSize: Size {
            get { storedButtonSize }
            set {
                storedButtonSize = newValue
                contentInsets = newValue.insets
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

        init(style: Style) {
            self.style = style
            background.cornerRadius = 5.95
        }

        /// Returns the configuration unchanged: a button adapts the colours to its state when it shows them.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration.Size {
    /// The insets of the content. With one line of text a small button is 28 points high, a medium one 34⅓ and a large one
    /// 50⅓.
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

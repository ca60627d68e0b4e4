extension UIListContentConfiguration {
    /// The appearance of an image.
    public struct ImageProperties {
        /// The reserved dimension that stands for the size of symbols.
        public static let standardDimension: CGFloat = 0.001

        /// The tint of template images; `nil` for the tint color.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol that has none of its own; `nil` for the size of the style.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Read by applications: colors are not inverted.
        public var accessibilityIgnoresInvertColors = false
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points; 0 for no limit. The image keeps its aspect ratio.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered, in points; 0 for the image's own size.
        /// ``standardDimension`` stands for the size of a symbol.
        public var reservedLayoutSize = CGSize.zero

        public init() {}

        /// The color that is shown, given the tint color of the enclosing view.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The appearance of a text.
    public struct TextProperties {
        /// Raw values match the public header.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }

        /// Raw values match the public header.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// The font; the font of `textStyle` until it is set.
        public var font: UIFont {
            get { storedFont }
            set {
                storedFont = newValue
                textStyle = nil
            }
        }
        private var storedFont: UIFont
        public var color = UIColor.label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for as many as needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the configuration's own text style follows the content size category.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Whether the text belongs to a disabled view.
        var isDisabled = false
        /// The text style of the font, which follows the content size category; `nil` once the font has been set.
        private(set) var textStyle: UIFont.TextStyle?
        private var weight: UIFont.Weight?

        init() { self.init(.body, .label, weight: nil) }

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
            storedFont = Self.font(style, weight, nil)
            textStyle = style
            self.weight = weight
            self.color = color
        }

        /// The color that is shown.
        public func resolvedColor() -> UIColor {
            let shown = isDisabled ? .tertiaryLabel : color
            return colorTransformer?(shown) ?? shown
        }

        /// Replaces the values that the application has not changed: those equal to `base` become the values of `new`.
        mutating func adapt(from base: TextProperties, to new: TextProperties) {
            if textStyle == base.textStyle, weight == base.weight, textStyle != nil {
                (storedFont, textStyle, weight) = (new.storedFont, new.textStyle, new.weight)
            }
            if color == base.color { color = new.color }
            if transform == base.transform { transform = new.transform }
        }

        /// The font for the given traits.
        func font(in traits: UITraitCollection) -> UIFont {
            guard adjustsFontForContentSizeCategory, let textStyle else { return font }
            return Self.font(textStyle, weight, traits)
        }

        /// The properties for the current look. They differ for a subtitle whose style the application has not changed.
        func inLook(_ metrics: CellMetrics, isSubtitle: Bool) -> TextProperties {
            guard isSubtitle, textStyle == CellMetrics.classic.subtitle else { return self }
            var shown = self
            shown.textStyle = metrics.subtitle
            if color == CellMetrics.classic.subtitleColor { shown.color = metrics.subtitleColor }
            return shown
        }

        private static func font(
            _ style: UIFont.TextStyle, _ weight: UIFont.Weight?, _ traits: UITraitCollection?
        ) -> UIFont {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            return weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
        }

        /// The text after the transform.
        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

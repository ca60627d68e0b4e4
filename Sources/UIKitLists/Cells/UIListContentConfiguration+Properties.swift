extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties {
        /// The value of a reserved dimension for the size of symbols.
        public static let standardDimension: CGFloat = 0.001

        /// For template images; `nil` for the tint colour.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points, 0 for no limit. The image keeps its shape.
        public var maximumSize = CGSize.zero
        /// The size of the area that the image is centred in, in points; 0 for that of the image. ``standardDimension`` is that of
        /// a symbol.
        public var reservedLayoutSize = CGSize.zero

        public init() {}

        /// The colour that is shown, with the tint colour of the view around it.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text is shown.
    public struct TextProperties {
        /// Raw values match the public header.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }

        /// Raw values match the public header.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// That of ``textStyle`` until it is set.
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
        /// 0 for as many as are needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font of the configuration's text style follows the content size category.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Whether the text belongs to a disabled view.
        var isDisabled = false
        /// The style of the font, which follows the content size category; `nil` once the font is set.
        private(set) var textStyle: UIFont.TextStyle?
        private var weight: UIFont.Weight?

        init() { self.init(.body, .label, weight: nil) }

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
            storedFont = Self.font(style, weight, nil)
            textStyle = style
            self.weight = weight
            self.color = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor {
            let shown = isDisabled ? .tertiaryLabel : color
            return colorTransformer?(shown) ?? shown
        }

        /// Takes what the application has left as in one set of properties from another.
        mutating func adapt(from base: TextProperties, to new: TextProperties) {
            if textStyle == base.textStyle, weight == base.weight, textStyle != nil {
                (storedFont, textStyle, weight) = (new.storedFont, new.textStyle, new.weight)
            }
            if color == base.color { color = new.color }
            if transform == base.transform { transform = new.transform }
        }

        /// The font in traits.
        func font(in traits: UITraitCollection) -> UIFont {
            guard adjustsFontForContentSizeCategory, let textStyle else { return font }
            return Self.font(textStyle, weight, traits)
        }

        /// A subtitle that the application has left as it was, as the look of the system has it.
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

        /// The text as it is shown.
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

// UIKit's attributes in Foundation's attributed strings: `text.font = …`, `container.foregroundColor = …`.
extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeContainer {
    /// The attributes that an `NSAttributedString` shares with UIKit's scope.
    var nsAttributes: [NSAttributedString.Key: Any] {
        let values: [(NSAttributedString.Key, Any?)] = [
            (.font, self.font), (.foregroundColor, self.foregroundColor), (.backgroundColor, self.backgroundColor),
            (.kern, self.kern),
            (.tracking, self.tracking), (.underlineStyle, self.underlineStyle?.rawValue),
            (.underlineColor, self.underlineColor),
            (.strikethroughStyle, self.strikethroughStyle?.rawValue), (.strikethroughColor, self.strikethroughColor),
            (.baselineOffset, self.baselineOffset), (.paragraphStyle, self.paragraphStyle), (.link, self.link),
            (.inlinePresentationIntent, self.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }),
            (.presentationIntentAttributeName, self.presentationIntent), (.imageURL, self.imageURL),
            (.alternateDescription, self.alternateDescription), (.languageIdentifier, self.languageIdentifier),
        ]
        return Dictionary(values.compactMap { key, value in value.map { (key, $0) } }) { first, _ in first }
    }
}

extension AttributeContainer {
    /// Creates a container of those attributes that belong to Foundation's and UIKit's scopes.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = NSAttributedString.number(in: dictionary, .kern).map { CGFloat($0) }
        self.tracking = NSAttributedString.number(in: dictionary, .tracking).map { CGFloat($0) }
        self.underlineStyle = NSAttributedString.number(in: dictionary, .underlineStyle).map {
            NSUnderlineStyle(rawValue: Int($0))
        }
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.strikethroughStyle = NSAttributedString.number(in: dictionary, .strikethroughStyle).map {
            NSUnderlineStyle(rawValue: Int($0))
        }
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.baselineOffset = NSAttributedString.number(in: dictionary, .baselineOffset).map { CGFloat($0) }
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
        let intent = InlinePresentationIntent(dictionary)
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        self.presentationIntent = dictionary[.presentationIntentAttributeName] as? PresentationIntent
        self.imageURL = dictionary[.imageURL] as? URL
        self.alternateDescription = dictionary[.alternateDescription] as? String
        self.languageIdentifier = dictionary[.languageIdentifier] as? String
    }
}

extension NSAttributedString {
    /// Creates a copy of the text with the attributes of Foundation's and UIKit's scopes.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString()
        for run in attributedString.runs {
            result.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters), attributes: run.attributes.nsAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates a copy of the text with the attributes that belong to Foundation's and UIKit's scopes.
    public init(_ attributedString: NSAttributedString) {
        var result = AttributedString()
        let whole = NSRange(location: 0, length: attributedString.length)
        attributedString.enumerateAttributes(in: whole) { attributes, range, _ in
            let text = attributedString.attributedSubstring(from: range).string
            result.append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
        self = result
    }
}

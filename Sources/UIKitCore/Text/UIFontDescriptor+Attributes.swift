// Not overridable: descriptors are values.
extension UIFontDescriptor {
    /// The name of an attribute of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The family name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face in its family, such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary from ``TraitKey`` to numbers.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries from ``FeatureKey`` to numbers. Digits of equal width have an effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a trait among the ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, −1…1; a font with more than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a part of a setting of ``AttributeName/featureSettings``.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = type
        /// The former name of ``selector``.
        public static let typeIdentifier = selector

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Creates a descriptor of the font with a PostScript, full or family name.
    public convenience init(name fontName: String, size: CGFloat) { self.init(FontFace(named: fontName), size: size) }

    /// Creates a descriptor of the font that has the attributes, or of the 12-point system font without attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = (attributes[.size] as? any FontNumber)?.points ?? 12
        self.init(FontFace().applying(attributes), size: size)
    }

    /// The name, family, face, size and traits.
    ///
    /// Differs from UIKit: attributes without effect here, such as ``AttributeName/cascadeList``, are not kept.
    public var fontAttributes: [AttributeName: Any] {
        let font = UIFont(descriptor: self, size: pointSize)
        let traits: [TraitKey: Any] = [
            .weight: face.weight.rawValue, .symbolic: symbolicTraits.rawValue,
            .slant: face.isItalic ? 0.07 : CGFloat(0),
        ]
        return [
            .name: font.fontName, .family: font.familyName, .face: face.style, .size: pointSize, .traits: traits,
        ]
    }

    public var postscriptName: String { UIFont(descriptor: self, size: pointSize).fontName }

    /// Returns an attribute of the font itself, even if the descriptor was not created with it.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns a descriptor with other values for some attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let size = (attributes[.size] as? any FontNumber)?.points
        return UIFontDescriptor(
            face.applying(attributes), size: size ?? pointSize, scaling: size == nil ? scaling : nil)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns a descriptor of another face of the same family, such as `Bold`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
}

extension FontFace {
    /// The name of the face in its family.
    fileprivate var style: String {
        if let own { return own.file.names.style }
        return [weight.name, isItalic ? "Italic" : nil].compactMap { $0 }.joined(separator: " ")
    }

    /// Returns the font with other attributes. A name replaces the font; a face and traits select another one of its
    /// family.
    fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
        var face = self
        if let name = attributes[.name] as? String {
            face = FontFace(named: name)
        } else if let family = attributes[.family] as? String {
            face = FontFace(named: family)
            face.select(weight: weight, isItalic: isItalic)
        }
        if let style = attributes[.face] as? String { face.select(style: style) }
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        face.select(traits)
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            let (type, selector) = (setting[.type] as? any FontNumber, setting[.selector] as? any FontNumber)
            if type?.points == CGFloat(kNumberSpacingType) {
                face.hasEqualDigits = selector?.points == CGFloat(kMonospacedNumbersSelector)
            }
        }
        return face
    }

    private mutating func select(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        var (weight, isItalic) = (weight, isItalic)
        if let number = (traits[.symbolic] as? any FontNumber)?.points {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: number) ?? 0)
            let isBold = self.weight.rawValue >= UIFont.Weight.semibold.rawValue
            if isBold != symbolic.contains(.traitBold) { weight = symbolic.contains(.traitBold) ? .bold : .regular }
            isItalic = symbolic.contains(.traitItalic)
            isMonospaced = isMonospaced || symbolic.contains(.traitMonoSpace)
        }
        if let given = traits[.weight] as? UIFont.Weight {
            weight = given
        } else if let number = (traits[.weight] as? any FontNumber)?.points {
            weight = UIFont.Weight(rawValue: number)
        }
        if let slant = (traits[.slant] as? any FontNumber)?.points { isItalic = slant > 0 }
        select(weight: weight, isItalic: isItalic)
    }

    private mutating func select(style: String) {
        let words = FontFace(named: ".sf-\(style)")
        if let own {
            let named = ApplicationResources.current.fonts.values.filter {
                $0.family == own.family && $0.file.names.style == style
            }
            if let font = named.min(by: { $0.name < $1.name }) { return self = FontFace(font) }
        }
        select(weight: words.weight, isItalic: words.isItalic)
    }

    /// Selects a weight and slant. Among the application's own fonts, this is the matching one of the same family, if
    /// there is one.
    private mutating func select(weight: UIFont.Weight, isItalic: Bool) {
        guard let own else {
            (self.weight, self.isItalic) = (weight, isItalic)
            return
        }
        let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
        guard isBold != own.isBold || isItalic != own.isItalic else { return }
        let others = ApplicationResources.current.fonts.values.filter {
            $0.family == own.family && $0.isBold == isBold && $0.isItalic == isItalic
        }
        if let font = others.min(by: { $0.name < $1.name }) { self = FontFace(font) }
    }
}

/// A number of any type among the attributes.
private protocol FontNumber {
    var points: CGFloat { get }
}

extension CGFloat: FontNumber { fileprivate var points: CGFloat { self } }
extension Double: FontNumber { fileprivate var points: CGFloat { CGFloat(self) } }
extension Float: FontNumber { fileprivate var points: CGFloat { CGFloat(self) } }
extension Int: FontNumber { fileprivate var points: CGFloat { CGFloat(self) } }
extension UInt32: FontNumber { fileprivate var points: CGFloat { CGFloat(self) } }
extension NSNumber: FontNumber { fileprivate var points: CGFloat { CGFloat(doubleValue) } }

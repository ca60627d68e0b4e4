internal import FrameGlyphs
internal import QuartzCore

/// The attributes of a font.
///
/// Differs from UIKit: only system fonts, and the fonts that the `Info.plist` of the application lists, can be
/// described.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.
    let face: FontFace
    /// The size in points.
    public let pointSize: CGFloat

    /// Traits that are on or off. Only italic, bold and monospaced letters have an effect.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The scaling of the font from which the descriptor was created.
    let scaling: FontScaling?

    init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        pointSize = size
        super.init()
    }

    /// Creates a descriptor of the 12-point system font.
    public convenience override init() { self.init(FontFace(), size: 12) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// - Parameter traitCollection: The traits whose content size category determines the size.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if let own = face.own {
            let fonts = ApplicationResources.current.fonts.values.filter {
                $0.family == own.family && $0.isBold == symbolicTraits.contains(.traitBold)
                    && $0.isItalic == symbolicTraits.contains(.traitItalic)
            }
            return fonts.min { $0.name < $1.name }.map {
                UIFontDescriptor(FontFace($0), size: pointSize, scaling: scaling)
            }
        }
        var face = face
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) { face.weight = isBold ? .semibold : .regular }
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        return UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    /// Differs from UIKit: returns `nil` for the rounded and serif designs, which are not available.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .default || design == .monospaced else { return nil }
        var face = face
        face.isMonospaced = design == .monospaced
        return UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face, size: newPointSize) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The style of a system font, without its size.
struct FontFace: Hashable, Sendable {
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    /// Whether all digits have the same width.
    var hasEqualDigits = false
    /// Whether the font is heavier than `weight` because a trait asks for bold text, independent of the user's setting
    /// for the screen.
    var isEmboldened = false
    /// The requested name if it is not the name of a system font.
    var unsupportedName: String?
    /// The application's own font, whose weight and slant are stored above.
    var own: ApplicationFont?
}

extension FontFace {
    init(_ own: ApplicationFont) {
        weight = own.isBold ? .bold : .regular
        isItalic = own.isItalic
        self.own = own
    }

    /// Creates the application's own font of that name, or else a font with the weight, slant and pitch that the words
    /// of the name suggest.
    init(named name: String) {
        if let own = ApplicationResources.current.fonts[name] {
            self.init(own)
            return
        }
        self.init(wordsOf: name)
    }

    private init(wordsOf name: String) {
        let words = name.lowercased()
        func has(_ word: String) -> Bool { words.contains(word) }
        if has("ultralight") || has("thin") {
            weight = has("thin") ? .thin : .ultraLight
        } else if has("light") {
            weight = .light
        } else if has("medium") {
            weight = .medium
        } else if has("semibold") || has("demi") {
            weight = .semibold
        } else if has("heavy") || has("extrabold") {
            weight = .heavy
        } else if has("black") {
            weight = .black
        } else if has("bold") {
            weight = .bold
        }
        isItalic = has("italic") || has("oblique")
        isMonospaced = has("mono") || has("courier") || has("menlo")
        unsupportedName = words.hasPrefix(".sf") || words.hasPrefix(".applesystem") ? nil : name
    }

    /// The font used for layout. Reports a name that is not a system font's as unsupported.
    @MainActor func textFont(size: CGFloat, on stage: Stage) -> TextFont {
        if let own { return stage.text.font(of: own.file, size: size) }
        if let unsupportedName {
            stage.diagnostics.reportUnsupported(
                "UIFont(name: \"\(unsupportedName)\", size:)", instead: "the system font is used")
        }
        let isBold = isEmboldened || stage.applicationState.mainScreen.settings.traits.legibilityWeight == .bold
        let weight = isBold && unsupportedName == nil ? weight.emboldened : weight
        return stage.text.font(
            size: size, weight: weight.systemWeight, isItalic: isItalic, isMonospaced: isMonospaced,
            hasEqualDigits: hasEqualDigits)
    }
}

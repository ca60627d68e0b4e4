internal import FrameGlyphs
internal import QuartzCore

/// What a font is to be like.
///
/// Differs from UIKit: it describes the system's fonts only.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; its own state never changes.
    let face: FontFace
    /// Points.
    public let pointSize: CGFloat

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

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

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
        super.init()
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) { face.weight = isBold ? .semibold : .regular }
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        return UIFontDescriptor(face, size: pointSize)
    }

    /// Differs from UIKit: rounded and serif letters are not there; `nil` says so, as where a system lacks them.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .default || design == .monospaced else { return nil }
        var face = face
        face.isMonospaced = design == .monospaced
        return UIFontDescriptor(face, size: pointSize)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face, size: newPointSize) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Which of the system's fonts.
struct FontFace: Hashable, Sendable {
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    /// Figures that are as wide as each other.
    var hasEqualDigits = false
    /// The name of a font that is not there.
    var wantedName: String?
}

extension FontFace {
    /// What the words of a font's name tell.
    init(named name: String) {
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
        wantedName = words.hasPrefix(".sf") || words.hasPrefix(".applesystem") ? nil : name
    }

    /// The font for layout. Reports a font that does not exist as unsupported.
    @MainActor func textFont(size: CGFloat, on stage: Stage) -> TextFont {
        if let wantedName {
            stage.diagnostics.reportUnsupported(
                "UIFont(name: \"\(wantedName)\", size:)", instead: "the system font is taken")
        }
        return stage.text.font(
            size: size, weight: weight.systemWeight, isItalic: isItalic, isMonospaced: isMonospaced,
            hasEqualDigits: hasEqualDigits)
    }
}

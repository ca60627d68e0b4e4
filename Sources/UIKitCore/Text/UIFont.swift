package import FrameGlyphs
package import QuartzCore

/// A font of a certain size. Fonts are immutable.
///
/// Differs from UIKit: the system font is Inter. It has San Francisco's vertical metrics, so that layouts based on them
/// match a device, and is drawn with Inter's outlines and San Francisco's tracking.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.
    let face: FontFace

    /// The size in points.
    public let pointSize: CGFloat

    /// The way in which the size follows the content size category; `nil` for a fixed size.
    let scaling: FontScaling?

    init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        pointSize = size.isFinite ? max(size, 0) : 0
        super.init()
    }

    /// Creates the system font in size 0, as an initial value of a property.
    public convenience override init() { self.init(UIFont.systemFont(ofSize: 1).face, size: 0) }

    /// The font of an archive, in its fixed size.
    public required init?(coder: NSCoder) {
        guard let face = FontFace(from: coder) else { return nil }
        self.face = face
        scaling = nil
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        pointSize = size.isFinite ? max(size, 0) : 0
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        face.encode(with: coder)
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// Differs from UIKit: there are only system fonts, the fonts that `UIAppFonts` in the application's `Info.plist`
    /// lists, and those that are registered. Any other name results in the system font with the weight, slant and pitch that the name
    /// suggests, and is reported as unsupported.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(FontFace(named: fontName), size: fontSize)
    }

    /// - Parameter pointSize: The size in points; if it is not positive, the descriptor's size is used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            scaling: pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.scaling)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(weight: weight), size: fontSize)
    }

    /// The system font in a weight, in letters of the standard width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system font in the semibold weight, as in UIKit.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(isItalic: true), size: fontSize)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(weight: weight, isMonospaced: true), size: fontSize)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(weight: weight, hasEqualDigits: true), size: fontSize)
    }

    /// The font of a text style at the user's content size category.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the content size category of `traitCollection`, or at `large` if that is
    /// unspecified. It is heavier if the legibility weight is bold. Labels and text views with
    /// `adjustsFontForContentSizeCategory` follow later changes.
    ///
    /// - Parameter traitCollection: The traits; `nil` for the user's settings.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        .preferred(style, in: traitCollection)
    }

    /// The families of the application's own fonts, sorted.
    ///
    /// Differs from UIKit: there is no font of the system's that has a name.
    open class var familyNames: [String] {
        Set(ApplicationResources.current.fonts.values.map(\.family)).sorted()
    }

    /// Returns the sorted PostScript names of the application's own fonts of a family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        Set(ApplicationResources.current.fonts.values.filter { $0.family == familyName }.map(\.name)).sorted()
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face == face && other.pointSize == pointSize
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}

extension UIFont: FontStyling {
    package func textFont(ofSize size: Double, on stage: Stage) -> TextFont { face.textFont(size: size, on: stage) }
}

// Not overridable: fonts are shared between threads, and UIKit makes them.
extension UIFont {
    // San Francisco's metrics in 2048ths of an em: at 17 points 16.1865…, −4.1005…, 11.978… and 8.948…, as devices
    // report them (for example in the tests of github.com/flutter/flutter and other projects, iOS 11 to 26).
    static let system = FontFile.Metrics(ascent: 1950, descent: 494, lineGap: 0, capHeight: 1443, xHeight: 1078)
    static let systemUnitsPerEm = 2048

    private var metrics: FontFile.Metrics { face.own?.file.metrics ?? Self.system }

    private func points(_ units: Int) -> CGFloat {
        CGFloat(units) * pointSize / CGFloat(face.own?.file.unitsPerEm ?? Self.systemUnitsPerEm)
    }

    /// The height of ascenders above the baseline, in points.
    public var ascender: CGFloat { points(metrics.ascent) }
    /// The depth of descenders below the baseline, in points; negative.
    public var descender: CGFloat { -points(metrics.descent) }
    /// The height of capitals, in points. Capitals of the system font are drawn from Inter and are 3 % taller.
    public var capHeight: CGFloat { points(metrics.capHeight) }
    /// The height of lowercase letters, in points. Lowercase letters of the system font are drawn from Inter and are 4
    /// % taller.
    public var xHeight: CGFloat { points(metrics.xHeight) }
    /// The height of a line, in points. The fonts of text styles add their ``leading`` between lines.
    public var lineHeight: CGFloat { points(metrics.ascent + metrics.descent) }
    /// The distance that a text style's font asks for between lines, in points; otherwise the gap that the font's file
    /// contains, which labels leave out.
    public var leading: CGFloat { styleLeading > 0 ? styleLeading : points(metrics.lineGap) }

    /// The distance between lines that comes from the font's text style, in points (facts/text-style-leading).
    var styleLeading: CGFloat {
        guard let scaling, scaling.size == nil else { return 0 }
        return max(scaling.style.lineHeight(ofSize: pointSize) - lineHeight, 0)
    }

    public var familyName: String {
        face.own?.family ?? (face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
    }

    public var fontName: String {
        face.own?.name ?? ".SFUI\(face.isMonospaced ? "Mono" : "")-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }
}

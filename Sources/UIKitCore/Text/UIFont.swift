package import FrameGlyphs
package import QuartzCore

/// A font at a size. Immutable.
///
/// Differs from UIKit: the system font is Inter. It has San Francisco's vertical metrics, so that layouts based on them
/// match a device, and is drawn with Inter's outlines and San Francisco's tracking.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.
    let face: FontFace

    /// Points.
    public let pointSize: CGFloat

    /// How the size follows the content size category; `nil` for a fixed size.
    let scaling: FontScaling?

    init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        pointSize = size.isFinite ? max(size, 0) : 0
        super.init()
    }

    /// Differs from UIKit: there are only system fonts and those that `UIAppFonts` of the application's `Info.plist` lists. Any other name gives the system font in the weight, slant and pitch
    /// that the name suggests, and is reported as unsupported.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(FontFace(named: fontName), size: fontSize)
    }

    /// - Parameter pointSize: if not positive, the descriptor's size is used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            scaling: pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.scaling)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(weight: weight), size: fontSize)
    }

    /// The semibold weight, as in UIKit.
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

    /// The font of a text style at the content size category that the user has chosen.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the content size category of `traitCollection`, at `large` if it has none, and heavier if its
    /// legibility weight is bold. Labels and text views with `adjustsFontForContentSizeCategory` follow later changes.
    ///
    /// - Parameter traitCollection: `nil` for what the user has chosen.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        .preferred(style, in: traitCollection)
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

extension UIFont {
    // San Francisco's metrics in 2048ths of an em: at 17 points 16.1865…, −4.1005…, 11.978… and 8.948…, as devices report
    // them (for example in the tests of github.com/flutter/flutter and other projects, iOS 11 to 26).
    private static let system = FontFile.Metrics(ascent: 1950, descent: 494, lineGap: 0, capHeight: 1443, xHeight: 1078)
    private static let systemUnitsPerEm = 2048

    private var metrics: FontFile.Metrics { face.own?.file.metrics ?? Self.system }

    private func points(_ units: Int) -> CGFloat {
        CGFloat(units) * pointSize / CGFloat(face.own?.file.unitsPerEm ?? Self.systemUnitsPerEm)
    }

    /// In points above the baseline.
    public var ascender: CGFloat { points(metrics.ascent) }
    /// In points below the baseline; negative.
    public var descender: CGFloat { -points(metrics.descent) }
    /// In points. The drawn capitals of the system font, which are Inter's, are 3 % taller.
    public var capHeight: CGFloat { points(metrics.capHeight) }
    /// In points. The drawn lowercase letters of the system font, which are Inter's, are 4 % taller.
    public var xHeight: CGFloat { points(metrics.xHeight) }
    /// The distance between baselines, in points.
    public var lineHeight: CGFloat { points(metrics.ascent + metrics.descent + metrics.lineGap) }
    public var leading: CGFloat { points(metrics.lineGap) }

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

package import FrameGlyphs
package import QuartzCore

/// A font at a size. Immutable.
///
/// Differs from UIKit: the system font is Inter. Its vertical numbers are San Francisco's, so that what is laid out by
/// them comes out as on a phone; its letters are drawn as they are, with San Francisco's tracking.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; its own state never changes.
    let face: FontFace

    /// Points.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size.isFinite ? max(size, 0) : 0
        super.init()
    }

    /// Differs from UIKit: no font but the system's is there; it is taken, in the weight that the name tells, and the name
    /// is noted as unsupported.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(FontFace(named: fontName), size: fontSize)
    }

    /// - Parameter pointSize: 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontFace(weight: weight), size: fontSize)
    }

    /// Semibold, as the system's bold text is.
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

    /// At the default content size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style.weight)
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
    // San Francisco's, in 2048ths of an em: 16.1865…, −4.1005…, 11.978…, 8.948… at 17 points, as phones report them (for
    // instance in github.com/flutter/flutter's and other projects' tests of iOS 11 to 26).
    private static let unitsPerEm: CGFloat = 2048

    private func points(_ units: CGFloat) -> CGFloat { units * pointSize / Self.unitsPerEm }

    /// Points above the baseline.
    public var ascender: CGFloat { points(1950) }
    /// Points below the baseline, negative.
    public var descender: CGFloat { -points(494) }
    /// Differs from what is drawn: Inter's capitals are 3 % taller.
    public var capHeight: CGFloat { points(1443) }
    /// Differs from what is drawn: Inter's small letters are 4 % taller.
    public var xHeight: CGFloat { points(1078) }
    /// From baseline to baseline.
    public var lineHeight: CGFloat { points(1950 + 494) }
    public var leading: CGFloat { 0 }

    public var familyName: String { face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" }

    public var fontName: String {
        ".SFUI\(face.isMonospaced ? "Mono" : "")-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }
}

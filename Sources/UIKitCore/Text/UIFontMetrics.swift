internal import QuartzCore

/// Scales fonts and other lengths in proportion to the fonts of a text style, which follow the user's text size.
///
/// The factor is the ratio between the line height of the style in a category and its line height at `large`, and
/// results are rounded to pixels (facts/font-metrics). A 17-point font becomes 48 points in the largest category, in
/// which body text has 53.
@MainActor @preconcurrency open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    nonisolated public static let `default` = UIFontMetrics(forTextStyle: .body)

    nonisolated let style: UIFont.TextStyle

    nonisolated public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    nonisolated open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// - Parameter maximumPointSize: The maximum size in points; 0 for no limit.
    nonisolated open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameter traitCollection: The traits that provide the content size category; `nil` for the application's.
    nonisolated open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font scaled for a content size category. Views with `adjustsFontForContentSizeCategory` scale it
    /// again when the category changes.
    ///
    /// - Parameters:
    ///   - font: The font at `large`. A font that metrics have already scaled fails the run; UIKit throws an exception.
    ///   - maximumPointSize: The maximum size in points; 0 for no limit.
    ///   - traitCollection: The traits that provide the content size category; `nil` for the application's.
    nonisolated open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling?.size == nil else {
            Self.reportScaledTwice(font)
            return font
        }
        let scaling = FontScaling(
            style: style, size: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : nil)
        return font.scaled(by: scaling, in: traitCollection)
    }

    nonisolated open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the value scaled for the category of `traitCollection`, rounded to pixels.
    nonisolated open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        style.scaled(value, in: traitCollection ?? CurrentTraits.ofScreen)
    }

    nonisolated private static func reportScaledTwice(_ font: UIFont) {
        MainActor.assumeIsolated {
            // Entry point: Fonts, whose misuse is reported, have no stage.
            Stage.current.diagnostics.misuse(
                "UIFontMetrics cannot scale a font of \(font.pointSize) points that metrics have scaled already; scale the original one."
            )
        }
    }
}

/// The way in which a font's size follows the content size category.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at `large` in points, for a font that metrics scale; `nil` if the style itself determines the font.
    var size: CGFloat?
    /// The maximum size in points.
    var maximum: CGFloat?

    /// The size in points.
    fileprivate func pointSize(in traits: UITraitCollection) -> CGFloat {
        let size = size.map { style.scaled($0, in: traits) } ?? style.size(for: traits.preferredContentSizeCategory)
        return min(size, maximum ?? .infinity)
    }
}

extension UIFont {
    /// The font at the content size category of the given traits; the same font if it does not follow categories.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        return scaled(by: scaling, in: traits)
    }

    /// - Parameter traits: The traits; `nil` for the screen's.
    fileprivate func scaled(by scaling: FontScaling, in traits: UITraitCollection?) -> UIFont {
        let size = scaling.pointSize(in: traits ?? CurrentTraits.ofScreen)
        var face = face
        if scaling.size == nil { face.isEmboldened = traits?.legibilityWeight == .bold }
        return size == pointSize && face == self.face && scaling == self.scaling
            ? self : UIFont(face, size: size, scaling: scaling)
    }

    static func preferred(_ style: TextStyle, in traits: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style)
        return UIFont(FontFace(weight: style.weight), size: 0).scaled(by: scaling, in: traits)
    }
}

extension UIFont.TextStyle {
    /// Returns `value` as scaled by the metrics of this style, rounded to pixels.
    fileprivate func scaled(_ value: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        guard category != .large, category != .unspecified else { return value }
        let factor = lineHeight(for: category) / lineHeight(for: .large)
        let scale = traits.displayScale > 0 ? traits.displayScale : CurrentTraits.ofScreen.displayScale
        return (value * factor * scale).rounded() / scale
    }
}

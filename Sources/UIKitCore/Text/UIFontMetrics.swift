internal import QuartzCore

/// Scales fonts and other lengths as the fonts of a text style grow with the user's text size.
///
/// The factor is the line height of the style in a category over the one in the category `large`, and results are rounded to
/// pixels (facts/font-metrics): a font of 17 points becomes 48 in the largest category, where body text has 53.
@MainActor @preconcurrency open class UIFontMetrics: NSObject {
    /// Those of body text.
    nonisolated public static let `default` = UIFontMetrics(forTextStyle: .body)

    nonisolated let style: UIFont.TextStyle

    nonisolated public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    nonisolated open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// - Parameter maximumPointSize: points; 0 for no limit.
    nonisolated open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameter traitCollection: has the category; `nil` for the application's.
    nonisolated open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font for the category. Views with `adjustsFontForContentSizeCategory` scale it again when the category changes.
    ///
    /// - Parameters:
    ///   - font: for the category `large`. One that metrics have scaled already fails the run: UIKit throws an exception.
    ///   - maximumPointSize: points; 0 for no limit.
    ///   - traitCollection: has the category; `nil` for the application's.
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

    /// The value for the category of `traitCollection`, rounded to pixels.
    nonisolated open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        style.scaled(value, in: traitCollection ?? CurrentTraits.ofScreen)
    }

    nonisolated private static func reportScaledTwice(_ font: UIFont) {
        MainActor.assumeIsolated {
            Stage.current.diagnostics.misuse(
                "UIFontMetrics cannot scale a font of \(font.pointSize) points that metrics have scaled already; scale the original one."
            )
        }
    }
}

/// How the size of a font follows the content size category.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// Points in the category `large`, for a font that metrics scale; `nil` for a font that the style itself chooses.
    var size: CGFloat?
    /// Points.
    var maximum: CGFloat?

    /// In points.
    fileprivate func pointSize(in traits: UITraitCollection) -> CGFloat {
        let size = size.map { style.scaled($0, in: traits) } ?? style.size(for: traits.preferredContentSizeCategory)
        return min(size, maximum ?? .infinity)
    }
}

extension UIFont {
    /// The font in the category of those traits; itself if it does not follow categories.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        return scaled(by: scaling, in: traits)
    }

    /// - Parameter traits: `nil` for those of the screen.
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
    /// `value` as metrics of this style scale it, in whole pixels.
    fileprivate func scaled(_ value: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        guard category != .large, category != .unspecified else { return value }
        let factor = lineHeight(for: category) / lineHeight(for: .large)
        let scale = traits.displayScale > 0 ? traits.displayScale : CurrentTraits.ofScreen.displayScale
        return (value * factor * scale).rounded() / scale
    }
}

/// The text of a part of the system, in a weight of its own: its size follows the content size category within limits.
package struct LimitedTextStyle {
    let style: UIFont.TextStyle
    var weight = UIFont.Weight.regular
    /// `nil` for no limit.
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    package func font(in traits: UITraitCollection) -> UIFont {
        .systemFont(ofSize: size(for: traits.preferredContentSizeCategory), weight: weight)
    }

    /// The size of the text over that in the category `large`.
    package func factor(in traits: UITraitCollection) -> CGFloat {
        size(for: traits.preferredContentSizeCategory) / style.size(for: .large)
    }

    /// In points.
    private func size(for category: UIContentSizeCategory) -> CGFloat {
        style.size(for: category.limited(from: least, to: greatest))
    }
}

extension UITraitCollection {
    /// The greatest width of readable content, in points; it grows with body text (facts/readable-width).
    var readableWidth: CGFloat { (672 * LimitedTextStyle(style: .body).factor(in: self)).rounded() }
}

extension LimitedTextStyle {
    /// Titles and buttons of navigation bars and toolbars: from 17 to 21 points (facts/bar-text-sizes).
    static func inBar(_ weight: UIFont.Weight = .regular) -> LimitedTextStyle {
        LimitedTextStyle(style: .body, weight: weight, least: .large, greatest: .extraExtraLarge)
    }

    /// Large titles: from 31 to 60 points (facts/bar-text-sizes).
    static let largeTitle = LimitedTextStyle(style: .largeTitle, weight: .bold)

    /// Texts of alerts, which are never smaller than in the category `large` (facts/alert-text-sizes).
    package static func inAlert(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> LimitedTextStyle {
        LimitedTextStyle(style: style, weight: weight, least: .large)
    }
}

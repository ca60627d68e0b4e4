/// The text style of a system component, in a weight of its own: its size follows the content size category within
/// limits.
package struct LimitedTextStyle {
    let style: UIFont.TextStyle
    var weight = UIFont.Weight.regular
    /// The limits of the content size category; `nil` for no limit.
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    package func font(in traits: UITraitCollection) -> UIFont {
        .systemFont(ofSize: size(for: traits.preferredContentSizeCategory), weight: weight)
    }

    /// The ratio of the text's size to its size at `large`.
    package func factor(in traits: UITraitCollection) -> CGFloat {
        size(for: traits.preferredContentSizeCategory) / style.size(for: .large)
    }

    /// The size in points.
    private func size(for category: UIContentSizeCategory) -> CGFloat {
        style.size(for: category.limited(from: least, to: greatest))
    }
}

extension UITraitCollection {
    /// The maximum width of readable content, in points; it grows with body text (facts/readable-width).
    var readableWidth: CGFloat { (672 * LimitedTextStyle(style: .body).factor(in: self)).rounded() }
}

extension LimitedTextStyle {
    /// The style of titles and buttons in navigation bars and toolbars: 17 to 21 points (facts/bar-text-sizes).
    static func inBar(_ weight: UIFont.Weight = .regular) -> LimitedTextStyle {
        LimitedTextStyle(style: .body, weight: weight, least: .large, greatest: .extraExtraLarge)
    }

    /// The style of large titles: 31 to 60 points (facts/bar-text-sizes).
    static let largeTitle = LimitedTextStyle(style: .largeTitle, weight: .bold)

    /// The style of text in alerts, which is never smaller than at `large` (facts/alert-text-sizes).
    package static func inAlert(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> LimitedTextStyle {
        LimitedTextStyle(style: style, weight: weight, least: .large)
    }
}

internal import QuartzCore

/// The measures of search bars in one look, in points (facts/search-bar-metrics).
struct SearchBarMetrics {
    /// Of a bar outside of navigation bars, without scopes.
    let height: CGFloat
    let fieldHeight: CGFloat
    /// From the sides of the bar to the field.
    let inset: CGFloat
    /// From the sides of a navigation bar to the field.
    let navigationInset: CGFloat
    /// Half of the field's height for a capsule.
    let fieldRadius: CGFloat
    /// From the left end of the field to the glass, and the width of the glass.
    let iconInset: CGFloat
    let iconWidth: CGFloat
    /// From the ends of the field to its text.
    let textInset: CGFloat
    let trailingTextInset: CGFloat
    let placeholderWeight: UIFont.Weight
    let placeholderColor: UIColor
    /// Between the field and the cancel button.
    let cancelGap: CGFloat
    /// Whether the cancel button is a cross in a circle.
    let cancelIsCross: Bool

    /// Up to iOS 18.
    @MainActor static let classic = SearchBarMetrics(
        height: 56, fieldHeight: 36, inset: 8, navigationInset: 16, fieldRadius: 10, iconInset: 6, iconWidth: 20,
        textInset: 30, trailingTextInset: 7, placeholderWeight: .regular, placeholderColor: .secondaryLabel,
        cancelGap: 8, cancelIsCross: false)
    @MainActor static let iOS26 = SearchBarMetrics(
        height: 44, fieldHeight: 36, inset: 8, navigationInset: 16, fieldRadius: 18, iconInset: 13, iconWidth: 20,
        textInset: 39.5, trailingTextInset: 14, placeholderWeight: .medium,
        placeholderColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.25) },
        cancelGap: 8, cancelIsCross: true)

    /// The row of a search bar in a navigation bar.
    static let rowHeight: CGFloat = 52
    /// From the top of that row to the field; likely.
    static let rowTop: CGFloat = 1
    /// The row of scopes, with the control in it; chosen.
    static let scopeRow: CGFloat = 44
    static let scopeHeight: CGFloat = 32
    /// The prompt above a bar; chosen.
    static let promptRow: CGFloat = 30
    static let promptSize: CGFloat = 13
    /// A bookmark or a list of results at the end of the field.
    static let trailingIcon: CGFloat = 20
    static let trailingIconInset: CGFloat = 8
    /// Seconds in which a search begins and ends, as reported.
    static let duration = 0.3
}

extension UIView {
    var searchMetrics: SearchBarMetrics {
        switch barLook {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}

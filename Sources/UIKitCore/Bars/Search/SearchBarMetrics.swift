internal import QuartzCore

/// The dimensions of search bars in one look, in points (facts/search-bar-metrics).
struct SearchBarMetrics {
    /// The height of a bar without scopes outside a navigation bar, and of its text field.
    let height: CGFloat
    let fieldHeight: CGFloat
    /// The distance from the sides of the bar to the field.
    let inset: CGFloat
    /// The distance from the sides of a navigation bar to the field.
    let navigationInset: CGFloat
    /// The corner radius of the field; half its height makes a capsule.
    let fieldRadius: CGFloat
    /// The distance from the left end of the field to the magnifying glass, and the width of the glass with its margins
    /// beside text of 17 points.
    let iconInset: CGFloat
    let iconWidth: CGFloat
    /// The distance from the magnifying glass to the text, and from the end of the field to a text without icons.
    let textGap: CGFloat
    let trailingTextInset: CGFloat
    let placeholderWeight: UIFont.Weight
    let placeholderColor: UIColor
    /// The distance between the field and the cancel button.
    let cancelGap: CGFloat
    /// The height of its middle above that of the field.
    let cancelRise: CGFloat
    /// Whether the cancel button is a cross in a circle.
    let cancelIsCross: Bool

    /// The dimensions up to iOS 18.
    @MainActor static let classic = SearchBarMetrics(
        height: 56, fieldHeight: 36, inset: 8, navigationInset: 16, fieldRadius: 10, iconInset: 6, iconWidth: 20,
        textGap: 5, trailingTextInset: 7, placeholderWeight: .regular, placeholderColor: .secondaryLabel,
        cancelGap: 11, cancelRise: 1, cancelIsCross: false)
    @MainActor static let iOS26 = SearchBarMetrics(
        height: 44, fieldHeight: 36, inset: 8, navigationInset: 16, fieldRadius: 18, iconInset: 13, iconWidth: 20,
        textGap: 6.5, trailingTextInset: 14, placeholderWeight: .medium,
        placeholderColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.25) },
        cancelGap: 8, cancelRise: 0, cancelIsCross: true)

    /// The height of a search bar's row in a navigation bar.
    static let rowHeight: CGFloat = 52
    /// The distance from the top of that row to the field; likely.
    static let rowTop: CGFloat = 1
    /// The height of the row of scopes and of the control in it; chosen.
    static let scopeRow: CGFloat = 44
    static let scopeHeight: CGFloat = 32
    /// The height of the prompt above a bar, and its font size; chosen.
    static let promptRow: CGFloat = 30
    static let promptSize: CGFloat = 13
    /// The size of the bookmark or results icon at the end of the field, and its distance from that end.
    static let trailingIcon: CGFloat = 20
    static let trailingIconInset: CGFloat = 8
    /// The distance of the clear button, which is as large as the font, from the end of the field.
    static let clearInset: CGFloat = 7
    /// How long beginning and ending a search take, in seconds, as reported.
    static let duration = 0.3
}

extension UIView {
    var searchMetrics: SearchBarMetrics {
        switch systemLook {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}

internal import FrameLayout
internal import QuartzCore

/// The dimensions, fonts and colors of alerts in one look, in points (facts/alert-metrics and
/// facts/action-sheet-metrics).
@MainActor struct AlertMetrics {
    let alert: AlertMeasures
    /// The dimensions of action sheets on phones.
    let sheet: AlertMeasures
    /// The dimensions of action sheets in popovers.
    let list: AlertMeasures
    let cornerRadius: CGFloat
    let cornerCurve: CALayerCornerCurve
    /// Whether an action sheet slides in from the bottom of a phone instead of appearing like an alert.
    let sheetRisesFromBottom: Bool
    /// The color drawn over the card's blurred background, followed by the blur and the shadow of the card.
    let fill: UIColor
    let blur: CGFloat
    /// The color of the lines between actions and around fields.
    let line: UIColor
    let shadow: (offset: CGFloat, radius: CGFloat, opacity: Float)?
    let title: LimitedTextStyle
    let message: LimitedTextStyle
    let lonelyTitle: LimitedTextStyle
    let lonelyMessage: LimitedTextStyle
    /// The distance added to the line height between the baselines of two lines.
    let titleLineGap: CGFloat
    let messageLineGap: CGFloat
    /// The alignment of a title that has a message; a single text is centered.
    let alignment: NSTextAlignment
    let rowText: LimitedTextStyle
    let emphasizedRowText: LimitedTextStyle
    /// The color of action titles; `nil` for the tint color.
    let rowColor: UIColor?
    /// The colors of actions shown as capsules: usually, for the preferred action, and while pressed.
    let rowFill: UIColor?
    let preferredFill: UIColor?
    let pressed: UIColor
    let fieldFill: UIColor
    let fieldRadius: CGFloat
    let fieldHasBorder: Bool
    /// The distance from the ends of a field to its text.
    let fieldTextInset: CGFloat

    /// The values up to iOS 18.
    static let classic: AlertMetrics = {
        var alert = AlertMeasures(width: 270, cancel: .last, allowsPair: true)
        (alert.textInset, alert.top, alert.bottom, alert.bottomOfOne, alert.textGap) = (20, 20, 20, 20, 2)
        (alert.fieldHeight, alert.fieldInset, alert.fieldTop) = (30 + 2.0 / 3, 15, 16)
        (alert.fieldGap, alert.fieldBottom) = (6, 12)
        (alert.rowHeight, alert.rowTextInset, alert.line) = (44, 8, hairline)
        alert.leastActionsHeight = 67.8
        var sheet = AlertMeasures(width: 359, cancel: .apart, allowsPair: false)
        (sheet.textInset, sheet.top, sheet.bottom, sheet.bottomOfOne, sheet.textGap) = (16, 13.5, 13.5, 13.5, 13.5)
        (sheet.rowHeight, sheet.rowTextInset, sheet.line) = (57.17, 16, hairline)
        (sheet.leastActionsHeight, sheet.cardGap) = (84.3, 8)
        var list = sheet
        (list.width, list.cancel) = (304, .hidden)
        return AlertMetrics(
            alert: alert, sheet: sheet, list: list, cornerRadius: 14, cornerCurve: .continuous,
            sheetRisesFromBottom: true,
            fill: dynamic(UIColor(white: 249.0 / 255, alpha: 0.8), UIColor(white: 30.0 / 255, alpha: 0.75)),
            blur: 20, line: dynamic(UIColor(white: 0, alpha: 0.26), .separator), shadow: nil,
            title: .inAlert(.body, .semibold), message: .inAlert(.footnote),
            lonelyTitle: .inAlert(.body, .semibold), lonelyMessage: .inAlert(.footnote),
            titleLineGap: 0, messageLineGap: 0,
            alignment: .center, rowText: .inAlert(.body),
            emphasizedRowText: .inAlert(.body, .semibold), rowColor: nil, rowFill: nil,
            preferredFill: nil,
            pressed: dynamic(UIColor(white: 225.0 / 255, alpha: 1), UIColor(white: 1, alpha: 0.12)),
            fieldFill: dynamic(.white, UIColor(white: 28.0 / 255, alpha: 1)), fieldRadius: 6, fieldHasBorder: true,
            fieldTextInset: 7)
    }()

    static let iOS26: AlertMetrics = {
        var alert = AlertMeasures(width: 320, cancel: .last, allowsPair: true)
        (alert.textInset, alert.top, alert.bottom, alert.bottomOfOne) = (30, 22, 4 + 1.0 / 3, 4)
        alert.textGap = 7 + 2.0 / 3
        (alert.fieldHeight, alert.fieldInset, alert.fieldTop) = (48, 15, 12)
        (alert.fieldGap, alert.fieldBottom) = (8, 1.0 / 3)
        (alert.rowHeight, alert.rowGap, alert.rowPadding, alert.rowTextInset) = (48, 8, 16, 12)
        alert.leastActionsHeight = 92
        var sheet = alert
        sheet.allowsPair = false
        var list = sheet
        (list.width, list.cancel) = (288, .hidden)
        return AlertMetrics(
            alert: alert, sheet: sheet, list: list, cornerRadius: 34, cornerCurve: .continuous,
            sheetRisesFromBottom: false,
            fill: dynamic(UIColor(white: 0.9937, alpha: 0.7143), UIColor(white: 0.0989, alpha: 0.6506)),
            blur: 20, line: .separator, shadow: (8, 22, 0.085),
            title: .inAlert(.body, .semibold), message: .inAlert(.subheadline),
            lonelyTitle: .inAlert(.body), lonelyMessage: .inAlert(.body), titleLineGap: 22 - 61.0 / 3,
            messageLineGap: 2, alignment: .natural,
            rowText: .inAlert(.body, .medium),
            emphasizedRowText: .inAlert(.body, .semibold), rowColor: .label,
            rowFill: .tertiarySystemFill,
            preferredFill: UIColor(red: 55.0 / 255, green: 126.0 / 255, blue: 239.0 / 255, alpha: 1),
            pressed: .systemFill,
            fieldFill: dynamic(UIColor(white: 0, alpha: 0.137), UIColor(white: 1, alpha: 0.11)), fieldRadius: 24,
            fieldHasBorder: false, fieldTextInset: 16)
    }()

    /// The text styles of classic action sheets, on phones and in popovers.
    static let sheetTitle = LimitedTextStyle.inAlert(.footnote, .semibold)
    static let sheetMessage = LimitedTextStyle.inAlert(.footnote)
    /// Font sizes in points for the content sizes from `large` up (facts/alert-text-sizes).
    private static let sheetRowSizes: [CGFloat] = [20, 22, 23, 23, 28, 33, 40, 47, 53]

    /// The font of actions in classic action sheets.
    static func sheetRow(_ weight: UIFont.Weight = .regular, in traits: UITraitCollection) -> UIFont {
        let larger = UIContentSizeCategory.ordered.drop { $0 < .large }
        let index = larger.firstIndex(of: traits.preferredContentSizeCategory).map { $0 - larger.startIndex }
        return .systemFont(ofSize: sheetRowSizes[index ?? 0], weight: weight)
    }
    /// The padding above and below an action's text in a classic action sheet: a fraction of the font size, plus a
    /// number of points.
    static let sheetRowPadding: (factor: CGFloat, base: CGFloat) = (0.4, 1.8)
    /// The ratio of an action's height to its font size in all other forms, for large text.
    static let rowHeightFactor: CGFloat = 36.0 / 17
    /// The width added to cards at accessibility content sizes.
    static let accessibilityWidening: Double = 40
    /// The background color of a separate cancel card.
    static let cancelFill = dynamic(.white, UIColor(white: 44.0 / 255, alpha: 1))
    /// The distance between a sheet and the sides of the screen, and its bottom where that has no safe area inset.
    static let sheetMargin: CGFloat = 8
    /// The minimum distance between an alert and the edges of the screen; chosen.
    static let alertMargin: CGFloat = 16
    static let dimming = dynamic(UIColor(white: 0, alpha: 0.2), UIColor(white: 0, alpha: 0.48))

    /// The thickness of separators.
    private static let hairline = 0.33

    private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension UIView {
    var alertMetrics: AlertMetrics { stage.alertMetrics }
}

extension Stage {
    var alertMetrics: AlertMetrics {
        switch applicationState.mainScreen.settings.look {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}

internal import FrameLayout
internal import QuartzCore

/// The measures, fonts and colours of alerts in one look, in points (facts/alert-metrics and facts/action-sheet-metrics).
@MainActor struct AlertMetrics {
    let alert: AlertMeasures
    /// On phones.
    let sheet: AlertMeasures
    /// In popovers.
    let list: AlertMeasures
    let cornerRadius: CGFloat
    let cornerCurve: CALayerCornerCurve
    /// Whether an action sheet comes from the bottom of a phone, rather than as an alert does.
    let sheetRisesFromBottom: Bool
    /// Of the card: over the blurred background.
    let fill: UIColor
    let blur: CGFloat
    let shadow: (offset: CGFloat, radius: CGFloat, opacity: Float)?
    let title: LimitedTextStyle
    let message: LimitedTextStyle
    let lonelyTitle: LimitedTextStyle
    let lonelyMessage: LimitedTextStyle
    /// Between the baselines of two lines, beyond the height of a line.
    let titleLineGap: CGFloat
    let messageLineGap: CGFloat
    /// The alignment of a title with a message; a single text is centred.
    let alignment: NSTextAlignment
    let rowText: LimitedTextStyle
    let emphasizedRowText: LimitedTextStyle
    /// `nil` for the tint colour.
    let rowColor: UIColor?
    /// Of rows that are capsules.
    let rowFill: UIColor?
    let preferredFill: UIColor?
    let pressed: UIColor
    let fieldFill: UIColor
    let fieldRadius: CGFloat
    let fieldHasBorder: Bool
    /// From the ends of a field to its text.
    let fieldTextInset: CGFloat

    /// Up to iOS 18.
    static let classic: AlertMetrics = {
        var alert = AlertMeasures(width: 270, cancel: .last, allowsPair: true)
        (alert.textInset, alert.top, alert.bottom, alert.bottomOfOne, alert.textGap) = (20, 20, 20, 20, 2)
        (alert.fieldHeight, alert.fieldInset, alert.fieldTop) = (30, 16, 16)
        (alert.fieldGap, alert.fieldBottom) = (6, 16)
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
            fill: dynamic(UIColor(white: 242.0 / 255, alpha: 0.8), UIColor(white: 30.0 / 255, alpha: 0.75)),
            blur: 20, shadow: nil,
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
            blur: 20, shadow: (8, 22, 0.085),
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

    /// Classic action sheets, on phones and in popovers.
    static let sheetTitle = LimitedTextStyle.inAlert(.footnote, .semibold)
    static let sheetMessage = LimitedTextStyle.inAlert(.footnote)
    /// In points for the categories from `large` on (facts/alert-text-sizes).
    private static let sheetRowSizes: [CGFloat] = [20, 22, 23, 23, 28, 33, 40, 47, 53]

    /// The font of the actions of classic action sheets.
    static func sheetRow(_ weight: UIFont.Weight = .regular, in traits: UITraitCollection) -> UIFont {
        let larger = UIContentSizeCategory.ordered.drop { $0 < .large }
        let index = larger.firstIndex(of: traits.preferredContentSizeCategory).map { $0 - larger.startIndex }
        return .systemFont(ofSize: sheetRowSizes[index ?? 0], weight: weight)
    }
    /// Above and below the text of such an action: a fraction of its size, and points.
    static let sheetRowPadding: (factor: CGFloat, base: CGFloat) = (0.4, 1.8)
    /// The height of other actions over the size of their text, where that is large.
    static let rowHeightFactor: CGFloat = 36.0 / 17
    /// By how much cards are wider in the categories of accessibility.
    static let accessibilityWidening: Double = 40
    /// Of the card of a cancel action.
    static let cancelFill = dynamic(.white, UIColor(white: 44.0 / 255, alpha: 1))
    /// Between a sheet and the edges of the screen.
    static let sheetMargin: CGFloat = 8
    /// Between an alert and the edges of the screen, at least; chosen.
    static let alertMargin: CGFloat = 16
    static let dimming = dynamic(UIColor(white: 0, alpha: 0.2), UIColor(white: 0, alpha: 0.48))

    /// The thickness of lines.
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

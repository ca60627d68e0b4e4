internal import FrameLayout
internal import QuartzCore

/// The shape of an alert controller on the screen.
enum AlertForm {
    /// A card in the middle of the screen.
    case card
    /// An action sheet as a card in the middle.
    case sheetCard
    /// An action sheet at the bottom.
    case sheet
    /// An action sheet in a popover.
    case list

    @MainActor func measures(_ metrics: AlertMetrics) -> AlertMeasures {
        switch self {
        case .card: metrics.alert
        case .sheetCard, .sheet: metrics.sheet
        case .list: metrics.list
        }
    }

    /// The measures in a space of this width, in points.
    @MainActor func measures(_ metrics: AlertMetrics, inWidth width: CGFloat) -> AlertMeasures {
        var measures = measures(metrics)
        switch self {
        case .card, .sheetCard: measures.width = min(measures.width, max(0, width - 2 * AlertMetrics.alertMargin))
        case .sheet: measures.width = max(0, width - 2 * AlertMetrics.sheetMargin)
        case .list: break
        }
        return measures
    }

    /// Whether texts and rows have the fonts of classic action sheets.
    @MainActor func hasSheetFonts(_ metrics: AlertMetrics) -> Bool {
        switch self {
        case .card, .sheetCard: false
        case .sheet, .list: metrics.sheetRisesFromBottom
        }
    }
}

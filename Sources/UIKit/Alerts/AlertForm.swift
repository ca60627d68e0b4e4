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

    @MainActor func measures(_ metrics: AlertMetrics, inWidth width: CGFloat) -> AlertMeasures {
        switch self {
        case .card: return metrics.alert
        case .sheetCard: return metrics.sheet
        case .list: return metrics.list
        case .sheet:
            var measures = metrics.sheet
            measures.width = max(0, width - 2 * AlertMetrics.sheetMargin)
            return measures
        }
    }

    /// Whether texts and rows have the fonts of classic action sheets.
    @MainActor func hasSheetFonts(_ metrics: AlertMetrics) -> Bool {
        switch self {
        case .card, .sheetCard: false
        case .sheet, .list: metrics.sheetRisesFromBottom
        }
    }
}

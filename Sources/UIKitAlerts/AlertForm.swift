internal import FrameLayout
internal import QuartzCore

/// The form in which an alert controller appears on screen.
enum AlertForm {
    /// An alert: a card in the middle of the screen.
    case card
    /// An action sheet shown as a card in the middle of the screen.
    case sheetCard
    /// An action sheet at the bottom of the screen.
    case sheet
    /// An action sheet in a popover.
    case list

    /// The dimensions at the content size `large`.
    @MainActor private func measures(_ metrics: AlertMetrics) -> AlertMeasures {
        switch self {
        case .card: metrics.alert
        case .sheetCard, .sheet: metrics.sheet
        case .list: metrics.list
        }
    }

    /// The dimensions at the content size of the given traits (facts/alert-text-sizes).
    @MainActor func measures(_ metrics: AlertMetrics, in traits: UITraitCollection) -> AlertMeasures {
        var measures = measures(metrics)
        let factor = LimitedTextStyle.inAlert(.body).factor(in: traits)
        guard factor > 1 else { return measures }
        let isCard = self == .card || self == .sheetCard
        if isCard, traits.preferredContentSizeCategory.isAccessibilityCategory {
            measures.width += AlertMetrics.accessibilityWidening
        }
        measures.top *= factor
        measures.bottom *= factor
        measures.bottomOfOne *= factor
        measures.fieldHeight *= LimitedTextStyle.inAlert(.footnote).factor(in: traits)
        measures.rowHeight = max(measures.rowHeight, rowHeight(metrics, in: traits))
        return measures
    }

    /// The row height that fits the title, in points.
    @MainActor private func rowHeight(_ metrics: AlertMetrics, in traits: UITraitCollection) -> CGFloat {
        guard hasSheetFonts(metrics) else {
            return AlertMetrics.rowHeightFactor * metrics.rowText.font(in: traits).pointSize
        }
        let font = AlertMetrics.sheetRow(in: traits)
        return font.lineHeight + 2
            * (AlertMetrics.sheetRowPadding.factor * font.pointSize + AlertMetrics.sheetRowPadding.base)
    }

    /// The dimensions in a space of the given width, in points.
    @MainActor func measures(
        _ metrics: AlertMetrics, in traits: UITraitCollection, inWidth width: CGFloat
    ) -> AlertMeasures {
        var measures = measures(metrics, in: traits)
        switch self {
        case .card, .sheetCard: measures.width = min(measures.width, max(0, width - 2 * AlertMetrics.alertMargin))
        case .sheet: measures.width = max(0, width - 2 * AlertMetrics.sheetMargin)
        case .list: break
        }
        return measures
    }

    /// Whether the texts and rows use the fonts of classic action sheets.
    @MainActor func hasSheetFonts(_ metrics: AlertMetrics) -> Bool {
        switch self {
        case .card, .sheetCard: false
        case .sheet, .list: metrics.sheetRisesFromBottom
        }
    }
}

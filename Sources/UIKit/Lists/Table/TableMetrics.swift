internal import QuartzCore

/// The system's heights and distances of tables, in points.
struct TableMetrics {
    /// A row that neither its content nor a program gives a height.
    let row: CGFloat
    /// A header with one line of title in the plain style.
    let plainHeader: CGFloat
    /// Above each header in the plain style.
    let plainHeaderPadding: CGFloat
    /// A header with one line of title in the grouped styles.
    let groupedHeader: CGFloat
    /// A header or footer without a title in the grouped styles.
    let groupedGap: CGFloat
    /// Added to the first header of a grouped table.
    let firstGroupedGap: CGFloat

    /// Up to iOS 18 (facts/table-row-heights, facts/table-headers).
    static let classic = TableMetrics(
        row: 44, plainHeader: 28, plainHeaderPadding: 22, groupedHeader: 38, groupedGap: 53.0 / 3,
        firstGroupedGap: 52.0 / 3)
    /// (facts/table-row-heights, facts/table-headers).
    static let iOS26 = TableMetrics(
        row: 53, plainHeader: 40.5, plainHeaderPadding: 22, groupedHeader: 40.5, groupedGap: 53.0 / 3,
        firstGroupedGap: 52.0 / 3)
}

extension UITableView {
    var metrics: TableMetrics {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }

    /// The distance of sections from the edges in the inset style, and of text from the edges in the others.
    var sideMargin: CGFloat { CellMetrics.sideMargin(inListOfWidth: bounds.width) }

    /// The distance of the cells from the edges of the view.
    var sideInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = stage.committer.scale
        return (length * scale).rounded() / scale
    }
}

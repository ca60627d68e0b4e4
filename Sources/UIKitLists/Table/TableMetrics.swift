internal import QuartzCore

/// The system's heights of headers and footers, in points (facts/table-headers).
enum TableMetrics {
    /// The padding above each header in the plain style.
    static let plainHeaderPadding: CGFloat = 22
    /// The height of a header with a single-line title in the grouped styles.
    static let groupedHeader: CGFloat = 38
    static let groupedHeaderOfIOS26: CGFloat = 40.5
    /// The height of a header or footer without a title in the grouped styles.
    static let groupedGap: CGFloat = 53.0 / 3
    /// The gap above the first header with a title in the grouped styles.
    static let firstHeaderGap: CGFloat = 52.0 / 3
    /// The gap above the first section of a grouped table if it has no title.
    static let firstGroupedGap: CGFloat = 35
}

extension UITableView {
    /// The height of a header with a single-line title in the grouped styles, in points.
    var groupedHeader: CGFloat {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: TableMetrics.groupedHeader
        case .iOS26: TableMetrics.groupedHeaderOfIOS26
        }
    }

    /// The distance of sections from the edges in the inset style, and of text from the edges in the others.
    var sideMargin: CGFloat { sideMargin(inListOfWidth: bounds.width) }

    /// The distance of cells from the edges of the view.
    var sideInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = stage.committer.scale
        return (length * scale).rounded() / scale
    }
}

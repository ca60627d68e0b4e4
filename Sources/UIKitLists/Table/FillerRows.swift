internal import QuartzCore

/// The empty rows below the last row, which continue its separators in the plain style (facts/table-fillers).
@MainActor final class FillerRows {
    private unowned let table: UITableView
    private var rows: [FillerRow] = []

    init(of table: UITableView) { self.table = table }

    /// Fills the area below the last row, if all rows fit into the view. A table with a footer view has no empty rows.
    func layOut() {
        let top = table.listTop + table.heights.total
        let insets = table.adjustedContentInset
        let fits = top + insets.top + insets.bottom < table.bounds.height
        let height = table.style == .plain && table.tableFooterView == nil && fits ? height : 0
        let count = height >= 1 ? Int(max(0, ((table.bounds.maxY - top) / height).rounded(.up))) : 0
        setCount(min(count, TableLayoutPasses.mostRows))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: table.bounds.width, height: height)
        }
        updateAppearance()
    }

    /// Applies the separators of the table. It does not request any data, which may be stale.
    func updateAppearance() {
        guard !rows.isEmpty else { return }
        let appearance = appearance
        rows.forEach { $0.layOut(appearance) }
    }

    private func setCount(_ count: Int) {
        while rows.count > count { rows.removeLast().removeFromSuperview() }
        guard rows.count < count else { return }
        UIView.performWithoutAnimation {
            while rows.count < count {
                let row = FillerRow()
                table.insertAtBack(row)
                rows.append(row)
            }
        }
    }

    /// The height that has been set, or otherwise the height of the last row, or of an empty row if there is none.
    private var height: CGFloat {
        let set = table.fillerRowHeight
        guard set == UITableView.automaticDimension else { return set }
        if let last = table.lastRow { return table.rowRect(last).height }
        return table.rowHeight > 0 ? table.rowHeight : table.cellMetrics.height
    }

    private var appearance: RowAppearance {
        var look = RowAppearance()
        look.separatorStyle = table.separators.style
        look.separatorColor = table.separators.color
        look.separatorInset = table.separators.inset
        look.indexWidth = table.indexStrip.coveredWidth
        look.addsSeparatorInsetToAutomatic = table.separators.reference == .fromAutomaticInsets
        return look
    }
}

/// An empty row, which only shows its separator.
private final class FillerRow: UIView {
    private lazy var lines = RowSeparators(of: self)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func layOut(_ appearance: RowAppearance) {
        let margin = sideMargin(inListOfWidth: bounds.width)
        let insets = NSDirectionalEdgeInsets(
            top: 0, leading: margin, bottom: 0, trailing: cellMetrics.insetsSeparatorEnds ? margin : 0)
        lines.layOut(appearance, own: nil, automatic: insets.resolved(isRightToLeft: isRightToLeft))
    }
}

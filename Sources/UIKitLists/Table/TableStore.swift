internal import FrameLists
internal import QuartzCore

/// The data of a table as far as it has been requested: numbers of rows, heights, and section titles.
@MainActor final class TableStore {
    /// The header or footer of a section.
    struct Supplement {
        var title: String?
        /// Whether the view, and with it the height, is known. Until then, the height is an estimate.
        var isDecided = false
        /// Whether the view determines the height.
        var isAutomatic = false
        /// The padding above the view, in points, which is part of the height.
        var padding: CGFloat = 0
        /// Whether there is space but no view.
        var isEmpty = false
    }

    enum Kind: CaseIterable { case header, footer }

    var isStale = true
    /// A number that changes whenever the data has to be requested again.
    var version = 0
    var heights = RowHeights()
    var headers: [Supplement] = []
    var footers: [Supplement] = []
    /// The rows whose height is not an estimate.
    var measured: Set<ListIndex> = []
    /// The width in points, and the text size, for which heights have been measured.
    var width: CGFloat = 0
    var textSize = UIContentSizeCategory.unspecified
    /// The views created in order to find out whether the delegate provides any.
    var early: [Kind: UIView] = [:]
    /// Whether the delegate provides views of a kind; `nil` before the first request.
    var hasViews: [Kind: Bool] = [:]

    func supplement(_ kind: Kind, _ section: Int) -> Supplement {
        switch kind {
        case .header: headers[section]
        case .footer: footers[section]
        }
    }
}

extension UITableView {
    /// The heights of the data source's rows as of the last request.
    var heights: RowHeights {
        loadIfNeeded()
        return store.heights
    }

    func dataIsStale() {
        store.isStale = true
        store.version += 1
        store.measured = []
        store.hasViews = [:]
        store.early = [:]
        setNeedsLayout()
    }

    func setMeasure(_ measure: WritableKeyPath<TableMeasures, CGFloat>, _ value: CGFloat) {
        guard value.isFinite else {
            return stage.diagnostics.misuse(
                "A height of \(layerName) is not finite; use a number of points, or UITableView.automaticDimension.")
        }
        guard measures[keyPath: measure] != value else { return }
        measures[keyPath: measure] = value
        dataIsStale()
    }

    func reloadAll() {
        guard batch == nil else {
            return stage.diagnostics.misuse(
                "reloadData() of \(layerName) is called in a batch of updates; call it before or after the batch.")
        }
        swipes.close(animated: false)
        reordering.cancel()
        selection.clear()
        hideAll()
        dataIsStale()
        prefetching.forget()
        indexStrip.reload()
        loadIfNeeded()
        updateContentSize()
    }

    func rowCount(inSection section: Int) -> Int {
        let heights = heights
        guard section >= 0, section < heights.sectionCount else {
            stage.diagnostics.misuse(
                "\(layerName) has no section \(section): its data source has \(heights.sectionCount); ask for rows of a section that exists."
            )
            return 0
        }
        return heights.rowCount(in: section)
    }

    func loadIfNeeded() {
        guard store.isStale else { return }
        store.isStale = false
        store.width = bounds.width
        store.textSize = traitCollection.preferredContentSizeCategory
        guard let dataSource else {
            store.heights = RowHeights()
            (store.headers, store.footers) = ([], [])
            return
        }
        let count = max(0, dataSource.numberOfSections(in: self))
        (store.headers, store.footers) = ([], [])
        var sections: [RowHeights.Section] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            if rows < 0 {
                stage.diagnostics.misuse(
                    "The data source of \(layerName) has \(rows) rows in section \(section); answer 0 or more.")
            }
            let header = plan(.header, section)
            let footer = plan(.footer, section)
            store.headers.append(header.supplement)
            store.footers.append(footer.supplement)
            sections.append(
                RowHeights.Section(
                    header: header.height, rows: lengths(of: max(0, rows), in: section), footer: footer.height))
        }
        store.heights = RowHeights(sections)
    }

    // MARK: - Heights of rows

    private var isEstimating: Bool { measures.estimatedRow != 0 }

    private func lengths(of count: Int, in section: Int) -> Lengths {
        let common = measures.row >= 0 ? measures.row : cellMetrics.height
        guard count > 0 else { return Lengths(count: 0, common: common) }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
        if !isEstimating {
            guard ownHeight(at: path(0)) != nil else { return Lengths(count: count, common: common) }
            let all = (0..<count).map {
                valid(ownHeight(at: path($0)) ?? measures.row, cellMetrics.height, "row", path($0))
            }
            store.measured.formUnion((0..<count).lazy.map { ListIndex(section: section, item: $0) })
            return Lengths(all.map { Double($0) }, common: common)
        }
        func estimate(_ row: Int) -> CGFloat? {
            answers.own { delegate?.tableView(self, estimatedHeightForRowAt: path(row)) }
        }
        if let first = estimate(0) {
            let fallback = measures.estimatedRow > 0 ? measures.estimatedRow : common
            let all = (0..<count).map { row in
                valid(row == 0 ? first : estimate(row) ?? fallback, fallback, "row", path(row))
            }
            return Lengths(all.map { Double($0) }, common: common)
        }
        let isFixed = measures.row >= 0 && measures.estimatedRow < 0
        return Lengths(count: count, common: isFixed || measures.estimatedRow <= 0 ? common : measures.estimatedRow)
    }

    private func ownHeight(at path: IndexPath) -> CGFloat? {
        answers.own { delegate?.tableView(self, heightForRowAt: path) }
    }

    /// The height of a row shown by `cell`, whose frame has the width of the table.
    func height(of row: ListIndex, _ cell: UITableViewCell) -> CGFloat {
        let value = ownHeight(at: row.path) ?? measures.row
        guard value < 0 else { return valid(value, cellMetrics.height, "row", row.path) }
        guard isEstimating else { return cellMetrics.height }
        let fitted = fittedHeight(of: cell, width: cell.bounds.width)
        return fitted >= 1 && fitted < Self.tallest ? fitted : cellMetrics.height
    }

    /// The height from which a value counts as a mistake, in points.
    private static let tallest: CGFloat = 1e9

    func fittedHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// A height provided by the application, with a fallback for automatic heights. A number that cannot be a height is
    /// an error.
    private func valid(_ height: CGFloat, _ fallback: CGFloat, _ noun: String, _ path: IndexPath) -> CGFloat {
        if height == Self.automaticDimension { return fallback }
        guard height.isFinite, height >= 0, height < Self.tallest else {
            stage.diagnostics.misuse(
                "The delegate of \(layerName) has the height \(height) for the \(noun) at \(path); answer a number of points, or UITableView.automaticDimension."
            )
            return fallback
        }
        return height
    }

    // MARK: - Heights of headers and footers

    private func ownHeight(_ kind: TableStore.Kind, _ section: Int) -> CGFloat? {
        answers.own {
            switch kind {
            case .header: delegate?.tableView(self, heightForHeaderInSection: section)
            case .footer: delegate?.tableView(self, heightForFooterInSection: section)
            }
        }
    }

    private func estimate(_ kind: TableStore.Kind, _ section: Int) -> CGFloat {
        let own = answers.own {
            switch kind {
            case .header: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            case .footer: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
            }
        }
        return own ?? (kind == .header ? measures.estimatedHeader : measures.estimatedFooter)
    }

    /// The view provided by the delegate; `nil` for none.
    func ownView(_ kind: TableStore.Kind, _ section: Int) -> UIView? {
        guard store.hasViews[kind] != false else { return nil }
        if section == 0, let early = store.early.removeValue(forKey: kind) { return early }
        return requestView(kind, section) ?? nil
    }

    /// The view provided by the delegate; `nil` if the delegate does not implement the method.
    private func requestView(_ kind: TableStore.Kind, _ section: Int) -> UIView?? {
        guard let delegate else { return nil }
        return answers.own { () -> UIView?? in
            switch kind {
            case .header: .some(delegate.tableView(self, viewForHeaderInSection: section))
            case .footer: .some(delegate.tableView(self, viewForFooterInSection: section))
            }
        }
    }

    /// Whether the delegate provides views of a kind. To find out, the view of the first section is requested and kept.
    private func hasViews(_ kind: TableStore.Kind) -> Bool {
        if let known = store.hasViews[kind] { return known }
        let answer = requestView(kind, 0)
        store.hasViews[kind] = answer != nil
        if let view = answer ?? nil { store.early[kind] = view }
        return answer != nil
    }

    /// The height of a header or footer before its view is known.
    private func plan(
        _ kind: TableStore.Kind, _ section: Int
    ) -> (supplement: TableStore.Supplement, height: CGFloat) {
        let title =
            kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        var supplement = TableStore.Supplement(title: title)
        let own = ownHeight(kind, section)
        let property = kind == .header ? measures.header : measures.footer
        if kind == .header, style == .plain { supplement.padding = headerPadding }
        let wanted = own ?? property
        if let own, own > 0 || style == .plain && own == 0 {
            supplement.isDecided = true
            return (supplement, own > 0 ? own + supplement.padding : 0)
        }
        supplement.isAutomatic = wanted <= 0
        guard title == nil, !hasViews(kind) else {
            let estimate = estimate(kind, section)
            let height =
                wanted > 0 ? wanted : title == nil && estimate > 0 ? estimate : titleHeight(kind, section)
            return (supplement, height + supplement.padding)
        }
        supplement.isDecided = true
        return (supplement, emptyHeight(kind, section))
    }

    private var headerPadding: CGFloat {
        measures.headerPadding >= 0 ? measures.headerPadding : TableMetrics.plainHeaderPadding
    }

    /// The height of a header or footer without a view and a title.
    private func emptyHeight(_ kind: TableStore.Kind, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        let property = kind == .header ? measures.header : measures.footer
        return isFirst(kind, section) && property <= 0
            ? TableMetrics.firstGroupedGap : property > 0 ? property : TableMetrics.groupedGap
    }

    private func titleHeight(_ kind: TableStore.Kind, _ section: Int) -> CGFloat {
        style == .plain ? cellMetrics.headerHeight : groupedHeader + titleGap(kind, section)
    }

    private func isFirst(_ kind: TableStore.Kind, _ section: Int) -> Bool {
        kind == .header && section == 0 && tableHeaderView == nil
    }

    /// The gap above the first title of a grouped table.
    private func titleGap(_ kind: TableStore.Kind, _ section: Int) -> CGFloat {
        style != .plain && isFirst(kind, section) ? TableMetrics.firstHeaderGap : 0
    }

    /// The height of a header or footer with its view; `nil` if it had been determined before.
    func decidedHeight(_ kind: TableStore.Kind, _ section: Int, _ view: UIView?) -> CGFloat? {
        let supplement = store.supplement(kind, section)
        guard !supplement.isDecided else { return nil }
        guard let view else { return emptyHeight(kind, section) }
        let property = kind == .header ? measures.header : measures.footer
        guard supplement.isAutomatic else { return property + supplement.padding }
        let fitted = min(max(0, fittedHeight(of: view, width: max(0, bounds.width - 2 * sideInset))), Self.tallest)
        let isStandard = supplement.title != nil && store.hasViews[kind] != true
        guard isStandard else {
            return (fitted >= 1 ? fitted : titleHeight(kind, section)) + supplement.padding
        }
        let least = kind == .header ? titleHeight(kind, section) : 0
        return max(least, fitted + titleGap(kind, section)) + supplement.padding
    }
}

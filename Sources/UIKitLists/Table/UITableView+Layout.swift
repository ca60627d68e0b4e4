internal import FrameLists
internal import QuartzCore

/// The state of a table's layout passes.
@MainActor final class TableLayoutPasses {
    var isRunning = false
    /// Whether the data has changed in every pass of a layout, which is an error.
    var isEndless = false
    /// The row that the table is scrolling to. Its position becomes exact as the rows on the way are measured.
    var target: (row: ListIndex, position: UITableView.ScrollPosition)?
    /// The visible rows whose content may need a different height.
    var changed: Set<ListIndex> = []
    /// The row whose cell is being created.
    var shownNow: ListIndex?

    /// The number of times that the data may change during one layout.
    static let longest = 100
    /// The maximum number of rows measured in one layout, because rows without height never fill the view.
    static let mostRows = 2_000
}

extension UITableView {
    /// The visible range of the content's rows.
    var visibleOffsets: Range<Double> {
        let top = bounds.minY - listTop
        return top..<(top + max(0, bounds.height))
    }

    /// The top of the first section.
    var listTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    func tableBoundsDidChange(from old: CGRect) {
        guard bounds != old else { return }
        if isDragging, bounds.origin.y != old.origin.y { swipes.close(animated: true) }
        setNeedsLayout()
    }

    func layOutRows() {
        guard !layoutPasses.isRunning, !layoutPasses.isEndless else { return }
        layoutPasses.isRunning = true
        layOut()
        layoutPasses.isRunning = false
        followTarget()
    }

    private func layOut() {
        var (passes, measured) = (0, 0)
        while passes < TableLayoutPasses.longest, measured < TableLayoutPasses.mostRows {
            loadIfNeeded()
            fitWidth()
            remeasureChanged()
            let version = store.version
            let new = showNextRow()
            if new { measured += 1 }
            if store.version != version { passes += 1 } else if !new, !updateContentSize() { break }
        }
        if passes == TableLayoutPasses.longest {
            layoutPasses.isEndless = true
            stage.diagnostics.misuse(
                "The data of \(layerName) changes in each of \(passes) passes of one layout; call reloadData() outside of the data source's methods."
            )
        } else if measured == TableLayoutPasses.mostRows {
            stage.diagnostics.reportUnsupported(
                "more than \(measured) visible rows in \(layerName)", instead: "the rest is not shown")
        }
        finishLayout()
    }

    private func finishLayout() {
        loadIfNeeded()
        hideInvisible()
        layOutEdgeViews()
        updateContentSize()
        layOutCells()
        layOutSupplements()
        fillers.layOut()
        backgroundView?.frame = bounds
        indexStrip.layOut()
        prefetching.update(for: self)
    }

    /// Turns automatic heights into estimates again after a change of the width or the text size. The first visible row
    /// keeps its position.
    private func fitWidth() {
        let textSize = traitCollection.preferredContentSizeCategory
        guard store.width != bounds.width || store.textSize != textSize else { return }
        let visible = visibleOffsets
        let top = min(visible.lowerBound + adjustedContentInset.top, visible.upperBound)
        let first = heights.rows(in: top..<visible.upperBound).first
        let isAtTop = contentOffset.y <= -adjustedContentInset.top
        let distance = first.map { heights.span(of: $0).lowerBound - visibleOffsets.lowerBound }
        hideIfStale()
        store.measured = []
        store.early = [:]
        store.isStale = true
        loadIfNeeded()
        for row in shown.sorted.map(\.index) where heights.contains(row) { measure(row) }
        guard let first, let distance, !isAtTop, heights.contains(first) else { return }
        updateContentSize()
        scrolling.shift(by: CGPoint(x: 0, y: heights.span(of: first).lowerBound - distance - visibleOffsets.lowerBound))
    }

    /// Hides the cells of rows that no longer exist.
    private func hideIfStale() {
        for (row, _) in shown.sorted where !store.heights.contains(row) { hide(row) }
    }

    /// - Returns: Whether the size has changed.
    @discardableResult func updateContentSize() -> Bool {
        let footer = tableFooterView?.frame.height ?? 0
        let size = CGSize(width: bounds.width, height: listTop + heights.total + footer)
        guard size != contentSize else { return false }
        let offset = contentOffset
        contentSize = size
        return contentOffset != offset
    }

    // MARK: - Rows

    /// Creates the cell of the first visible row without one.
    private func showNextRow() -> Bool {
        let row = heights.rows(in: visibleOffsets).first { shown.cells[$0] == nil }
        guard let row else { return false }
        if let shift = show(row), shift != 0 { scrolling.shift(by: CGPoint(x: 0, y: shift)) }
        return true
    }

    /// Creates the cell of a row and measures it.
    ///
    /// - Returns: The distance by which the content has to move to keep the visible rows in place; `nil` without a
    ///   cell.
    @discardableResult func show(_ row: ListIndex, top: CGFloat? = nil) -> CGFloat? {
        guard let dataSource else { return nil }
        let outer = layoutPasses.shownNow
        layoutPasses.shownNow = row
        defer { layoutPasses.shownNow = outer }
        let version = store.version
        let cell = dataSource.tableView(self, cellForRowAt: row.path)
        guard store.version == version, heights.contains(row) else { return nil }
        if let old = shown.index(of: cell) { shown.remove(at: old) }
        shown.set(cell, at: row)
        var shift: CGFloat = 0
        UIView.performWithoutAnimation {
            cell.list = self
            cell.rowAppearance = appearance(of: row)
            if let level = answers.own({ delegate?.tableView(self, indentationLevelForRowAt: row.path) }) {
                cell.indentationLevel = level
            }
            cell.setSelected(selection.rows.contains(row), animated: false)
            cell.setHighlighted(selection.highlighted == row, animated: false)
            if cell.isEditing != isCellEditing(row) { cell.setEditing(isCellEditing(row), animated: false) }
            cell.frame = rowRect(row)
            insertAtBack(cell)
            shift = measure(row, top: top)
            cell.frame = rowRect(row)
            cell.configurator.layOutContent()
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
        UIView.performWithoutAnimation {
            cell.configurator.layOutContent()
            cell.layer.layOutSubtreeIfNeeded()
        }
        return shift
    }

    /// Inserts a view behind all rows, but above the background.
    func insertAtBack(_ cell: UIView) {
        let behind = backgroundView == nil ? 0 : 1
        guard cell.superview === self else { return insertSubview(cell, at: behind) }
        sendSubviewToBack(cell)
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// - Returns: The distance by which the content has to move to keep the visible rows in place.
    @discardableResult func measure(_ row: ListIndex, top: CGFloat? = nil) -> CGFloat {
        guard let cell = shown.cells[row] else { return 0 }
        guard isSelfMeasured || !store.measured.contains(row) else { return 0 }
        let height = height(of: row, cell)
        store.measured.insert(row)
        let visibleTop = top ?? bounds.minY + adjustedContentInset.top
        return store.heights.measure(row, as: height, top: visibleTop - listTop)
    }

    /// Whether heights may change.
    private var isSelfMeasured: Bool { measures.estimatedRow != 0 }

    private func remeasureChanged() {
        guard !layoutPasses.changed.isEmpty else { return }
        let changed = layoutPasses.changed.sorted()
        layoutPasses.changed = []
        for row in changed where heights.contains(row) {
            let shift = measure(row)
            if shift != 0 { scrolling.shift(by: CGPoint(x: 0, y: shift)) }
        }
    }

    private func hideInvisible() {
        let visible = Set(heights.rows(in: visibleOffsets))
        for (row, cell) in shown.sorted where !visible.contains(row) {
            guard !shown.isMoving(cell), !holdsFirstResponder(cell), !reordering.isMoving(row), !swipes.isOpen(row)
            else { continue }
            hide(row)
        }
    }

    private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
        guard let responder = stage.applicationState.keyboard.firstResponder else { return false }
        return sequence(first: responder, next: { $0.next }).contains { $0 === cell }
    }

    /// Removes the cell of a row from the screen, for reuse.
    func hide(_ row: ListIndex) {
        guard let cell = shown.cells[row] else { return }
        shown.remove(at: row)
        discard(cell, at: row)
    }

    func discard(_ cell: UITableViewCell, at row: ListIndex) {
        cell.removeFromSuperview()
        cell.list = nil
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.path)
        if staticSections == nil { pool.cells.keep(cell, cell.reuseIdentifier) }
    }

    /// The last row of the last section that has any.
    var lastRow: ListIndex? {
        (0..<heights.sectionCount).reversed().lazy.compactMap { section in
            let count = self.heights.rowCount(in: section)
            return count > 0 ? ListIndex(section: section, item: count - 1) : nil
        }.first
    }

    func hideAll() {
        for (row, _) in shown.sorted { hide(row) }
        for section in shown.headers.keys.sorted() { hideSupplement(.header, section) }
        for section in shown.footers.keys.sorted() { hideSupplement(.footer, section) }
    }

    /// Sets the frames of cells and headers in accordance with the heights.
    func layOutCells() {
        for (row, cell) in shown.sorted where heights.contains(row) && !reordering.isLifted(row) {
            let frame = rowRect(row).offsetBy(dx: swipes.offset(of: row), dy: reordering.shift(of: row))
            if cell.frame != frame { cell.frame = frame }
            let appearance = appearance(of: row)
            if cell.rowAppearance != appearance { cell.rowAppearance = appearance }
        }
    }

    // MARK: - The views above and below all sections

    func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
    }

    func edgeViewDidChange() {
        if store.headers.first != nil, style != .plain { dataIsStale() }
        layOutEdgeViews()
        updateContentSize()
        setNeedsLayout()
    }

    /// Lays out the table's header and footer views, which have the width of the table and their own height.
    func layOutEdgeViews() {
        if let view = tableHeaderView {
            setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height), of: view)
        }
        if let view = tableFooterView {
            setFrame(CGRect(x: 0, y: listTop + heights.total, width: bounds.width, height: view.frame.height), of: view)
        }
    }

    private func setFrame(_ frame: CGRect, of view: UIView) {
        if view.frame != frame { view.frame = frame }
    }

    // MARK: - Cells' reports

    func appearance(of row: ListIndex) -> RowAppearance {
        var look = RowAppearance()
        let (item, count) = reordering.seen(row, of: heights.rowCount(in: row.section))
        let last = count - 1
        switch style {
        case .plain: look.style = .plain
        case .grouped: look.style = .grouped
        case .insetGrouped: look.style = .insetGrouped
        }
        look.position =
            last == 0 ? .only : item == 0 ? .first : item == last ? .last : .middle
        look.separatorStyle = separators.style
        look.separatorColor = separators.color
        look.separatorInset = separators.inset
        look.addsSeparatorInsetToAutomatic = separators.reference == .fromAutomaticInsets
        look.hidesTopSeparator = true
        look.hidesBottomSeparator = hidesSeparator(below: row) || style == .insetGrouped && item == last
        look.sideInset = sideInset
        look.indexWidth = indexStrip.coveredWidth
        editing.apply(to: &look, row, self)
        look.swipeOffset = swipes.offset(of: row)
        return look
    }

    /// Whether the separator below a row is hidden, which is the case around a selected or highlighted row.
    private func hidesSeparator(below row: ListIndex) -> Bool {
        let next = ListIndex(section: row.section, item: row.item + 1)
        return [row, next].contains { row in
            guard row == selection.highlighted || selection.rows.contains(row) else { return false }
            return shown.cells[row]?.selectionStyle != UITableViewCell.SelectionStyle.none
        }
    }

    func updateAppearances() {
        for (row, cell) in shown.sorted where store.heights.contains(row) {
            let appearance = appearance(of: row)
            if cell.rowAppearance != appearance { cell.rowAppearance = appearance }
        }
        fillers.updateAppearance()
    }
}

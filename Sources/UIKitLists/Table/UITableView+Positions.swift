internal import FrameLists
internal import QuartzCore

// Positions of rows, and scrolling to them.
extension UITableView {
    func sectionRect(_ section: Int) -> CGRect {
        rect(section, heights.sectionCount) { $0.span(ofSection: section) }
    }

    func headerRect(_ section: Int) -> CGRect {
        rect(section, heights.sectionCount) { $0.span(ofHeader: section) }
    }

    func footerRect(_ section: Int) -> CGRect {
        rect(section, heights.sectionCount) { $0.span(ofFooter: section) }
    }

    private func rect(_ section: Int, _ count: Int, _ span: (RowHeights) -> Range<Double>) -> CGRect {
        guard section >= 0, section < count else { return .zero }
        let span = span(heights)
        return CGRect(
            x: 0, y: listTop + span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    }

    func rowRect(_ path: IndexPath) -> CGRect { ListIndex(path).map(rowRect) ?? .zero }

    func rowRect(_ row: ListIndex) -> CGRect {
        guard heights.contains(row) else { return .zero }
        let span = heights.span(of: row)
        return CGRect(
            x: sideInset, y: listTop + span.lowerBound, width: max(0, bounds.width - 2 * sideInset),
            height: span.upperBound - span.lowerBound)
    }

    func row(at point: CGPoint) -> IndexPath? {
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return heights.row(at: point.y - listTop)?.path
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
        return heights.rows(in: rect.minY - listTop..<max(rect.minY, rect.maxY) - listTop).map(\.path)
    }

    func shownCell(at path: IndexPath) -> UITableViewCell? { ListIndex(path).flatMap { shown.cells[$0] } }

    /// The rows that are at least partly visible.
    var visibleRows: [(index: ListIndex, cell: UITableViewCell)] {
        let visible = Set(store.heights.rows(in: visibleOffsets))
        return shown.sorted.filter { visible.contains($0.index) }
    }

    /// The index for an application's index path. A path that does not exist ends the run with an error.
    func existing(_ path: IndexPath, _ call: String) -> ListIndex? {
        let heights = heights
        if let row = ListIndex(path), heights.contains(row) { return row }
        let described =
            path.count == 2 ? "row (\(path[1])) … section (\(path[0]))" : "an index path of \(path.count) indexes"
        let bounds =
            path.count == 2 && path[0] >= 0 && path[0] < heights.sectionCount
            ? "\(heights.rowCount(in: path[0])) rows in the section" : "\(heights.sectionCount) sections"
        stage.diagnostics.misuse(
            "Attempted to \(call) an out-of-bounds \(described) of \(layerName), which has \(bounds); use the index path of a row that exists."
        )
        return nil
    }

    // MARK: - Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        // A row of NSNotFound stands for the top of the section.
        if path.count == 2, path[1] == NSNotFound, path[0] >= 0, path[0] < heights.sectionCount {
            let top = CGPoint(x: contentOffset.x, y: offset(for: sectionRect(path[0]), .top, header: 0))
            return setContentOffset(top, animated: animated)
        }
        guard let row = existing(path, "scroll to") else { return }
        if animated, window != nil {
            updateContentSize()
            layoutPasses.target = (row, position)
            return setContentOffset(CGPoint(x: contentOffset.x, y: offset(of: row, position)), animated: true)
        }
        layoutPasses.target = nil
        // Rows that come into view are measured, which may move the target.
        for _ in 0..<10 {
            updateContentSize()
            let y = offset(of: row, position)
            guard abs(y - contentOffset.y) > 1e-6 else { break }
            setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
            let reached = contentOffset.y
            layOutRows()
            if contentOffset.y == reached, offset(of: row, position) == y { break }
        }
    }

    func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = selection.rows.filter(heights.contains).min {
            abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
        }
        if let nearest { scroll(to: nearest.path, position, animated: animated) }
    }

    /// Keeps an animated scroll on course for a row whose position has been corrected.
    func followTarget() {
        guard let (row, position) = layoutPasses.target else { return }
        guard scrolling.isAnimating || !scrolling.isMoving, heights.contains(row) else {
            return layoutPasses.target = nil
        }
        let end = offset(of: row, position)
        if scrolling.isAnimating { return scrolling.redirect(to: end) }
        // The last rows to come into view are measured only when the animation is over.
        layoutPasses.target = nil
        scroll(to: row.path, position, animated: false)
    }

    private func offset(of row: ListIndex, _ position: ScrollPosition) -> CGFloat {
        let header = style == .plain ? frame(.header, row.section).height : 0
        return offset(for: rowRect(row), position, header: header)
    }

    /// The offset that shows a rectangle at a scroll position, limited to the range of the content.
    private func offset(for rect: CGRect, _ position: ScrollPosition, header: CGFloat) -> CGFloat {
        let inset = adjustedContentInset
        let top = rect.minY - inset.top - header
        let bottom = rect.maxY - bounds.height + inset.bottom
        let wanted: CGFloat
        switch position {
        case .top: wanted = top
        case .bottom: wanted = bottom
        case .middle: wanted = rect.midY - (bounds.height - inset.bottom + inset.top) / 2
        case .none: wanted = min(max(contentOffset.y, bottom), top)
        }
        let range = offsetRange.y
        return onPixel(min(max(wanted, range.lowerBound), range.upperBound))
    }
}

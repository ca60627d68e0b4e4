internal import FrameLists
internal import QuartzCore

/// Tells the prefetching data source which rows will appear next in the direction of scrolling.
@MainActor final class RowPrefetching {
    private var requested: Set<ListIndex> = []
    private var offset: CGFloat = 0

    func forget() { requested = [] }

    func update(for table: UITableView) {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil else { return }
        let visible = table.visibleOffsets
        let length = visible.upperBound - visible.lowerBound
        let isDown = table.contentOffset.y >= offset
        offset = table.contentOffset.y
        let ahead =
            isDown
            ? visible.upperBound..<visible.upperBound + length : visible.lowerBound - length..<visible.lowerBound
        let shown = Set(table.shown.cells.keys)
        let near = table.heights.rows(in: ahead).filter { !shown.contains($0) }
        let dropped = requested.subtracting(near).subtracting(shown).sorted()
        let new = near.filter { !requested.contains($0) }
        requested = requested.subtracting(shown).subtracting(dropped).union(new)
        if !dropped.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: dropped.map(\.path)) }
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new.map(\.path)) }
    }
}

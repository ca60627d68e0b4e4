/// A section of a table whose cells a storyboard lists. They are made with the table and never reused.
@MainActor struct StaticSection {
    struct Row {
        let cell: UITableViewCell
        /// `nil` for the table's.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension [StaticSection] {
    /// `nil` outside the table.
    @MainActor func section(at index: Int) -> StaticSection? { indices.contains(index) ? self[index] : nil }

    /// `nil` outside the table.
    @MainActor func row(at indexPath: IndexPath) -> StaticSection.Row? {
        guard indexPath.count == 2, indices.contains(indexPath.section),
            self[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return self[indexPath.section].rows[indexPath.row]
    }
}

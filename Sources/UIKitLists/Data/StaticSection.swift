/// A section of a table whose cells are defined in a storyboard. They are created with the table and never reused.
@MainActor struct StaticSection {
    struct Row {
        let cell: UITableViewCell
        /// The height of the row; `nil` for the table's row height.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension [StaticSection] {
    /// The section at an index; `nil` if it does not exist.
    @MainActor func section(at index: Int) -> StaticSection? { indices.contains(index) ? self[index] : nil }

    /// The row at an index path; `nil` if it does not exist.
    @MainActor func row(at indexPath: IndexPath) -> StaticSection.Row? {
        guard indexPath.count == 2, indices.contains(indexPath.section),
            self[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return self[indexPath.section].rows[indexPath.row]
    }
}

/// A data source with outlines, as seen by the cells that show them.
@MainActor protocol OutlineSource: AnyObject {
    /// The depth of an item in an outline, and whether it is expanded; `nil` for an item in a section without an
    /// outline.
    func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Expands a collapsed item, or collapses an expanded one, as a tap on its disclosure does.
    func toggleExpansion(at indexPath: IndexPath)
}

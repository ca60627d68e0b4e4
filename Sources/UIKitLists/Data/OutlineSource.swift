/// A data source with outlines, as the cells see it that show them.
@MainActor protocol OutlineSource: AnyObject {
    /// The depth of an item of an outline and whether it is expanded; `nil` for an item of a section without an outline.
    func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Expands a collapsed item, and collapses an expanded one, as a tap on its disclosure does.
    func toggleExpansion(at indexPath: IndexPath)
}

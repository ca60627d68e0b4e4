/// How long the animations of a collection view last, in seconds.
enum CollectionNumbers {
    /// Of a batch of updates (facts/collection-updates).
    static let updateDuration = 0.3
    /// Of a change of layouts (facts/collection-layout-changes).
    static let layoutChangeDuration = 0.3
    /// Of a selection or deselection by a call. Chosen: that of a table's rows.
    static let selectionDuration = 0.3
}

/// A search controller whose search bar is part of a navigation bar.
@MainActor protocol NavigationBarSearchSlot: AnyObject {
    /// The search bar, placed below the titles.
    var barView: UIView { get }
    /// The height of the search bar, in points.
    var preferredHeight: CGFloat { get }
    /// Whether a search is active, which keeps the search bar visible.
    var isSearching: Bool { get }
    /// Whether an active search replaces the titles and buttons.
    var hidesTitles: Bool { get }
}

/// A search controller whose bar is part of a navigation bar.
@MainActor protocol NavigationBarSearchSlot: AnyObject {
    /// Below the titles.
    var barView: UIView { get }
    /// In points.
    var preferredHeight: CGFloat { get }
    /// Whether a search is active, so that the bar stays.
    var isSearching: Bool { get }
    /// Whether an active search replaces the titles and buttons.
    var hidesTitles: Bool { get }
}

/// The parts of a navigation bar below one another, in points.
struct BarExtent: Equatable {
    /// The line above the title.
    var prompt: CGFloat = 0
    /// The bar without the other parts.
    var base: CGFloat
    /// Of buttons and titles, at the top of ``base``.
    var row: CGFloat
    /// Whether the item has a large title, of which nothing may be left.
    var hasLargeTitle = false
    /// What is visible of the large title and of the search bar.
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0
    /// By how much the bar is higher because the content was pulled down.
    var stretch: CGFloat = 0
    /// Whether an active search is in place of titles and buttons.
    var hidesTitles = false

    /// Without parts that move away with the content.
    var fixed: CGFloat { prompt + base }
    /// At rest.
    var height: CGFloat { fixed + largeTitle + search }
    var shownHeight: CGFloat { height + stretch }

    /// Whether the title is shown in the row, and not as a large title alone: when 10 points of that are left
    /// (facts/large-title-motion).
    var showsSmallTitle: Bool { !hidesTitles && (!hasLargeTitle || largeTitle <= 10) }
}

/// The heights of a navigation bar's stacked parts, in points.
struct BarExtent: Equatable {
    /// The line above the title.
    var prompt: CGFloat = 0
    /// The bar without its other parts.
    var base: CGFloat
    /// The row of buttons and titles at the top of ``base``.
    var row: CGFloat
    /// Whether the item has a large title, even if it is completely scrolled away.
    var hasLargeTitle = false
    /// The visible heights of the large title and of the search bar.
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0
    /// The extra height of the bar while its content is pulled down.
    var stretch: CGFloat = 0
    /// Whether an active search replaces titles and buttons.
    var hidesTitles = false

    /// The height without the parts that scroll away with the content.
    var fixed: CGFloat { prompt + base }
    /// The height at rest, then the height including the stretch.
    var height: CGFloat { fixed + largeTitle + search }
    var shownHeight: CGFloat { height + stretch }

    /// Whether the title is shown in the row rather than only as a large title: once 10 points or less of the large
    /// title are left (facts/large-title-motion).
    var showsSmallTitle: Bool { !hidesTitles && (!hasLargeTitle || largeTitle <= 10) }
}

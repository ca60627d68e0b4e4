/// Where a paging scroll view comes to rest when the finger lets go.
///
/// It stops on multiples of its length. A flick goes on to the next page in its direction; otherwise the nearest page is the
/// target. Source: Apple, UIScrollView.isPagingEnabled, for the multiples; which one, as widely reported.
@frozen public struct Paging: Equatable, Sendable {
    /// In points per second: what is a flick. Our choice, as no figure is published.
    public static let flickSpeed = 250.0

    public let page: Double
    public let content: Double

    public init(page: Double, content: Double) {
        self.page = page
        self.content = content
    }

    /// The offset of the page, between 0 and the last page.
    public func target(offset: Double, velocity: Double) -> Double {
        guard page > 0 else { return offset }
        let position = offset / page
        let index =
            velocity >= Self.flickSpeed
            ? position.rounded(.down) + 1
            : velocity <= -Self.flickSpeed ? position.rounded(.up) - 1 : position.rounded(.toNearestOrAwayFromZero)
        return min(max(index * page, 0), max(content - page, 0))
    }
}

/// The target of a paging scroll view when the finger is lifted.
///
/// The target is a multiple of its length: after a flick the next page in that direction, otherwise the nearest page.
/// Source: Apple, UIScrollView.isPagingEnabled, for the multiples; the choice among them as widely reported.
@frozen public struct Paging: Equatable, Sendable {
    /// Minimum speed of a flick, in points per second. Chosen, because no figure is published.
    public static let flickSpeed = 250.0

    public let page: Double
    public let content: Double

    public init(page: Double, content: Double) {
        self.page = page
        self.content = content
    }

    /// Returns the offset of the page, between 0 and the last page.
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

/// A touch that opened a menu: once it has moved, it chooses where it ends.
struct MenuTouch {
    private let start: CGPoint
    private var hasMoved = false

    /// The distance, in points, that a touch moves before it may choose. Chosen: the slop of a pan.
    private static let slop: CGFloat = 10

    /// - Parameter start: where the touch was when the menu opened, in the window.
    init(at start: CGPoint) { self.start = start }

    /// Whether the touch may choose, now that it is at a point of the window.
    mutating func mayChoose(at point: CGPoint) -> Bool {
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > Self.slop { hasMoved = true }
        return hasMoved
    }
}

/// A touch that opened a menu: once it has moved, it chooses where it ends.
struct MenuTouch {
    private let start: CGPoint
    /// Whether the touch may choose.
    private(set) var hasMoved = false

    /// The distance, in points, that a touch moves before it may choose. Chosen: the slop of a pan.
    private static let slop: CGFloat = 10

    /// - Parameter start: where the touch was when the menu opened, in the window.
    init(at start: CGPoint) { self.start = start }

    /// - Parameter point: in the window.
    mutating func move(to point: CGPoint) {
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > Self.slop { hasMoved = true }
    }
}

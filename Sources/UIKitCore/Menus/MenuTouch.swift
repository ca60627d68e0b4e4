/// A touch that has opened a menu. It can choose an entry only after it has moved.
struct MenuTouch {
    private let start: CGPoint
    private var hasMoved = false

    /// The distance that a touch has to move before it may choose, in points. Chosen: the slop of a pan.
    private static let slop: CGFloat = 10

    /// - Parameter start: The location of the touch in the window when the menu opened.
    init(at start: CGPoint) { self.start = start }

    /// Whether the touch may choose an entry, now that it is at a point in the window.
    mutating func mayChoose(at point: CGPoint) -> Bool {
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > Self.slop { hasMoved = true }
        return hasMoved
    }
}

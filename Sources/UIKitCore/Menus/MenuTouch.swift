/// A touch that has opened a menu. It can choose an entry only after it has moved.
struct MenuTouch {
    private let start: CGPoint
    /// Whether the touch may choose.
    private(set) var hasMoved = false

    /// The distance that a touch has to move before it may choose, in points. Chosen: the slop of a pan.
    private static let slop: CGFloat = 10

    /// - Parameter start: The location of the touch in the window when the menu opened.
    init(at start: CGPoint) { self.start = start }

    /// - Parameter point: The location in the window.
    mutating func move(to point: CGPoint) {
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > Self.slop { hasMoved = true }
    }
}

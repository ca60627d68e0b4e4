/// One line or curve of a path, from where the one before it ended.
@frozen public struct PathPiece: Hashable, Sendable {
    /// A line too: its controls lie at the thirds, so that it is gone along at a constant speed.
    public var curve: Cubic
    public var isLine: Bool
    /// Which contour it belongs to, from 0.
    public var contour: Int
    /// Whether it is the last one of a contour that was closed.
    public var closesContour = false

    init(_ curve: Cubic, isLine: Bool, contour: Int) {
        self.curve = curve
        self.isLine = isLine
        self.contour = contour
    }
}

extension Path {
    /// The lines and curves in order. The line that a close draws is among them unless it has no length.
    ///
    /// - Parameter closing: whether contours that are not closed end with such a line too, as they do in a fill.
    public func pieces(closing: Bool = false) -> [PathPiece] {
        var pieces: [PathPiece] = []
        var (start, here) = (Point.zero, Point.zero)
        var contour = 0
        var isOpen = false
        func line(to point: Point) {
            pieces.append(PathPiece(Cubic(line: here, point), isLine: true, contour: contour))
        }
        func finish(closing: Bool) {
            if closing, isOpen {
                if here != start { line(to: start) }
                pieces[pieces.count - 1].closesContour = true
            }
            if isOpen { contour += 1 }
            isOpen = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(closing: closing)
                (start, here) = (point, point)
                continue
            case .line(let point):
                line(to: point)
            case .quadratic(let control, let point):
                pieces.append(PathPiece(Cubic(quadratic: here, control, point), isLine: false, contour: contour))
            case .cubic(let first, let second, let point):
                pieces.append(PathPiece(Cubic(here, first, second, point), isLine: false, contour: contour))
            case .close:
                finish(closing: true)
                here = start
                continue
            }
            here = element.points.last ?? here
            isOpen = true
        }
        finish(closing: closing)
        return pieces
    }
}

extension Cubic {
    /// A straight line, gone along at a constant speed.
    public init(line start: Point, _ end: Point) {
        func mix(_ t: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
        self.init(start, mix(1.0 / 3), mix(2.0 / 3), end)
    }

    /// The same curve from `first` to `last`, both 0…1: exactly `self` from 0 to 1.
    public func part(from first: Double, to last: Double) -> Cubic {
        var part = self
        if last < 1 { part = part.split(at: last).before }
        if first > 0 { part = part.split(at: last > 0 ? first / last : 0).after }
        return part
    }

    /// By de Casteljau's construction.
    private func split(at t: Double) -> (before: Cubic, after: Cubic) {
        func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (Cubic(start, a, d, middle), Cubic(middle, e, c, end))
    }

    /// Where inside 0…1 the curve turns back along x or along y, in order.
    public func turns(along axis: KeyPath<Point, Double>) -> [Double] {
        let (p0, p1, p2, p3) = (
            start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis]
        )
        // A third of the speed: a t² + b t + c.
        let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
        let discriminant = b * b - 4 * a * c
        guard discriminant > 0 else { return [] }
        // Each root is divided so that it loses no digits.
        let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
    }
}

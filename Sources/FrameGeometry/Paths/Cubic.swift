/// A cubic Bézier curve.
@frozen public struct Cubic: Hashable, Sendable {
    public var start: Point
    public var first: Point
    public var second: Point
    public var end: Point

    @inlinable public init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// Converts a quadratic curve to the identical cubic one.
    public init(quadratic start: Point, _ control: Point, _ end: Point) {
        func mix(_ from: Point) -> Point {
            Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        self.init(start, mix(start), mix(end), end)
    }

    /// Returns the point at `t`, 0…1; exactly the end points at 0 and 1.
    public func point(at t: Double) -> Point {
        if t <= 0 { return start }
        if t >= 1 { return end }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// Returns the tangent at `t`, of any length. Where the derivative is 0, it is the direction in which the curve
    /// continues or from which it arrives. Returns `nil` if the curve never leaves its start.
    public func direction(at t: Double) -> Point? {
        let s = 1 - t
        func speed(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
            s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2)
        }
        let velocity = Point(
            x: speed(start.x, first.x, second.x, end.x), y: speed(start.y, first.y, second.y, end.y))
        if velocity != .zero { return velocity }
        let candidates = t < 0.5 ? [second - start, end - start] : [end - first, end - start]
        return candidates.first { $0 != .zero }
    }

    /// Returns the number of equal steps in t, at most `limit`, that keep a polyline within `tolerance` of the curve.
    ///
    /// A chord over a step of 1/n is off by at most max|B″|/(8n²), and |B″| ≤ 6·bend, where bend is the larger second
    /// difference of the control points: n ≥ √(¾·bend/tolerance).
    public func steps(within tolerance: Double, limit: Int) -> Int {
        func difference(_ a: Point, _ b: Point, _ c: Point) -> Double {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let bend = max(difference(start, first, second), difference(first, second, end))
        let needed = (0.75 * bend / tolerance).squareRoot()
        // The comparison is false for NaN too.
        return needed < Double(limit) ? max(1, Int(needed.rounded(.up))) : limit
    }
}

extension Cubic {
    /// Creates a straight line with constant speed.
    public init(line start: Point, _ end: Point) {
        func mix(_ t: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
        self.init(start, mix(1.0 / 3), mix(2.0 / 3), end)
    }

    /// Returns the part of the curve from `first` to `last`, both 0…1; exactly `self` from 0 to 1.
    public func part(from first: Double, to last: Double) -> Cubic {
        var part = self
        if last < 1 { part = part.split(at: last).before }
        if first > 0 { part = part.split(at: last > 0 ? first / last : 0).after }
        return part
    }

    /// Splits the curve by De Casteljau's construction.
    private func split(at t: Double) -> (before: Cubic, after: Cubic) {
        func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (Cubic(start, a, d, middle), Cubic(middle, e, c, end))
    }

    /// Returns the parameters inside 0…1 at which the curve turns back along an axis, in ascending order.
    public func turns(along axis: KeyPath<Point, Double>) -> [Double] {
        let (p0, p1, p2, p3) = (
            start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis]
        )
        // The derivative divided by three is a t² + b t + c.
        let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
        let discriminant = b * b - 4 * a * c
        guard discriminant > 0 else { return [] }
        // This is the stable form of the quadratic formula, which avoids cancellation.
        let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
    }
}

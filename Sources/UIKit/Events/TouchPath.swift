/// A polyline that is walked at one speed.
struct TouchPath {
    private let points: [CGPoint]
    /// The way to each point from the first.
    private let distances: [CGFloat]

    /// - Precondition: there is a point.
    init(_ points: [CGPoint]) {
        self.points = points
        var distance: CGFloat = 0
        distances =
            [0]
            + zip(points, points.dropFirst()).map { start, end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                distance += (x * x + y * y).squareRoot()
                return distance
            }
    }

    /// Points of the whole way.
    var length: CGFloat { distances[distances.count - 1] }

    /// The point at a share 0…1 of the way.
    func point(at share: Double) -> CGPoint {
        let wanted = CGFloat(min(max(share, 0), 1)) * distances[distances.count - 1]
        guard let next = distances.firstIndex(where: { $0 >= wanted }), next > 0 else {
            return wanted > 0 ? points[points.count - 1] : points[0]
        }
        let stretch = distances[next] - distances[next - 1]
        let part = stretch > 0 ? (wanted - distances[next - 1]) / stretch : 1
        let (start, end) = (points[next - 1], points[next])
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}

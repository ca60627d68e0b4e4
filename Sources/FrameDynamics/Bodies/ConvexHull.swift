internal import FrameGeometry

/// The smallest convex polygon around points.
struct ConvexHull {
    /// Corners, clockwise on the screen, without points on sides; fewer than three if the points cover nothing.
    let vertices: [Point]

    /// Computes the hull by Andrew's monotone chain (1979): the points from left to right, then back, without right
    /// turns.
    init(of points: [Point]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<Point>) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                {
                    chain.removeLast()
                }
                if chain.last != point { chain.append(point) }
            }
            return chain
        }
        let (there, back) = (chain(sorted), chain(sorted.reversed()))
        vertices = there.count < 2 || back.count < 2 ? there : there.dropLast() + back.dropLast()
    }
}

extension Path {
    /// Corners of the path and points on its curves, at most a quarter of a point off; moves alone count too.
    var corners: [Point] {
        var points = elements.compactMap(\.points.last)
        for piece in pieces() where !piece.isLine { points += piece.points }
        return points
    }
}

extension PathPiece {
    /// Points after the start that replace a curve with lines: at most 32, at most a quarter of a point off.
    var points: [Point] {
        guard !isLine else { return [curve.end] }
        let count = curve.steps(within: 0.25, limit: 32)
        return (1...count).map { curve.point(at: Double($0) / Double(count)) }
    }
}

internal import FrameGeometry

/// The smallest convex polygon around points.
struct ConvexHull {
    /// Clockwise on the screen, without points on its sides; fewer than three if the points cover nothing.
    let vertices: [Point]

    /// By the monotone chain of Andrew (1979): the points from left to right, then back, without right turns.
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
    /// The corners of the path and points on its curves, at most a quarter of a point off; moves alone count too.
    var corners: [Point] {
        var points = elements.compactMap(\.points.last)
        for piece in pieces() where !piece.isLine { points += piece.points }
        return points
    }
}

extension PathPiece {
    /// The points after the start that replace a curve by lines: at most 32, at most a quarter of a point off.
    var points: [Point] {
        guard !isLine else { return [curve.end] }
        let count = curve.steps(within: 0.25, limit: 32)
        return (1...count).map { curve.point(at: Double($0) / Double(count)) }
    }
}

internal import FrameGeometry

/// The plane of a layer in the space that it shares with its siblings, as seen on the canvas.
///
/// A projective map takes planes to planes. The depth seen at a point of the canvas is therefore a linear function of
/// the point, even in perspective, and two planes meet in a straight line there.
struct DepthPlane: Equatable {
    /// First coefficient of the depth at (x, y), which is `a`·x + `b`·y + `c` in points of the shared space; larger is
    /// nearer.
    let a: Double
    let b: Double
    let c: Double

    /// Creates a plane parallel to the canvas.
    init(depth: Double) { (a, b, c) = (0, 0, depth) }

    init(_ a: Double, _ b: Double, _ c: Double) { (self.a, self.b, self.c) = (a, b, c) }

    /// Creates the plane of a layer. The depth is 0 for a plane that is seen from its edge or whose numbers are not
    /// finite, because nothing of its layer is drawn.
    ///
    /// - Parameters:
    ///   - space: Transform from the layer's own coordinates to the shared space.
    ///   - toCanvas: Transform from the plane that the shared space is projected onto to the canvas.
    init(_ space: Matrix4, toCanvas: Affine) {
        let (x, y, origin) = (space.row1, space.row2, space.row4)
        if x.z == 0, y.z == 0, x.w == 0, y.w == 0 {
            let depth = origin.z / origin.w
            self.init(depth: depth.isFinite ? depth : 0)
            return
        }
        // On the canvas, the depths z of the rows are a·X + b·Y + c·W: three equations, solved by Cramer's rule.
        func seen(_ row: SIMD4<Double>) -> SIMD4<Double> {
            [
                row.x * toCanvas.a + row.y * toCanvas.c + row.w * toCanvas.tx,
                row.x * toCanvas.b + row.y * toCanvas.d + row.w * toCanvas.ty, row.z, row.w,
            ]
        }
        let rows = [seen(x), seen(y), seen(origin)]
        func determinant(_ first: Int, _ second: Int, _ third: Int) -> Double {
            let (p, q, r) = (rows[0], rows[1], rows[2])
            return p[first] * (q[second] * r[third] - q[third] * r[second])
                - p[second] * (q[first] * r[third] - q[third] * r[first])
                + p[third] * (q[first] * r[second] - q[second] * r[first])
        }
        let whole = determinant(0, 1, 3)
        let plane = (determinant(2, 1, 3) / whole, determinant(0, 2, 3) / whole, determinant(0, 1, 2) / whole)
        let isSeen = plane.0.isFinite && plane.1.isFinite && plane.2.isFinite
        self = isSeen ? DepthPlane(plane.0, plane.1, plane.2) : DepthPlane(depth: 0)
    }

    /// Whether the plane is parallel to the canvas.
    var isFlat: Bool { a == 0 && b == 0 }

    func depth(at point: Point) -> Double { a * point.x + b * point.y + c }

    /// Returns the distance of this plane in front of another one, as a plane over the canvas.
    func above(_ other: DepthPlane) -> DepthPlane { DepthPlane(a - other.a, b - other.b, c - other.c) }

    /// Returns the part of a convex polygon where the depth is at least 0, or where it is at most 0.
    func cut(_ polygon: [Point], keepsFront: Bool) -> [Point] {
        guard var previous = polygon.last else { return [] }
        func side(_ point: Point) -> Double { keepsFront ? depth(at: point) : -depth(at: point) }
        var result: [Point] = []
        for point in polygon {
            let (before, here) = (side(previous), side(point))
            if (before < 0) != (here < 0) {
                let fraction = before / (before - here)
                result.append(previous + (point - previous) * fraction)
            }
            if here >= 0 { result.append(point) }
            previous = point
        }
        return result
    }
}

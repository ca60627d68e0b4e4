/// A projective map of the plane: an affine map with a divisor, which shows how a plane in space appears in
/// perspective.
///
///     w = p·x + q·y + r,  x′ = (a·x + c·y + tx) / w,  y′ = (b·x + d·y + ty) / w
///
/// Points with w not greater than 0 lie at or behind the eye and are not visible.
@frozen public struct Projection: Equatable, Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double
    public var p: Double
    public var q: Double
    public var r: Double

    @inlinable public init(
        a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, p: Double, q: Double, r: Double
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
        self.p = p
        self.q = q
        self.r = r
    }

    @inlinable public init(_ map: Affine) {
        self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, p: 0, q: 0, r: 1)
    }

    /// Creates the projection of the plane z = 0 seen through the matrix and flattened onto the plane again.
    @inlinable public init(_ matrix: Matrix4) {
        self.init(
            a: matrix.row1.x, b: matrix.row1.y, c: matrix.row2.x, d: matrix.row2.y, tx: matrix.row4.x,
            ty: matrix.row4.y, p: matrix.row1.w, q: matrix.row2.w, r: matrix.row4.w)
    }

    /// Equivalent matrix, with z unchanged.
    @inlinable public var matrix: Matrix4 {
        Matrix4([a, b, 0, p], [c, d, 0, q], [0, 0, 1, 0], [tx, ty, 0, r])
    }

    /// Equivalent affine map, if there is one. A plane parallel to the screen has one.
    @inlinable public var affine: Affine? {
        p == 0 && q == 0 && r > 0 ? Affine(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r) : nil
    }

    @inlinable public var isFinite: Bool {
        // A sum is finite only if its terms are. A sum that overflows could not be drawn either.
        (abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty) + abs(p) + abs(q) + abs(r)).isFinite
    }

    /// Returns x′·w, y′·w and w.
    @inlinable public func homogeneous(_ point: Point) -> SIMD3<Double> {
        SIMD3(
            a * point.x + c * point.y + tx, b * point.x + d * point.y + ty, p * point.x + q * point.y + r)
    }

    /// Returns the projected point, or `nil` if it is not in front of the eye.
    @inlinable public func apply(_ point: Point) -> Point? {
        let position = homogeneous(point)
        return position.z > 0 ? Point(x: position.x / position.z, y: position.y / position.z) : nil
    }

    /// Returns the projection that applies `self` first and then `next`.
    public func then(_ next: Projection) -> Projection {
        func row(_ x: Double, _ y: Double, _ w: Double) -> SIMD3<Double> {
            SIMD3(
                x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
                x * next.p + y * next.q + w * next.r)
        }
        let (first, second, third) = (row(a, b, p), row(c, d, q), row(tx, ty, r))
        return Projection(
            a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y, p: first.z, q: second.z,
            r: third.z)
    }

    /// Inverse map, up to a factor that has no effect on points; `nil` if there is none.
    public var inverse: Projection? {
        let determinant = a * (d * r - ty * q) - b * (c * r - tx * q) + p * (c * ty - d * tx)
        guard determinant != 0, determinant.isFinite, isFinite else { return nil }
        let back = Projection(
            a: (d * r - q * ty) / determinant, b: (p * ty - b * r) / determinant, c: (q * tx - c * r) / determinant,
            d: (a * r - p * tx) / determinant, tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant,
            p: (b * q - p * d) / determinant, q: (p * c - a * q) / determinant, r: (a * d - b * c) / determinant)
        return back.isFinite ? back : nil
    }

    /// Returns the affine map with the same value and derivatives at `point`, or `nil` if the point is not visible.
    public func affine(around point: Point) -> Affine? {
        let position = homogeneous(point)
        guard position.z > 0 else { return nil }
        let (x, y) = (position.x / position.z, position.y / position.z)
        let map = Affine(
            a: (a - x * p) / position.z, b: (b - y * p) / position.z, c: (c - x * q) / position.z,
            d: (d - y * q) / position.z,
            tx: 0, ty: 0)
        let moved = map.apply(point)
        let result = Affine(a: map.a, b: map.b, c: map.c, d: map.d, tx: x - moved.x, ty: y - moved.y)
        return result.isFinite ? result : nil
    }
}

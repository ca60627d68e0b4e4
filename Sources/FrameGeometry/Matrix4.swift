/// A 4×4 matrix in the layout of `CATransform3D`: a row vector `[x y z 1]` is multiplied from the left, so the last row
/// moves and the last column is the perspective.
///
/// x points right, y down and z towards the viewer; a positive turn about z is clockwise on the screen. Nothing traps:
/// numbers that are not finite go through as IEEE 754 has them.
@frozen public struct Matrix4: Equatable, Hashable, Sendable {
    /// m11 … m14.
    public var row1: SIMD4<Double>
    /// m21 … m24.
    public var row2: SIMD4<Double>
    /// m31 … m34.
    public var row3: SIMD4<Double>
    /// m41 … m44: the translation, and usually 1.
    public var row4: SIMD4<Double>

    public static let identity = Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

    @inlinable public init(
        _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
    ) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// The map of the plane z = 0 that leaves z alone.
    @inlinable public init(_ map: Affine) {
        self.init([map.a, map.b, 0, 0], [map.c, map.d, 0, 0], [0, 0, 1, 0], [map.tx, map.ty, 0, 1])
    }

    /// m11, m12, … m44; `nil` unless there are 16 numbers.
    public init?(_ numbers: [Double]) {
        guard numbers.count == 16 else { return nil }
        func row(_ start: Int) -> SIMD4<Double> {
            [numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3]]
        }
        self.init(row(0), row(4), row(8), row(12))
    }

    /// m11, m12, … m44.
    public var numbers: [Double] {
        [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }

    public static func translation(x: Double, y: Double, z: Double) -> Matrix4 {
        Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
    }

    public static func scale(x: Double, y: Double, z: Double) -> Matrix4 {
        Matrix4([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
    }

    /// A turn by `angle` radians about an axis of any length; the identity when the axis has none or is not finite.
    ///
    /// About z it is ``Affine/rotation(_:)``, to the last bit. Rodrigues' formula, written for row vectors, and so that what
    /// lies on the axis stays there exactly.
    public static func rotation(_ angle: Double, about axis: SIMD3<Double>) -> Matrix4 {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let sine = RealMath.sin(angle)
        let cosine = RealMath.cos(angle)
        func along(_ part: Double) -> Double { part * part + (1 - part * part) * cosine }
        let (xy, xz, yz) = (x * y * (1 - cosine), x * z * (1 - cosine), y * z * (1 - cosine))
        return Matrix4(
            [along(x), xy + z * sine, xz - y * sine, 0],
            [xy - z * sine, along(y), yz + x * sine, 0],
            [xz + y * sine, yz - x * sine, along(z), 0],
            [0, 0, 0, 1])
    }

    /// What is `distance` nearer to the viewer looks twice as large: m34 = −1 / distance. The identity for 0.
    public static func perspective(distance: Double) -> Matrix4 {
        var matrix = identity
        if distance != 0 { matrix.row3.w = -1 / distance }
        return matrix
    }

    /// First `self`, then `next`.
    @inlinable public func then(_ next: Matrix4) -> Matrix4 {
        Matrix4(next.apply(row1), next.apply(row2), next.apply(row3), next.apply(row4))
    }

    /// The row vector times this matrix.
    @inlinable public func apply(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        vector.x * row1 + vector.y * row2 + vector.z * row3 + vector.w * row4
    }

    /// Where a point of the plane z = 0 is seen: x and y divided by w. `nil` when it lies in or behind the eye (w not
    /// above 0).
    @inlinable public func apply(_ point: Point) -> Point? {
        let seen = apply([point.x, point.y, 0, 1])
        guard seen.w > 0 else { return nil }
        return Point(x: seen.x / seen.w, y: seen.y / seen.w)
    }

    @inlinable public var isFinite: Bool {
        [row1, row2, row3, row4].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite }
    }

    @inlinable public var isIdentity: Bool { self == .identity }

    /// Whether the plane z = 0 is mapped onto itself and z is left alone: then ``affine`` says everything.
    @inlinable public var isAffine: Bool {
        row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0 && row3 == [0, 0, 1, 0] && row4.z == 0 && row4.w == 1
    }

    /// The map of the plane, or `nil` when the matrix leaves the plane (``isAffine``).
    @inlinable public var affine: Affine? {
        guard isAffine else { return nil }
        return Affine(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
    }

    /// Whether the matrix does no more than scale along the axes and move.
    public var isScaleAndTranslation: Bool {
        row1 == [row1.x, 0, 0, 0] && row2 == [0, row2.y, 0, 0] && row3 == [0, 0, row3.z, 0] && row4.w == 1
    }
}

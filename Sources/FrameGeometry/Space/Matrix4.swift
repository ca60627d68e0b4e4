/// A 4×4 matrix in the layout of `CATransform3D`: a row vector `[x y z 1]` is multiplied from the left, so the last row
/// is the translation and the last column the perspective.
///
/// x points right, y down and z toward the viewer; a positive rotation about z is clockwise on the screen. Nothing
/// traps; non-finite numbers propagate as IEEE 754 defines.
@frozen public struct Matrix4: Equatable, Hashable, Sendable {
    /// Entries m11 … m14.
    public var row1: SIMD4<Double>
    /// Entries m21 … m24.
    public var row2: SIMD4<Double>
    /// Entries m31 … m34.
    public var row3: SIMD4<Double>
    /// Entries m41 … m44: the translation, and usually 1.
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

    /// Creates the affine map of the plane z = 0, with z unchanged.
    @inlinable public init(_ map: Affine) {
        self.init([map.a, map.b, 0, 0], [map.c, map.d, 0, 0], [0, 0, 1, 0], [map.tx, map.ty, 0, 1])
    }

    /// Creates a matrix from m11, m12, … m44. Fails unless there are 16 numbers.
    public init?(_ numbers: [Double]) {
        guard numbers.count == 16 else { return nil }
        func row(_ start: Int) -> SIMD4<Double> {
            [numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3]]
        }
        self.init(row(0), row(4), row(8), row(12))
    }

    /// Entries m11, m12, … m44.
    public var numbers: [Double] {
        [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }

    public static func translation(x: Double, y: Double, z: Double) -> Matrix4 {
        Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
    }

    public static func scale(x: Double, y: Double, z: Double) -> Matrix4 {
        Matrix4([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
    }

    /// Returns a rotation by `angle` radians about an axis of any length, or the identity if the axis is zero or not
    /// finite.
    ///
    /// This is Rodrigues' formula for row vectors, arranged so that points on the axis stay exactly fixed. A rotation
    /// about z equals ``Affine/rotation(_:)`` bit for bit.
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

    /// Returns a perspective with m34 = −1 / distance, in which a point halfway to the viewer appears twice as large.
    /// It is the identity for 0.
    public static func perspective(distance: Double) -> Matrix4 {
        var matrix = identity
        if distance != 0 { matrix.row3.w = -1 / distance }
        return matrix
    }

    /// Returns the matrix that applies `self` first and then `next`.
    @inlinable public func then(_ next: Matrix4) -> Matrix4 {
        Matrix4(next.apply(row1), next.apply(row2), next.apply(row3), next.apply(row4))
    }

    /// Returns the row vector times this matrix.
    @inlinable public func apply(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        vector.x * row1 + vector.y * row2 + vector.z * row3 + vector.w * row4
    }

    /// Returns the projection of a point of the plane z = 0: x and y divided by w. Returns `nil` for a point at or
    /// behind the eye (w not greater than 0).
    @inlinable public func apply(_ point: Point) -> Point? {
        let seen = apply([point.x, point.y, 0, 1])
        guard seen.w > 0 else { return nil }
        return Point(x: seen.x / seen.w, y: seen.y / seen.w)
    }

    @inlinable public var isFinite: Bool {
        [row1, row2, row3, row4].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite }
    }

    @inlinable public var isIdentity: Bool { self == .identity }

    /// Whether the plane z = 0 is mapped onto itself and z is unchanged, so that ``affine`` is the whole map.
    @inlinable public var isAffine: Bool {
        row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0 && row3 == [0, 0, 1, 0] && row4.z == 0 && row4.w == 1
    }

    /// Whether the matrix differs from one that ``isAffine`` by at most `tolerance` in each number.
    public func isAffine(within tolerance: Double) -> Bool {
        let rest = [row1.z, row1.w, row2.z, row2.w, row3.x, row3.y, row3.z - 1, row3.w, row4.z, row4.w - 1]
        return rest.allSatisfy { abs($0) <= tolerance }
    }

    /// Map of the plane; `nil` unless ``isAffine``.
    @inlinable public var affine: Affine? {
        guard isAffine else { return nil }
        return Affine(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
    }

    /// Whether the matrix only scales along the axes and translates.
    public var isScaleAndTranslation: Bool {
        row1 == [row1.x, 0, 0, 0] && row2 == [0, row2.y, 0, 0] && row3 == [0, 0, row3.z, 0] && row4.w == 1
    }
}

extension Matrix4 {
    /// Factor by which volumes change, negative for reflections.
    public var determinant: Double {
        Minors(self).determinant
    }

    /// Inverse map; `nil` if the determinant is zero or not finite. For an affine map it equals ``Affine/inverse`` bit
    /// for bit.
    public var inverse: Matrix4? {
        if let affine { return affine.inverse.map { Matrix4($0) } }
        let minors = Minors(self)
        let determinant = minors.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let (top, bottom) = (minors.top, minors.bottom)
        // Returns a column of the adjugate: minors of three rows, expanded along one row with the minors of the other
        // two.
        func column(_ row: SIMD4<Double>, _ minors: [Double]) -> SIMD4<Double> {
            let x = row.y * minors[5] - row.z * minors[4] + row.w * minors[3]
            let y = row.z * minors[2] - row.x * minors[5] - row.w * minors[1]
            let z = row.x * minors[4] - row.y * minors[2] + row.w * minors[0]
            let w = row.y * minors[1] - row.x * minors[3] - row.z * minors[0]
            return SIMD4(x, y, z, w) / determinant
        }
        let columns = [column(row2, bottom), -column(row1, bottom), column(row4, top), -column(row3, top)]
        func row(_ index: Int) -> SIMD4<Double> {
            [columns[0][index], columns[1][index], columns[2][index], columns[3][index]]
        }
        let inverse = Matrix4(row(0), row(1), row(2), row(3))
        return inverse.isFinite ? inverse : nil
    }

    /// The 2×2 determinants of the upper and of the lower two rows, for the column pairs 12, 13, 14, 23, 24, 34
    /// (Laplace expansion).
    private struct Minors {
        let top: [Double]
        let bottom: [Double]

        init(_ matrix: Matrix4) {
            func minors(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> [Double] {
                [
                    a.x * b.y - a.y * b.x, a.x * b.z - a.z * b.x, a.x * b.w - a.w * b.x,
                    a.y * b.z - a.z * b.y, a.y * b.w - a.w * b.y, a.z * b.w - a.w * b.z,
                ]
            }
            top = minors(matrix.row1, matrix.row2)
            bottom = minors(matrix.row3, matrix.row4)
        }

        var determinant: Double {
            let left = top[0] * bottom[5] - top[1] * bottom[4] + top[2] * bottom[3]
            return left + (top[3] * bottom[2] - top[4] * bottom[1] + top[5] * bottom[0])
        }
    }
}

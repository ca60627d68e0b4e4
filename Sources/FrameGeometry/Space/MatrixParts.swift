/// A 4×4 matrix decomposed into scale, shear, rotation, translation and perspective.
///
/// The matrix is `scale · shear · rotation · translation · perspective`, in that order for a row vector, times m44.
/// Interpolating the parts keeps a rotation a rotation; interpolating entries would flatten a half turn in the middle.
///
/// The decomposition is that of CSS Transforms 2, "Decomposing a 3D matrix": Gram-Schmidt orthogonalization of the
/// rows, with all three axes negated for a reflection.
@frozen public struct MatrixParts: Equatable, Hashable, Sendable {
    public var scale: SIMD3<Double>
    /// Shear of x per unit of y, of x per unit of z, and of y per unit of z, after scaling.
    public var shear: SIMD3<Double>
    public var rotation: Quaternion
    public var translation: SIMD3<Double>
    /// Last column of a matrix that is otherwise the identity.
    public var perspective: SIMD4<Double>

    @inlinable public init(
        scale: SIMD3<Double>, shear: SIMD3<Double>, rotation: Quaternion, translation: SIMD3<Double>,
        perspective: SIMD4<Double>
    ) {
        self.scale = scale
        self.shear = shear
        self.rotation = rotation
        self.translation = translation
        self.perspective = perspective
    }

    /// Fails for a matrix with non-finite numbers, for a singular one, whose rotation would be undefined, and for one
    /// whose m44 is 0.
    public init?(_ matrix: Matrix4) {
        guard matrix.isFinite, matrix.row4.w != 0 else { return nil }
        let whole = matrix.divided(by: matrix.row4.w)
        var flat = whole
        (flat.row1.w, flat.row2.w, flat.row3.w) = (0, 0, 0)
        guard let back = flat.inverse else { return nil }
        // whole = flat · P, where P is the identity except for its last column, which is that of flat⁻¹ · whole.
        let column = SIMD4(whole.row1.w, whole.row2.w, whole.row3.w, 1)
        perspective = [
            dot(back.row1, column), dot(back.row2, column), dot(back.row3, column), dot(back.row4, column),
        ]
        translation = flat.row4.xyz

        var (x, y, z) = (flat.row1.xyz, flat.row2.xyz, flat.row3.xyz)
        func length(_ vector: SIMD3<Double>) -> Double { dot(vector, vector).squareRoot() }
        scale = [length(x), 0, 0]
        x /= scale.x
        shear = [dot(x, y), 0, 0]
        y -= x * shear.x
        scale.y = length(y)
        y /= scale.y
        shear.y = dot(x, z)
        z -= x * shear.y
        shear.z = dot(y, z)
        z -= y * shear.z
        scale.z = length(z)
        z /= scale.z
        shear /= [scale.y, scale.z, scale.z]
        if dot(x, cross(y, z)) < 0 {
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Quaternion(rows: (x, y, z))
        guard shear.isFinite, rotation.dot(rotation).isFinite else { return nil }
    }

    /// Matrix of these parts. Its m44 results from the perspective.
    public var matrix: Matrix4 {
        let turn = rotation.matrix
        let leaning = Matrix4(
            [scale.x, 0, 0, 0],
            [scale.y * shear.x, scale.y, 0, 0],
            [scale.z * shear.y, scale.z * shear.z, scale.z, 0],
            [0, 0, 0, 1])
        var moved = leaning.then(turn)
        moved.row4 = [translation.x, translation.y, translation.z, 1]
        guard perspective != [0, 0, 0, 1] else { return moved }
        func seen(_ row: SIMD4<Double>) -> SIMD4<Double> { [row.x, row.y, row.z, dot(row, perspective)] }
        return Matrix4(seen(moved.row1), seen(moved.row2), seen(moved.row3), seen(moved.row4))
    }

    /// Interpolates at `progress` toward `end`, rotating the shorter way. Extrapolates outside 0…1.
    public func mixed(with end: MatrixParts, _ progress: Double) -> MatrixParts {
        MatrixParts(
            scale: scale + (end.scale - scale) * progress,
            shear: shear + (end.shear - shear) * progress,
            rotation: rotation.mixed(with: end.rotation, progress),
            translation: translation + (end.translation - translation) * progress,
            perspective: perspective + (end.perspective - perspective) * progress)
    }
}

// The `sum()` of SIMD vectors leaves its order open, and the order decides the last bit.
private func dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    left.x * right.x + left.y * right.y + left.z * right.z
}

private func dot(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Double {
    left.x * right.x + left.y * right.y + left.z * right.z + left.w * right.w
}

private func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    [
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x,
    ]
}

extension Matrix4 {
    fileprivate func divided(by divisor: Double) -> Matrix4 {
        divisor == 1 ? self : Matrix4(row1 / divisor, row2 / divisor, row3 / divisor, row4 / divisor)
    }
}

extension SIMD4<Double> {
    fileprivate var xyz: SIMD3<Double> { [x, y, z] }
}

extension SIMD3<Double> {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

extension Matrix4 {
    /// Interpolates at `progress` toward `end`: exactly this matrix at 0 and `end` at 1. Extrapolates outside 0…1.
    ///
    /// The ``MatrixParts`` are interpolated. Two matrices that only scale and translate are interpolated entry by
    /// entry, which is equivalent and also works if a scale is 0. If a matrix has no parts, the result jumps from this
    /// matrix to `end` at ½, as in CSS Transforms 2, section 8.1.
    public func mixed(with end: Matrix4, _ progress: Double) -> Matrix4 {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if isScaleAndTranslation, end.isScaleAndTranslation, keepsSigns(of: end) {
            return Matrix4(
                row1 + (end.row1 - row1) * progress, row2 + (end.row2 - row2) * progress,
                row3 + (end.row3 - row3) * progress, row4 + (end.row4 - row4) * progress)
        }
        guard let from = MatrixParts(self), let to = MatrixParts(end) else { return progress < 0.5 ? self : end }
        return from.mixed(with: to, progress).matrix
    }

    /// Whether no axis changes its sign. Negating two axes is half a turn.
    private func keepsSigns(of other: Matrix4) -> Bool {
        row1.x * other.row1.x >= 0 && row2.y * other.row2.y >= 0 && row3.z * other.row3.z >= 0
    }
}

internal import FrameGeometry

// The parts of the transform that key paths name: of the plane's map where the layer stays in its plane, of the whole matrix
// where it does not.
extension LayerProperties {
    /// 0 where the transform has no parts: numbers that are not finite, or a matrix that flattens space.
    func part(_ flat: KeyPath<AffineParts, Double>, _ deep: KeyPath<MatrixParts, Double>) -> Double {
        if space == nil { return AffineParts(transform)?[keyPath: flat] ?? 0 }
        return part(deep)
    }

    /// Changes nothing where the transform has no parts.
    mutating func setPart(
        _ flat: WritableKeyPath<AffineParts, Double>, _ deep: WritableKeyPath<MatrixParts, Double>, _ value: Double
    ) {
        guard space == nil else { return setPart(deep, value) }
        guard var parts = AffineParts(transform) else { return }
        parts[keyPath: flat] = value
        transform = parts.affine
    }

    func part(_ deep: KeyPath<MatrixParts, Double>) -> Double {
        MatrixParts(asWritten: wholeTransform)?[keyPath: deep] ?? 0
    }

    mutating func setPart(_ deep: WritableKeyPath<MatrixParts, Double>, _ value: Double) {
        guard var parts = MatrixParts(asWritten: wholeTransform) else { return }
        parts[keyPath: deep] = value
        wholeTransform = parts.matrix
    }

    /// The translation along x and y, which Core Animation takes as a size.
    var translation: Size {
        get {
            Size(
                width: part(\.translation.x, \.translation.x), height: part(\.translation.y, \.translation.y))
        }
        set {
            setPart(\.translation.x, \.translation.x, newValue.width)
            setPart(\.translation.y, \.translation.y, newValue.height)
        }
    }
}

extension MatrixParts {
    /// The parts as somebody wrote them one after the other, a perspective last: where a layer is moved along z in perspective,
    /// m44 changes, and ``init(_:)`` measures all parts in it. `nil` for the same matrices, but for an m44 of 0.
    fileprivate init?(asWritten matrix: Matrix4) {
        let column = SIMD4(matrix.row1.w, matrix.row2.w, matrix.row3.w, matrix.row4.w)
        var flat = matrix
        (flat.row1.w, flat.row2.w, flat.row3.w, flat.row4.w) = (0, 0, 0, 1)
        guard matrix.isFinite, let back = flat.inverse else { return nil }
        self.init(flat)
        func times(_ row: SIMD4<Double>) -> Double {
            row.x * column.x + row.y * column.y + row.z * column.z + row.w * column.w
        }
        perspective = [times(back.row1), times(back.row2), times(back.row3), times(back.row4)]
    }

    /// All three factors, of which x stands for the others.
    var uniformScale: Double {
        get { scale.x }
        set { scale = SIMD3(repeating: newValue) }
    }
}

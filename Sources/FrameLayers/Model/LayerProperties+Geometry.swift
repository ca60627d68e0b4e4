public import FrameGeometry

// Coordinates and transforms that follow from the stored properties.
extension LayerProperties {
    /// Transform from the layer's own coordinates (those of its bounds) to its superlayer's.
    public var transformToParent: Affine {
        let anchor = anchor
        if transform.isIdentity {
            return .translation(x: position.x - anchor.x, y: position.y - anchor.y)
        }
        return Affine.translation(x: -anchor.x, y: -anchor.y)
            .then(transform)
            .then(.translation(x: position.x, y: position.y))
    }

    /// ``anchorPoint`` in the layer's own coordinates.
    var anchor: Point {
        Point(x: bounds.minX + anchorPoint.x * bounds.size.width, y: bounds.minY + anchorPoint.y * bounds.size.height)
    }

    /// Returns `map` applied about the anchor point, in the layer's own coordinates.
    public func aboutAnchor(_ map: Affine) -> Affine {
        if map.isIdentity { return map }
        let anchor = anchor
        return Affine.translation(x: -anchor.x, y: -anchor.y).then(map).then(.translation(x: anchor.x, y: anchor.y))
    }

    /// The transform, whether or not it stays in the plane.
    public var wholeTransform: Matrix4 {
        get { space ?? Matrix4(transform) }
        set { (transform, space) = Self.split(newValue) }
    }

    /// The sublayer transform, whether or not it stays in the plane.
    public var wholeSublayerTransform: Matrix4 {
        get { sublayerSpace ?? Matrix4(sublayerTransform) }
        set { (sublayerTransform, sublayerSpace) = Self.split(newValue) }
    }

    /// The properties without the transforms that leave the plane. Without its own, a layer is not placed at its position
    /// either: its anchor point is at the origin of its superlayer (facts/space-in-contexts).
    var inPlane: LayerProperties {
        var properties = self
        if let space {
            properties.space = nil
            // Turns that cancel each other leave a rest of rounding.
            if !space.isAffine(within: 1e-6) { (properties.transform, properties.position) = (.identity, .zero) }
        }
        if sublayerSpace != nil { (properties.sublayerTransform, properties.sublayerSpace) = (.identity, nil) }
        return properties
    }

    /// Returns the part in the plane, and the whole matrix if it leaves the plane.
    static func split(_ matrix: Matrix4) -> (Affine, Matrix4?) {
        if let map = matrix.affine { return (map, nil) }
        let (x, y, w) = (matrix.row1, matrix.row2, matrix.row4)
        return (Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: w.x, ty: w.y), matrix)
    }

    /// Transform with depth from the layer's own coordinates to its superlayer's.
    var spaceToParent: Matrix4 {
        Matrix4.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ).then(wholeTransform)
            .then(.translation(x: position.x, y: position.y, z: zPosition))
    }

    /// Returns `map` applied about the anchor point, in the layer's own coordinates.
    func aboutAnchor(_ map: Matrix4) -> Matrix4 {
        if let flat = map.affine { return Matrix4(aboutAnchor(flat)) }
        return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0).then(map)
            .then(.translation(x: anchor.x, y: anchor.y, z: 0))
    }

    /// Transform from the coordinates of sublayers to the layer's own.
    var sublayersToLayer: Matrix4 { aboutAnchor(wholeSublayerTransform) }

    /// Whether sublayers keep their depth instead of being flattened into the layer's plane. The layer itself then
    /// draws nothing.
    var keepsDepth: Bool {
        switch kind {
        case .transform: true
        case .replicator: replication.preservesDepth
        case .plain, .shape, .gradient, .emitter: false
        }
    }

    /// Corner radii; 0 for corners that are not masked.
    var cornerRadii: CornerRadii {
        guard cornerRadius > 0 else { return .zero }
        func radius(_ corner: Corners) -> Double { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft), curve: cornerCurve)
    }
}

// The transforms as values with the parts that key paths name.
extension LayerProperties {
    var ownTransform: LayerTransform {
        get { LayerTransform(flat: transform, space: space) }
        set { (transform, space) = (newValue.flat, newValue.space) }
    }

    var transformOfSublayers: LayerTransform {
        get { LayerTransform(flat: sublayerTransform, space: sublayerSpace) }
        set { (sublayerTransform, sublayerSpace) = (newValue.flat, newValue.space) }
    }

    var transformOfInstances: LayerTransform {
        get { LayerTransform(flat: replication.transform, space: replication.space) }
        set { (replication.transform, replication.space) = (newValue.flat, newValue.space) }
    }
}

/// A transform with parts that key paths name. They are those of the affine map if it stays in the plane, and otherwise
/// those of the matrix.
struct LayerTransform {
    /// The part in the plane.
    var flat: Affine
    /// The whole transform if it leaves the plane.
    var space: Matrix4?

    private var whole: Matrix4 {
        get { space ?? Matrix4(flat) }
        set { (flat, space) = LayerProperties.split(newValue) }
    }

    /// Returns a part of the transform, or 0 if the transform has no parts because of non-finite numbers or a matrix
    /// that flattens space.
    func part(_ flat: KeyPath<AffineParts, Double>, _ deep: KeyPath<MatrixParts, Double>) -> Double {
        if space == nil { return AffineParts(self.flat)?[keyPath: flat] ?? 0 }
        return part(deep)
    }

    /// Sets a part of the transform. Does nothing if the transform has no parts.
    mutating func setPart(
        _ flat: WritableKeyPath<AffineParts, Double>, _ deep: WritableKeyPath<MatrixParts, Double>, _ value: Double
    ) {
        guard space == nil else { return setPart(deep, value) }
        guard var parts = AffineParts(self.flat) else { return }
        parts[keyPath: flat] = value
        self.flat = parts.affine
    }

    func part(_ deep: KeyPath<MatrixParts, Double>) -> Double { MatrixParts(asWritten: whole)?[keyPath: deep] ?? 0 }

    mutating func setPart(_ deep: WritableKeyPath<MatrixParts, Double>, _ value: Double) {
        guard var parts = MatrixParts(asWritten: whole) else { return }
        parts[keyPath: deep] = value
        whole = parts.matrix
    }

    /// Translation along x and y, which is a size in Core Animation.
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
    /// Decomposes a matrix into parts in the order in which code usually applies them, with a perspective last. Moving
    /// a layer along z in perspective changes m44, by which ``init(_:)`` divides all parts. Fails for the same
    /// matrices, except that m44 may be 0.
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

    /// Factor along x; setting it sets all three.
    var uniformScale: Double {
        get { scale.x }
        set { scale = SIMD3(repeating: newValue) }
    }

    /// Factor along x; setting it sets those along x and y.
    var planeScale: Double {
        get { scale.x }
        set { (scale.x, scale.y) = (newValue, newValue) }
    }
}

internal import FrameGeometry

/// An affine map decomposed into scale, shear, rotation and translation.
///
/// The map is `scale · shear · rotation · translation`, in that order for a row vector. Interpolating the parts keeps a
/// rotation rigid; interpolating matrix entries would flatten it halfway.
///
/// The decomposition is "unmatrix" (Thomas, Graphics Gems II, 1991) in two dimensions.
struct AffineParts: Equatable {
    var translation: Point
    var scale: Size
    /// Rotation in radians.
    var rotation: Double
    /// Displacement of x per unit of y, after scaling.
    var shear: Double

    /// Factor along x; setting it sets both, as Core Animation's `transform.scale` does.
    var uniformScale: Double {
        get { scale.width }
        set { scale = Size(width: newValue, height: newValue) }
    }

    init(translation: Point, scale: Size, rotation: Double, shear: Double) {
        self.translation = translation
        self.scale = scale
        self.rotation = rotation
        self.shear = shear
    }

    /// Fails for a map with non-finite numbers, and for one that flattens the plane without scaling an axis to zero,
    /// because there is no angle between its axes. A map that scales an axis to zero rotates like the other axis, or
    /// not at all.
    init?(_ map: Affine) {
        guard map.isFinite else { return nil }
        translation = Point(x: map.tx, y: map.ty)
        let width = (map.a * map.a + map.b * map.b).squareRoot()
        guard map.determinant != 0 else {
            let height = (map.c * map.c + map.d * map.d).squareRoot()
            guard width == 0 || height == 0 else { return nil }
            scale = Size(width: width, height: height)
            shear = 0
            rotation = width > 0 ? RealMath.atan2(map.b, map.a) : height > 0 ? RealMath.atan2(-map.c, map.d) : 0
            return
        }
        var rowX = Point(x: map.a / width, y: map.b / width)
        let shearing = rowX.x * map.c + rowX.y * map.d
        let rest = Point(x: map.c - rowX.x * shearing, y: map.d - rowX.y * shearing)
        let height = (rest.x * rest.x + rest.y * rest.y).squareRoot()
        scale = Size(width: width, height: height)
        shear = shearing / height
        if map.determinant < 0 {
            // For a reflection, flip the axis that points backward, so that the rest rotates by at most a right angle.
            shear = -shear
            if rowX.x < 0 {
                scale.width = -width
                rowX = Point(x: -rowX.x, y: -rowX.y)
            } else {
                scale.height = -height
            }
        }
        rotation = RealMath.atan2(rowX.y, rowX.x)
    }

    /// The same map with its reflection, if there is one, along the same axis as in other parts, so that a reflection
    /// that turns is turned and not flattened (measured on pictures of Core Animation).
    func flipping(like other: AffineParts) -> AffineParts {
        guard scale.width * scale.height < 0, other.scale.width * other.scale.height < 0,
            (scale.width < 0) != (other.scale.width < 0)
        else { return self }
        return AffineParts(
            translation: translation, scale: Size(width: -scale.width, height: -scale.height),
            rotation: rotation + .pi, shear: shear)
    }

    var affine: Affine {
        let turned = Affine.rotation(rotation)
        let leaning = Affine(a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0)
        return leaning.then(turned).then(.translation(x: translation.x, y: translation.y))
    }

    /// Interpolates two maps by their parts, rotating the shorter way. If one of them flattens the plane, the entries
    /// are interpolated instead, so that a map that shrinks to nothing keeps its direction.
    static func mixed(_ from: Affine, _ to: Affine, _ progress: Double) -> Affine {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        guard from.b != 0 || from.c != 0 || to.b != 0 || to.c != 0 || from.a * to.a < 0 || from.d * to.d < 0,
            from.determinant != 0, to.determinant != 0, var start = AffineParts(from),
            let end = AffineParts(to)?.flipping(like: start)
        else {
            return Affine(
                a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
                tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
        }
        let turn = end.rotation - start.rotation
        if turn > Double.pi {
            start.rotation += 2 * Double.pi
        } else if turn < -Double.pi {
            start.rotation -= 2 * Double.pi
        }
        start.translation = Point(
            x: mix(start.translation.x, end.translation.x), y: mix(start.translation.y, end.translation.y))
        start.scale = Size(
            width: mix(start.scale.width, end.scale.width), height: mix(start.scale.height, end.scale.height))
        start.rotation = mix(start.rotation, end.rotation)
        start.shear = mix(start.shear, end.shear)
        return start.affine
    }
}

extension MatrixParts {
    /// The rotation as Euler angles about x, then y, then z, in radians: `transform.rotation.x` and its siblings.
    ///
    /// A rotation has two sets of angles. The one with the smaller angles about x and z is used, so that half a turn
    /// about y is represented as such.
    var turns: SIMD3<Double> {
        get {
            let matrix = rotation.matrix
            let (first, second, third) = (matrix.row1, matrix.row2, matrix.row3)
            let across = (first.x * first.x + first.y * first.y).squareRoot()
            let turns: SIMD3<Double> = [
                RealMath.atan2(second.z, third.z), RealMath.atan2(-first.z, across), RealMath.atan2(first.y, first.x),
            ]
            guard turns.x.magnitude > .pi / 2, turns.z.magnitude > .pi / 2 else { return turns }
            func other(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
            return [other(turns.x), .pi - turns.y, other(turns.z)]
        }
        set {
            func turn(_ angle: Double, _ axis: SIMD3<Double>) -> Matrix4 { .rotation(angle, about: axis) }
            let matrix = turn(newValue.x, [1, 0, 0]).then(turn(newValue.y, [0, 1, 0])).then(
                turn(newValue.z, [0, 0, 1]))
            rotation = MatrixParts(matrix)?.rotation ?? rotation
        }
    }
}

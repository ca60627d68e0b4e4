internal import FrameGeometry

/// An affine map taken apart into what a person would say it does: scale, shear, turn, move.
///
/// The map is `scale · shear · rotation · translation`, in that order for a row vector. Mixing the parts keeps a quarter
/// turn a turn all the way; mixing matrix entries would flatten it half way.
///
/// The parts are those of "unmatrix" (Thomas, Graphics Gems II, 1991) in two dimensions.
struct AffineParts: Equatable {
    var translation: Point
    var scale: Size
    /// Radians.
    var rotation: Double
    /// How far x leans per unit of y, after scaling.
    var shear: Double

    /// The factor along x; setting it sets both, as Core Animation's `transform.scale` does.
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

    /// `nil` for a map with numbers that are not finite, and for one that flattens the plane onto a line that neither axis
    /// keeps: it has no angle between its axes. A map that scales an axis to nothing turns as the other axis does, or not
    /// at all.
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
            // A mirror image: the axis that points the wrong way is turned over, so that the rest turns by a right angle
            // at most.
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

    var affine: Affine {
        let turned = Affine.rotation(rotation)
        let leaning = Affine(a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0)
        return leaning.then(turned).then(.translation(x: translation.x, y: translation.y))
    }

    /// `progress` of the way between two maps, turning the shorter way round. Where one of them flattens the plane the
    /// entries are mixed instead: what shrinks to nothing keeps its direction.
    static func mixed(_ from: Affine, _ to: Affine, _ progress: Double) -> Affine {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        guard from.b != 0 || from.c != 0 || to.b != 0 || to.c != 0 || from.a * to.a < 0 || from.d * to.d < 0,
            from.determinant != 0, to.determinant != 0, var start = AffineParts(from), let end = AffineParts(to)
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

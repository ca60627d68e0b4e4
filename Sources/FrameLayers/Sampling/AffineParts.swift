internal import FrameGeometry

/// An affine map taken apart into what a person would say it does: scale, shear, turn, move.
///
/// The map is `scale · shear · rotation · translation`, in that order for a row vector. Mixing the parts keeps a quarter
/// turn a turn all the way; mixing matrix entries would flatten it half way.
///
/// The decomposition is the two-dimensional one of CSS Transforms 1, section 11.2 ("Interpolation of matrices").
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

    /// `nil` for a map that flattens the plane: it has no rotation to speak of.
    init?(_ map: Affine) {
        guard map.isFinite, map.determinant != 0 else { return nil }
        translation = Point(x: map.tx, y: map.ty)
        let width = (map.a * map.a + map.b * map.b).squareRoot()
        var rowX = Point(x: map.a / width, y: map.b / width)
        let shearing = rowX.x * map.c + rowX.y * map.d
        let rest = Point(x: map.c - rowX.x * shearing, y: map.d - rowX.y * shearing)
        let height = (rest.x * rest.x + rest.y * rest.y).squareRoot()
        scale = Size(width: width, height: height)
        shear = shearing / height
        if map.determinant < 0 {
            // A mirror image: the x axis is the one that is turned over, unless it points left and y points down.
            scale.width = -width
            rowX = Point(x: -rowX.x, y: -rowX.y)
            shear = -shear
        }
        rotation = RealMath.atan2(rowX.y, rowX.x)
    }

    var affine: Affine {
        let turned = Affine.rotation(rotation)
        let leaning = Affine(a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0)
        return leaning.then(turned).then(.translation(x: translation.x, y: translation.y))
    }

    /// `progress` of the way between two maps, turning the shorter way round. Where one of them flattens the plane the
    /// entries are mixed instead.
    static func mixed(_ from: Affine, _ to: Affine, _ progress: Double) -> Affine {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        guard from.b != 0 || from.c != 0 || to.b != 0 || to.c != 0 || from.a * to.a < 0 || from.d * to.d < 0,
            var start = AffineParts(from), let end = AffineParts(to)
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

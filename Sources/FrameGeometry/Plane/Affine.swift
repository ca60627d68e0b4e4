/// An affine map of the plane, in the layout of `CGAffineTransform`: a row vector `[x y 1]` is multiplied from the
/// left.
///
///     x′ = a·x + c·y + tx
///     y′ = b·x + d·y + ty
///
/// With y down, a positive rotation turns clockwise on the screen.
@frozen public struct Affine: Equatable, Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    @inlinable public static func translation(x: Double, y: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    @inlinable public static func scale(x: Double, y: Double) -> Affine {
        Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a rotation by `angle` radians. Multiples of π/2, rounded to a `Double`, give entries within one rounding
    /// of 0 and ±1 but not exactly these, because ``RealMath/sin(_:)`` resolves the rounding error of its argument.
    public static func rotation(_ angle: Double) -> Affine {
        let sine = RealMath.sin(angle)
        let cosine = RealMath.cos(angle)
        return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the map that applies `self` first and then `next`: `p.applying(self.then(next)) ==
    /// p.applying(self).applying(next)` up to rounding.
    @inlinable public func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    @inlinable public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    @inlinable public var determinant: Double { a * d - b * c }

    @inlinable public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    @inlinable public var isIdentity: Bool { self == .identity }

    /// Whether only `tx` and `ty` may differ from the identity.
    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether rectangles stay axis-aligned and are neither rotated nor mirrored, as for positive scale and translation
    /// only.
    @inlinable public var isPositiveScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Inverse map; `nil` if the determinant is zero or not finite.
    @inlinable public var inverse: Affine? {
        let determinant = self.determinant
        guard determinant != 0, determinant.isFinite, isFinite else { return nil }
        return Affine(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

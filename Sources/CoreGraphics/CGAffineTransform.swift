package import FrameGeometry

/// An affine map of the plane, applied to row vectors `[x y 1]`. See `FrameGeometry.Affine`.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation. The angle is in radians, clockwise if y points down.
    public init(rotationAngle angle: CGFloat) {
        self.init(Affine.rotation(angle))
    }

    package init(_ map: Affine) {
        self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    }

    package var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    public var isIdentity: Bool { self == .identity }

    /// The transform that applies `self` and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(affine.then(t2.affine))
    }

    /// The transform that applies the translation and then `self`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that applies the scaling and then `self`.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that applies the rotation and then `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; `self` if there is none, as Core Graphics documents.
    public func inverted() -> CGAffineTransform {
        affine.inverse.map(CGAffineTransform.init) ?? self
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(t.affine.apply(Point(self)))
    }
}

extension CGSize {
    /// The size transformed as a vector, without translation. It may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the transformed corners. A rectangle that is only translated keeps its size to the last bit.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull { return self }
        if t.affine.isTranslation {
            return CGRect(x: minX + t.tx, y: minY + t.ty, width: width, height: height)
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
        let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
        let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
        let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A two-dimensional vector.
public struct CGVector: Equatable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector(dx: 0, dy: 0)

    public init() {
        self = .zero
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A number of seconds. Declared by Core Foundation in Apple's SDK, which Foundation on Linux does not export.
public typealias CFTimeInterval = Double

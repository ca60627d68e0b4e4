package import FrameGeometry

/// A 4×4 matrix for row vectors, in Core Animation's layout: the translation is in `m41`, `m42`, and `m43`.
///
/// Not `Equatable`, as in Apple's SDK, so that applications can declare the conformance.
public struct CATransform3D: Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init() {
        self.init(Matrix4([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]))
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package init(_ matrix: Matrix4) {
        (m11, m12, m13, m14) = (matrix.row1.x, matrix.row1.y, matrix.row1.z, matrix.row1.w)
        (m21, m22, m23, m24) = (matrix.row2.x, matrix.row2.y, matrix.row2.z, matrix.row2.w)
        (m31, m32, m33, m34) = (matrix.row3.x, matrix.row3.y, matrix.row3.z, matrix.row3.w)
        (m41, m42, m43, m44) = (matrix.row4.x, matrix.row4.y, matrix.row4.z, matrix.row4.w)
    }

    package init(_ map: Affine) {
        self.init(Matrix4(map))
    }

    package var matrix: Matrix4 {
        Matrix4([m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44])
    }

    /// The matrix as a map of the plane; `nil` if it does not preserve the plane z = 0.
    package var affine: Affine? { matrix.affine }
}

public let CATransform3DIdentity = CATransform3D(Matrix4.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.matrix == b.matrix }

/// Whether the matrix maps the plane z = 0 onto itself like a `CGAffineTransform`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m.affine) }

/// The in-plane part of the matrix, meaningful only if `CATransform3DIsAffine` returns `true`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(Matrix4.translation(x: tx, y: ty, z: tz))
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(Matrix4.scale(x: sx, y: sy, z: sz))
}

/// A rotation by `angle` radians about the axis `(x, y, z)`; the identity if the axis has zero length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(Matrix4.rotation(angle, about: [x, y, z]))
}

/// The transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(a.matrix.then(b.matrix))
}

/// The inverse of `t`; `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.matrix.inverse.map { CATransform3D($0) } ?? t
}

public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

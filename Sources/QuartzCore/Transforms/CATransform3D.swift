package import FrameGeometry

/// A 4×4 matrix for row vectors, in Core Animation's layout: translation in `m41`, `m42`, `m43`.
///
/// Not `Equatable`, as in Apple's SDK, so that applications can say for themselves that it is.
public struct CATransform3D: Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init() {
        self.init(rows: [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
    }

    package init(
        rows first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>
    ) {
        (m11, m12, m13, m14) = (first.x, first.y, first.z, first.w)
        (m21, m22, m23, m24) = (second.x, second.y, second.z, second.w)
        (m31, m32, m33, m34) = (third.x, third.y, third.z, third.w)
        (m41, m42, m43, m44) = (fourth.x, fourth.y, fourth.z, fourth.w)
    }

    package init(_ map: Affine) {
        self.init(rows: [map.a, map.b, 0, 0], [map.c, map.d, 0, 0], [0, 0, 1, 0], [map.tx, map.ty, 0, 1])
    }

    /// The matrix as a map of the plane, or `nil` when it leaves the plane.
    package var affine: Affine? {
        guard CATransform3DIsAffine(self) else { return nil }
        return Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    package var rows: [SIMD4<Double>] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ]
    }
}

public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.rows == b.rows }

/// Whether the matrix maps the plane z = 0 onto itself like a `CGAffineTransform`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m.affine) }

/// The in-plane part of the matrix; meaningful where `CATransform3DIsAffine` holds.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

internal import FrameGeometry

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// A turn of `angle` radians about the axis `(x, y, z)`; the identity when the axis has no length.
///
/// Rodrigues' formula, written for row vectors.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = RealMath.sin(angle)
    let cosine = RealMath.cos(angle)
    let rest = 1 - cosine
    return CATransform3D(
        rows: [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1])
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let right = b.rows
    func row(_ left: SIMD4<Double>) -> SIMD4<Double> {
        left.x * right[0] + left.y * right[1] + left.z * right[2] + left.w * right[3]
    }
    let rows = a.rows.map(row)
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
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

package import FrameTiming

/// The pace of an animation: a cubic Bézier from (0, 0) to (1, 1). Immutable.
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: TimingCurve
    private let controlPoints: [Float]

    /// A system curve; an unknown name is linear.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: curve = NamedCurves.easeIn
        case .easeOut: curve = NamedCurves.easeOut
        case .easeInEaseOut: curve = NamedCurves.easeInOut
        case .default: curve = NamedCurves.default
        default: curve = NamedCurves.linear
        }
        controlPoints =
            if case .cubicBezier(let bezier) = curve {
                [Float(bezier.x1), Float(bezier.y1), Float(bezier.x2), Float(bezier.y2)]
            } else {
                [0, 0, 1, 1]
            }
    }

    /// The two inner control points; x is clamped to 0…1.
    ///
    /// The numbers are taken as the decimals they were written as: 0.42 means 0.42, not the nearest `Float`, so that a
    /// curve written out equals the named one.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func decimal(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
        curve = .cubicBezier(
            CubicBezier(x1: decimal(c1x), y1: decimal(c1y), x2: decimal(c2x), y2: decimal(c2y)))
        controlPoints = [c1x, c1y, c2x, c2y]
    }

    package init(_ curve: CubicBezier) {
        self.curve = .cubicBezier(curve)
        controlPoints = [Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2)]
    }

    /// The control point `idx`, 0…3, as two floats; an index outside writes nothing.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all: [Float] = [0, 0] + controlPoints + [1, 1]
        guard (0...3).contains(idx) else { return }
        ptr[0] = all[2 * idx]
        ptr[1] = all[2 * idx + 1]
    }
}

public import FrameGeometry

/// Rounds the numbers of a display list to a few decimals. Negative zero becomes zero, so that equal lists print equal.
///
/// Sums that lead to the same state differ in their last bit, for example when a card comes in and when it goes out.
/// Rounded, equal states print equal, compare equal and are drawn once. The steps are far smaller than a pixel can
/// show: 1/10,000 point is at most 4 · 255 / 10,000 ≈ 0.1 levels of an edge at a scale of 4.
public enum DisplayNumber {
    /// Rounds points to 1/10,000.
    public static func points(_ value: Double) -> Double { rounded(value, 10_000) }

    /// Rounds opacities and color components to 1/1,000,000, a 3,900th of a level of 8 bits.
    public static func fraction(_ value: Double) -> Double { rounded(value, 1_000_000) }

    /// Rounds factors of a transform to 1/10^8, which for 10,000 points is still a ten-thousandth of a point.
    public static func factor(_ value: Double) -> Double { rounded(value, 100_000_000) }

    /// Rounds a number. From 2⁵² steps on, a `Double` has no such decimals and is returned unchanged, as are infinity
    /// and NaN.
    private static func rounded(_ value: Double, _ steps: Double) -> Double {
        let scaled = value * steps
        // Adding zero turns −0 into 0.
        return scaled.magnitude < 0x1p52 ? scaled.rounded() / steps + 0 : value
    }

    public static func rect(_ rect: Rect) -> Rect {
        Rect(
            x: points(rect.minX), y: points(rect.minY), width: points(rect.size.width),
            height: points(rect.size.height))
    }

    public static func affine(_ map: Affine) -> Affine {
        Affine(
            a: factor(map.a), b: factor(map.b), c: factor(map.c), d: factor(map.d), tx: points(map.tx),
            ty: points(map.ty))
    }

    public static func point(_ point: Point) -> Point { Point(x: points(point.x), y: points(point.y)) }

    public static func path(_ path: Path) -> Path { path.replacing(numbers: path.numbers.map(points)) }

    /// Rounds a projection. The divisor's factors are rounded to 10⁻¹², because they are multiplied by coordinates.
    public static func projection(_ map: Projection) -> Projection {
        Projection(
            a: factor(map.a), b: factor(map.b), c: factor(map.c), d: factor(map.d), tx: points(map.tx),
            ty: points(map.ty), p: rounded(map.p, 1e12), q: rounded(map.q, 1e12), r: factor(map.r))
    }

    public static func radii(_ radii: CornerRadii) -> CornerRadii {
        CornerRadii(
            topLeft: points(radii.topLeft), topRight: points(radii.topRight),
            bottomRight: points(radii.bottomRight), bottomLeft: points(radii.bottomLeft), curve: radii.curve)
    }

    /// Rounds a color. A component that is a whole number of 255ths stays exact, so that it prints as two hexadecimal
    /// digits.
    public static func color(_ color: Color) -> Color {
        func component(_ value: Double) -> Double {
            let clamped = min(max(value, 0), 1)
            let steps = (clamped * 255).rounded()
            return abs(clamped * 255 - steps) < 0.000_1 ? steps / 255 : fraction(clamped)
        }
        return Color(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: component(color.alpha))
    }
}

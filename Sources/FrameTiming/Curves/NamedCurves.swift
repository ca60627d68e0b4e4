/// The easing curves a scene file can name.
///
/// A new curve is a constant with its origin, and its entry in ``all``.
public enum NamedCurves {
    /// Value equals progress. Apple, `CAMediaTimingFunctionName.linear`.
    public static let linear = TimingCurve.linear
    /// Starts slowly. Apple, `CAMediaTimingFunctionName.easeIn`; CSS `ease-in`.
    public static let easeIn = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// Ends slowly. Apple, `CAMediaTimingFunctionName.easeOut`; CSS `ease-out`.
    public static let easeOut = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// Starts and ends slowly; what `UIView.animate` uses unless told otherwise. Apple,
    /// `CAMediaTimingFunctionName.easeInEaseOut`; CSS `ease-in-out`.
    public static let easeInOut = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// What implicit animations of a `CATransaction` use. Apple, `CAMediaTimingFunctionName.default`; CSS `ease`.
    public static let `default` = TimingCurve.cubicBezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))

    /// Every named curve under the name scene files use, in the order lists of them are printed.
    public static let all: [(name: String, curve: TimingCurve)] = [
        ("linear", linear),
        ("easeIn", easeIn),
        ("easeOut", easeOut),
        ("easeInOut", easeInOut),
        ("default", `default`),
    ]

    /// The curve called `name`, or `nil`. Names are matched exactly.
    public static func curve(named name: String) -> TimingCurve? {
        all.first { $0.name == name }?.curve
    }
}

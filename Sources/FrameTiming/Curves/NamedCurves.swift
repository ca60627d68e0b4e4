/// The easing curves known by name in scene files and on the command line.
///
/// A new curve is a constant with its origin, its entry in ``all``, and its name in `Schemas/scene.schema.json`. Tests
/// compare the three; help texts derive from ``all``.
public enum NamedCurves {
    /// The value equals the progress. Apple, `CAMediaTimingFunctionName.linear`.
    public static let linear = TimingCurve.linear
    /// Starts slowly. Apple, `CAMediaTimingFunctionName.easeIn`; CSS `ease-in`.
    public static let easeIn = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// Ends slowly. Apple, `CAMediaTimingFunctionName.easeOut`; CSS `ease-out`.
    public static let easeOut = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// Starts and ends slowly; the default of `UIView.animate`. Apple,
    /// `CAMediaTimingFunctionName.easeInEaseOut`; CSS `ease-in-out`.
    public static let easeInOut = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// The curve of implicit animations of a `CATransaction`. Apple, `CAMediaTimingFunctionName.default`; CSS `ease`.
    public static let `default` = TimingCurve.cubicBezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))

    /// Every named curve with its name, in the order of printed lists.
    public static let all: [(name: String, curve: TimingCurve)] = [
        ("linear", linear),
        ("easeIn", easeIn),
        ("easeOut", easeOut),
        ("easeInOut", easeInOut),
        ("default", `default`),
    ]

    /// Returns the curve called `name`, or `nil`. Names are matched exactly.
    public static func curve(named name: String) -> TimingCurve? {
        all.first { $0.name == name }?.curve
    }
}

package import FrameTiming

/// A clock with a begin time, speed, offset, and repetition. Layers and animations have one.
///
///     local time = (parent time − beginTime) · speed + timeOffset
@MainActor @preconcurrency public protocol CAMediaTiming: AnyObject {
    /// The begin time in seconds of the parent's time. For an animation, 0 is the time of its commit.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one pass in seconds.
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    /// The offset added in local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of passes, which may be fractional; 0 means one.
    var repeatCount: Float { get set }
    /// The duration of all passes in seconds; overrides ``repeatCount`` if it is greater than 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by a reversed one.
    var autoreverses: Bool { get set }
    /// The behavior before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The behavior of an attached animation outside its active time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(_ mode: FillMode) {
        self =
            switch mode {
            case .removed: .removed
            case .forwards: .forwards
            case .backwards: .backwards
            case .both: .both
            }
    }

    /// The fill mode; `removed` for unknown names.
    package var fillMode: FillMode {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}

/// The immutable timing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: TimingCurve
    private let controlPoints: [Float]

    /// Creates a system curve; linear for an unknown name.
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

    /// Creates a curve from the two inner control points. The x coordinates are clamped to 0…1.
    ///
    /// Numbers are read as the shortest decimals of their `Float` values: 0.42 means 0.42, so that a curve given by its
    /// control points equals the named one.
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

    /// Writes the control point `idx`, 0…3, as two floats. Writes nothing for any other index.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all: [Float] = [0, 0] + controlPoints + [1, 1]
        guard (0...3).contains(idx) else { return }
        ptr[0] = all[2 * idx]
        ptr[1] = all[2 * idx + 1]
    }
}

/// The names of the system's curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A requested frame rate, in frames per second. The recording determines the frames: a display link skips some of them
/// to match the range, and animations ignore it.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// The preferred rate; `nil` for no preference.
    public var preferred: Float?

    /// The system's default.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

public import FrameGeometry

/// What connects a body with another one, or with a point that does not move by itself.
public struct Joint: Equatable, Sendable {
    public enum End: Equatable, Sendable {
        /// A point of a body, from its centre while it is not turned.
        case body(BodyID, offset: Point)
        case anchor(Point)
    }

    public enum Kind: Equatable, Sendable {
        /// Both ends keep their distance. At 0, as a pin.
        case rod(length: Double)
        /// The distance does not exceed the length.
        case rope(length: Double)
        /// A damped oscillation about a distance: `frequency` in hertz while the other end does not move, `damping` as a ratio of the
        /// critical one. Above ``Joint/highestFrequency``, as a rod.
        case spring(length: Double, frequency: Double, damping: Double)
        /// Both ends meet. The angle of the first body against the second changes within `range`, if there is one, against a torque of
        /// at most `friction`, in mass · points² / seconds².
        case pin(range: ClosedRange<Double>?, friction: Double)
        /// Both ends meet, and the angle between the bodies does not change.
        case weld
        /// The first end moves along an axis through the second, by a distance within `range`, if there is one; the angle between the
        /// bodies does not change. The axis turns with the second body, from its direction at the angle `secondAngle`.
        case slider(axis: Point, secondAngle: Double, range: ClosedRange<Double>?)
        /// A spring of length 0 that also turns the first body back to the angle 0, by the shorter rotation.
        case snap(frequency: Double, damping: Double)
    }

    /// In hertz. Springs are integrated explicitly: at this frequency a step is a twelfth of a period.
    public static let highestFrequency = 40.0

    /// Unique in the world. What is kept of a joint from step to step is found by it.
    public let id: Int
    public var kind: Kind
    public var body: BodyID
    public var offset: Point
    public var end: End
    /// The angle of the body against that of the other end in which pins, welds and sliders begin.
    public var restAngle: Double

    public init(
        id: Int, _ kind: Kind, of body: BodyID, offset: Point = .zero, to end: End, restAngle: Double = 0
    ) {
        self.id = id
        self.kind = kind
        self.body = body
        self.offset = offset
        self.end = end
        self.restAngle = restAngle
    }

    /// The body at the other end.
    var otherBody: BodyID? {
        switch end {
        case .body(let body, _): body
        case .anchor: nil
        }
    }

    /// The kind that is solved: springs that are too fast for steps are rods, and rods without a length are pins.
    var solvedKind: Kind {
        switch kind {
        case .spring(let length, let frequency, _) where !(frequency > 0 && frequency <= Self.highestFrequency):
            Joint(id: id, .rod(length: length), of: body, to: end).solvedKind
        case .rod(let length) where !(length > Self.shortest): .pin(range: nil, friction: 0)
        case .rod, .rope, .spring, .pin, .weld, .slider, .snap: kind
        }
    }

    /// Rods below this length in points have no direction.
    private static let shortest = 1e-3
}

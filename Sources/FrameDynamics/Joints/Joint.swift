public import FrameGeometry

/// A connection between a body and another one, or a point that does not move by itself.
public struct Joint: Equatable, Sendable {
    public enum End: Equatable, Sendable {
        /// A point of a body, relative to its center before rotation.
        case body(BodyID, offset: Point)
        case anchor(Point)
    }

    public enum Kind: Equatable, Sendable {
        /// Both ends keep their distance. A length of 0 acts like a pin.
        case rod(length: Double)
        /// The distance does not exceed the length.
        case rope(length: Double)
        /// A damped oscillation about a distance. `frequency` is in hertz while the other end does not move, and
        /// `damping` is a ratio of the critical damping. Above ``Joint/highestFrequency``, it acts like a rod.
        case spring(length: Double, frequency: Double, damping: Double)
        /// Both ends meet. The angle of the first body relative to the second changes within `range`, if there is one,
        /// against a torque of at most `friction`, in mass · points² / seconds².
        case pin(range: ClosedRange<Double>?, friction: Double)
        /// Both ends meet, and the angle between the bodies does not change.
        case weld
        /// The first end moves along an axis through the second, by a distance within `range`, if there is one; the
        /// angle between the bodies does not change. The axis rotates with the second body, from its direction at the
        /// angle `secondAngle`.
        case slider(axis: Point, secondAngle: Double, range: ClosedRange<Double>?)
        /// A spring of length 0 that also rotates the first body back to the angle 0, by the shorter rotation.
        case snap(frequency: Double, damping: Double)
    }

    /// Maximum frequency in hertz. Springs are integrated explicitly, and at this frequency a step is a twelfth of a
    /// period.
    public static let highestFrequency = 40.0

    /// Identifier that is unique in the world. The data kept about a joint from step to step is found by it.
    public let id: Int
    public var kind: Kind
    public var body: BodyID
    public var offset: Point
    public var end: End
    /// Angle of the body relative to the other end at which pins, welds and sliders begin.
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

    /// Body at the other end.
    var otherBody: BodyID? {
        switch end {
        case .body(let body, _): body
        case .anchor: nil
        }
    }

    /// Kind that is solved: springs that are too fast for steps are rods, and rods without a length are pins.
    var solvedKind: Kind {
        switch kind {
        case .spring(let length, let frequency, _) where !(frequency > 0 && frequency <= Self.highestFrequency):
            Joint(id: id, .rod(length: length), of: body, to: end).solvedKind
        case .rod(let length) where !(length > Self.shortest): .pin(range: nil, friction: 0)
        case .rod, .rope, .spring, .pin, .weld, .slider, .snap: kind
        }
    }

    /// Length in points below which rods have no direction.
    private static let shortest = 1e-3
}

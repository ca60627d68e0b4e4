public import FrameGeometry
public import FramePainting

/// The particles that an emitter layer draws. Each is a function of the time since it was born, and of random numbers
/// from the seed, so that any instant can be sampled.
public struct ParticleStyle: RareProperties {
    /// Maximum number of particles drawn, so that a wrong rate cannot exhaust memory.
    public static let limit = 20_000

    /// The order in which particles are drawn, and how they are combined.
    public enum Mode: String, CaseIterable, Sendable {
        case oldestFirst, oldestLast, additive
    }

    /// Periods of emission, which may overlap.
    public var sources: [ParticleSource] = []
    public var mode = Mode.oldestFirst
    public var seed: UInt64 = 0

    public init() {}
}

/// A period in which cells emit particles from one place.
public struct ParticleSource: Equatable, Sendable {
    /// The shape on which particles are born.
    public enum Shape: String, CaseIterable, Sendable {
        case point, line, rectangle, circle
    }

    /// Beginning and end of the period, in seconds of the layer's time.
    public var start: Double
    public var end: Double
    public var cells: [ParticleCell]
    /// The number of the period, by which its random numbers are found.
    public var number: Int
    /// The part of each cell's next particle that is due when the period begins, 0…1; 1 for cells without a value.
    public var due: [Double]
    public var shape: Shape
    /// Whether particles are born on the shape's outline only, instead of anywhere inside.
    public var isOutline: Bool
    public var position: Point
    public var size: Size

    public init(
        start: Double, end: Double = .infinity, cells: [ParticleCell], number: Int = 0, due: [Double] = [],
        shape: Shape = .point, isOutline: Bool = false, position: Point = .zero, size: Size = .zero
    ) {
        self.number = number
        self.due = due
        self.start = start
        self.end = end
        self.cells = cells
        self.shape = shape
        self.isOutline = isOutline
        self.position = position
        self.size = size
    }

    /// The part of the next particle of each cell that is due at a time.
    public func due(at time: Double) -> [Double] {
        cells.enumerated().map { index, cell in
            let sum = (due.indices.contains(index) ? due[index] : 1) + max(time - start, 0) * max(cell.rate, 0)
            return sum.isFinite ? sum - sum.rounded(.down) : 0
        }
    }

    /// The time after which all particles of the period have died, in seconds of the layer's time.
    public var lastDeath: Double { end + (cells.map(\.longestLife).max() ?? 0) }
}

/// A value with a range around it, in which the values of particles are distributed evenly.
public struct ParticleRange: Equatable, Sendable {
    public var mean: Double
    public var range: Double

    public init(_ mean: Double, _ range: Double = 0) {
        self.mean = mean
        self.range = range
    }

    /// - Parameter chance: A random number, 0..<1.
    func value(_ chance: Double) -> Double { mean + (chance - 0.5) * range }

    var greatest: Double { mean + range.magnitude / 2 }
}

/// A kind of particle. Lengths are points, times are seconds, and angles are radians, clockwise.
public struct ParticleCell: Equatable, Sendable {
    public var image: RasterImage?
    /// The part of the image that is drawn, in fractions of its size.
    public var imagePart = Rect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the image per point.
    public var imageScale = 1.0
    /// Particles per second.
    public var rate = 0.0
    /// When emission begins and ends, from the beginning of the period, or from the birth of the particle that emits.
    public var begin = 0.0
    public var duration = Double.infinity
    public var lifetime = ParticleRange(0)
    public var velocity = ParticleRange(0)
    public var direction = ParticleRange(0)
    public var acceleration = Point.zero
    public var scale = ParticleRange(1)
    /// Change of the scale per second.
    public var scaleSpeed = 0.0
    /// Rotation per second.
    public var spin = ParticleRange(0)
    public var color = Color.white
    /// Ranges of the components, and their changes per second.
    public var colorRange = Color(red: 0, green: 0, blue: 0, alpha: 0)
    public var colorSpeed = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// What each particle emits while it lives.
    public var cells: [ParticleCell] = []

    public init() {}

    /// The longest time from a birth to the death of everything that it causes.
    public var longestLife: Double {
        max(lifetime.greatest, 0) + (cells.map(\.longestLife).max() ?? 0)
    }
}

internal import FrameGeometry
internal import FrameLayers
public import FrameProperties

/// A layer that emits particles, which it draws over its background.
///
/// As in Core Animation, emission began long before a layer with a ``beginTime`` of 0 was made, and begins with
/// ``beginTime`` otherwise. A change of a property applies to particles born from then on.
///
/// Differs from Core Animation: random numbers come from the seed of the run, and another one each layer; particles stay
/// in the layer's plane; the shapes `cuboid` and `sphere` are those of their middles; animations of the emitter's
/// properties and of its cells change at each frame.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
    public required init() {
        super.init()
        modelValues.kind = .emitter
        modelValues.particles.seed = Stage.nextRandomNumber()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.kind = .emitter
        guard let other = layer as? CAEmitterLayer else { return }
        (cells, past, start, number) = (other.cells, other.past, other.start, other.number)
        (_birthRate, _lifetime, _velocity, _scale, _spin) = (
            other._birthRate, other._lifetime, other._velocity, other._scale, other._spin
        )
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.kind = .emitter
        modelValues.particles.seed = Stage.nextRandomNumber() ^ UInt64(seed)
    }

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init("emitterCells", \CAEmitterLayer.emitterCells), .init("birthRate", \CAEmitterLayer.birthRate),
            .init("lifetime", \CAEmitterLayer.lifetime), .init("velocity", \CAEmitterLayer.velocity),
            .init("scale", \CAEmitterLayer.scale), .init("spin", \CAEmitterLayer.spin),
            .init("emitterPosition", \CAEmitterLayer.emitterPosition),
            .init("emitterZPosition", \CAEmitterLayer.emitterZPosition),
            .init("emitterSize", \CAEmitterLayer.emitterSize), .init("emitterDepth", \CAEmitterLayer.emitterDepth),
            .init("emitterShape", \CAEmitterLayer.emitterShape), .init("emitterMode", \CAEmitterLayer.emitterMode),
            .init("preservesDepth", \CAEmitterLayer.preservesDepth), .init("renderMode", \CAEmitterLayer.renderMode),
            .init("seed", \CAEmitterLayer.seed),
        ]
    }

    private var cells: [CAEmitterCell] = []
    /// The periods that have ended, and whose particles may live.
    private var past: [ParticleSource] = []
    /// The beginning of the current period in the layer's time; `nil` for the first one.
    private var start: Double?
    private var number = 0

    /// The kinds of particles. Later changes of a cell have no effect, except by `setValue(_:forKeyPath:)`.
    open var emitterCells: [CAEmitterCell]? {
        get { cells.isEmpty ? nil : cells }
        set { update { cells = (newValue ?? []).map(\.copied) } }
    }

    // Factors of the values of all cells.
    @Observed open var birthRate: Float = 1 { didSet { update() } }
    @Observed open var lifetime: Float = 1 { didSet { update() } }
    @Observed open var velocity: Float = 1 { didSet { update() } }
    @Observed open var scale: Float = 1 { didSet { update() } }
    @Observed open var spin: Float = 1 { didSet { update() } }

    // Where particles are born.
    @Observed open var emitterPosition = CGPoint.zero { didSet { update() } }
    @Observed open var emitterSize = CGSize.zero { didSet { update() } }
    @Observed open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { update() } }
    @Observed open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { update() } }
    /// Stored without effect: particles stay in the layer's plane.
    open var emitterZPosition: CGFloat = 0
    /// Stored without effect: particles stay in the layer's plane.
    open var emitterDepth: CGFloat = 0
    /// Stored without effect: particles stay in the layer's plane.
    open var preservesDepth = false
    /// The order in which particles are drawn: the oldest first, unless it says otherwise.
    @Observed open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { update() } }
    /// Changes the random numbers.
    @Observed open var seed: UInt32 = 0 {
        didSet { store(\.particles.seed, modelValues.particles.seed ^ UInt64(oldValue) ^ UInt64(_seed.wrappedValue)) }
    }

    open override var beginTime: CFTimeInterval {
        get { super.beginTime }
        set {
            super.beginTime = newValue
            show()
        }
    }

    /// Sets a property of a cell: `emitterCells`, the name of the cell, and that of the property.
    override func takes(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard keys.count == 3, keys[0] == "emitterCells" else { return false }
        update { for cell in cells where cell.name == keys[1] { cell.setValue(value, forKey: keys[2]) } }
        return true
    }

    // MARK: Animation

    /// The animated values of the current period by key path.
    private var animated: [String: AnimatedValue] = [:]

    private static let animatedKeys: Set<String> = [
        "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition", "emitterSize",
    ]

    /// True for the emitter's numbers, its place and its size, and for the properties of its cells: an animation begins a
    /// period at each frame.
    open override class func needsDisplay(forKey key: String) -> Bool {
        animatedKeys.contains(key) || cellProperty(key) != nil || super.needsDisplay(forKey: key)
    }

    private static func cellProperty(_ keyPath: String) -> (cell: String, key: String)? {
        let keys = keyPath.split(separator: ".").map(String.init)
        return keys.count == 3 && keys[0] == "emitterCells" ? (keys[1], keys[2]) : nil
    }

    override func displayedValue(forKey key: String) -> AnimatedValue? {
        switch key {
        case "birthRate": return .number(Double(birthRate))
        case "lifetime": return .number(Double(lifetime))
        case "velocity": return .number(Double(velocity))
        case "scale": return .number(Double(scale))
        case "spin": return .number(Double(spin))
        case "emitterPosition": return .point(Point(emitterPosition))
        case "emitterSize": return .size(Size(emitterSize))
        default:
            guard let (name, key) = Self.cellProperty(key), let cell = cells.first(where: { $0.name == name }),
                let outlet = CAEmitterCell.keys.last(where: { $0.name == key }),
                let value = outlet.value(of: cell)
            else { return nil }
            return AnimatedValue.number(from: value).map(AnimatedValue.number)
        }
    }

    open override func display() {
        super.display()
        guard displayedCustomValues != animated else { return }
        update { animated = displayedCustomValues }
    }

    /// A factor of the values of all cells in the current period.
    func factor(_ key: String) -> Float {
        Float(animated[key]?.number ?? displayedValue(forKey: key)?.number ?? 1)
    }

    /// The cells of the current period.
    private var shownCells: [CAEmitterCell] {
        let changes = animated.compactMap { keyPath, value in Self.cellProperty(keyPath).map { ($0, value) } }
        guard !changes.isEmpty else { return cells }
        return cells.map { cell in
            let copy = cell.copied
            for ((name, key), value) in changes where name == cell.name {
                copy.setValue(value.objectValue, forKey: key)
            }
            return copy
        }
    }

    // MARK: Periods

    /// Ends the current period and begins the next one with a change.
    private func update(_ change: () -> Void = {}) {
        let now = localTime(rootTime: stage.loop.now.seconds)
        // What has not been committed has not been seen.
        if layerID != nil, var ending = modelValues.particles.sources.last {
            if now > ending.start {
                ending.end = now
                past = past.filter { $0.lastDeath > now } + [ending]
                number += 1
                start = now
            }
        }
        change()
        show()
    }

    private func show() {
        var style = modelValues.particles
        style.sources = past + [source]
        style.mode =
            switch renderMode {
            case .oldestLast, .backToFront: .oldestLast
            case .additive: .additive
            default: .oldestFirst
            }
        store(\.particles, style)
    }

    /// The current period, without an end.
    private var source: ParticleSource {
        let cells = shownCells.filter(\.isEnabled).map { $0.cell(multipliedBy: self) }
        let longest = cells.map(\.longestLife).max() ?? 0
        // Long before, so that as many particles live as ever.
        let start = start ?? (beginTime == 0 ? -longest - 1 : 0)
        return ParticleSource(
            start: start, cells: cells, number: number, due: past.last.map { $0.due(at: start) } ?? [],
            shape: emitterShape.shape, isOutline: emitterMode.isOutline,
            position: animated["emitterPosition"]?.point ?? Point(emitterPosition),
            size: animated["emitterSize"]?.size ?? Size(emitterSize))
    }
}

/// The shape on which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    public static let cuboid = Self(rawValue: "cuboid")
    public static let circle = Self(rawValue: "circle")
    public static let sphere = Self(rawValue: "sphere")

    public init(rawValue: String) { self.rawValue = rawValue }

    fileprivate var shape: ParticleSource.Shape {
        switch self {
        case .line: .line
        case .rectangle, .cuboid: .rectangle
        case .circle, .sphere: .circle
        default: .point
        }
    }
}

/// The part of the shape on which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")

    public init(rawValue: String) { self.rawValue = rawValue }

    fileprivate var isOutline: Bool { self == .outline || self == .points }
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    public static let additive = Self(rawValue: "additive")

    public init(rawValue: String) { self.rawValue = rawValue }
}

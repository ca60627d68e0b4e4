internal import FrameGeometry
internal import FrameLayers

/// A kind of particle of an emitter layer. Values with a range are distributed evenly in that range around them.
///
/// Lengths are points, times are seconds, and angles are radians, clockwise with y pointing down.
@MainActor @preconcurrency open class CAEmitterCell: NSObject, @MainActor NSSecureCoding {
    open var name: String?
    open var isEnabled = true
    /// An image of Core Graphics; without one, nothing is drawn.
    open var contents: Any?
    /// The part of the image that is drawn, in fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the image per point.
    open var contentsScale: CGFloat = 1
    /// The cells that each particle emits while it lives.
    open var emitterCells: [CAEmitterCell]?
    /// Particles per second.
    open var birthRate: Float = 0
    /// When emission begins and how long it lasts: from the layer's beginning, or from the birth of the particle that
    /// emits; without an end if the duration is 0.
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// The direction of the velocity in the layer's plane.
    open var emissionLongitude: CGFloat = 0
    /// Stored without effect: particles stay in the layer's plane.
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Stored without effect: particles stay in the layer's plane.
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// The color by which the image is multiplied.
    open var color: CGColor? = CGColor.white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    // The change of components per second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// Stored without effect: particles are sampled as the images of other layers.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// Stored without effect: particles are sampled as the images of other layers.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue

    public override init() {
        super.init()
    }

    /// Reads the properties that an archive of ``encode(with:)`` contains. Damaged values are left out.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decode(Self.archivedProperties, of: self)
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { coder.encode(Self.archivedProperties, of: self) }

    static let archivedProperties: [ArchivedObjectProperty<CAEmitterCell>] = [
        .init("name", \CAEmitterCell.name), .init("enabled", \CAEmitterCell.isEnabled),
        .init(
            "contents", get: { (cell: CAEmitterCell) in cell.contents.flatMap { $0 as? CGImage }?.archived },
            set: { (cell, image: CGImage) in cell.contents = image }),
        .init("contentsRect", \CAEmitterCell.contentsRect), .init("contentsScale", \CAEmitterCell.contentsScale),
        .init("emitterCells", \CAEmitterCell.emitterCells), .init("birthRate", \CAEmitterCell.birthRate),
        .init("beginTime", \CAEmitterCell.beginTime), .init("duration", \CAEmitterCell.duration),
        .init("lifetime", \CAEmitterCell.lifetime), .init("lifetimeRange", \CAEmitterCell.lifetimeRange),
        .init("velocity", \CAEmitterCell.velocity), .init("velocityRange", \CAEmitterCell.velocityRange),
        .init("emissionLongitude", \CAEmitterCell.emissionLongitude),
        .init("emissionLatitude", \CAEmitterCell.emissionLatitude),
        .init("emissionRange", \CAEmitterCell.emissionRange), .init("xAcceleration", \CAEmitterCell.xAcceleration),
        .init("yAcceleration", \CAEmitterCell.yAcceleration), .init("zAcceleration", \CAEmitterCell.zAcceleration),
        .init("scale", \CAEmitterCell.scale), .init("scaleRange", \CAEmitterCell.scaleRange),
        .init("scaleSpeed", \CAEmitterCell.scaleSpeed), .init("spin", \CAEmitterCell.spin),
        .init("spinRange", \CAEmitterCell.spinRange), .init("color", \CAEmitterCell.color),
        .init("redRange", \CAEmitterCell.redRange), .init("greenRange", \CAEmitterCell.greenRange),
        .init("blueRange", \CAEmitterCell.blueRange), .init("alphaRange", \CAEmitterCell.alphaRange),
        .init("redSpeed", \CAEmitterCell.redSpeed), .init("greenSpeed", \CAEmitterCell.greenSpeed),
        .init("blueSpeed", \CAEmitterCell.blueSpeed), .init("alphaSpeed", \CAEmitterCell.alphaSpeed),
        .init("minificationFilter", \CAEmitterCell.minificationFilter),
        .init("magnificationFilter", \CAEmitterCell.magnificationFilter),
    ]

    /// A copy, with copies of the cells that it emits.
    var copied: CAEmitterCell {
        let copy = CAEmitterCell()
        (copy.name, copy.isEnabled, copy.contents) = (name, isEnabled, contents)
        (copy.contentsRect, copy.beginTime, copy.duration, copy.color) = (contentsRect, beginTime, duration, color)
        for outlet in Self.keys { _ = outlet.set([outlet.value(of: self) ?? 0], on: copy) }
        copy.emitterCells = emitterCells?.map(\.copied)
        return copy
    }

    func cell(multipliedBy layer: CAEmitterLayer) -> ParticleCell {
        var cell = ParticleCell()
        cell.image = contents.flatMap { $0 as? CGImage }?.rasterImage
        cell.imagePart = Rect(contentsRect)
        cell.imageScale = contentsScale > 0 ? contentsScale : 1
        cell.rate = Double(birthRate * layer.factor("birthRate"))
        cell.begin = beginTime
        cell.duration = duration > 0 ? duration : .infinity
        cell.lifetime = ParticleRange(
            Double(lifetime * layer.factor("lifetime")), Double(lifetimeRange * layer.factor("lifetime")))
        cell.velocity = ParticleRange(
            velocity * CGFloat(layer.factor("velocity")), velocityRange * CGFloat(layer.factor("velocity")))
        cell.direction = ParticleRange(emissionLongitude, emissionRange)
        cell.acceleration = Point(x: xAcceleration, y: yAcceleration)
        cell.scale = ParticleRange(scale * CGFloat(layer.factor("scale")), scaleRange * CGFloat(layer.factor("scale")))
        cell.scaleSpeed = scaleSpeed
        cell.spin = ParticleRange(spin * CGFloat(layer.factor("spin")), spinRange * CGFloat(layer.factor("spin")))
        cell.color = color?.color ?? .white
        cell.colorRange = Color(
            red: Double(redRange), green: Double(greenRange), blue: Double(blueRange), alpha: Double(alphaRange))
        cell.colorSpeed = Color(
            red: Double(redSpeed), green: Double(greenSpeed), blue: Double(blueSpeed), alpha: Double(alphaSpeed))
        cell.cells = (emitterCells ?? []).filter(\.isEnabled).map { $0.cell(multipliedBy: layer) }
        return cell
    }
}

extension CAEmitterCell: KeyListing {
    package static let keys: [Outlet] = [
        Outlet("lifetime", \CAEmitterCell.lifetime),
        Outlet("lifetimeRange", \CAEmitterCell.lifetimeRange),
        Outlet("birthRate", \CAEmitterCell.birthRate),
        Outlet("velocity", \CAEmitterCell.velocity),
        Outlet("velocityRange", \CAEmitterCell.velocityRange),
        Outlet("emissionLongitude", \CAEmitterCell.emissionLongitude),
        Outlet("emissionRange", \CAEmitterCell.emissionRange),
        Outlet("xAcceleration", \CAEmitterCell.xAcceleration),
        Outlet("yAcceleration", \CAEmitterCell.yAcceleration),
        Outlet("scale", \CAEmitterCell.scale),
        Outlet("scaleRange", \CAEmitterCell.scaleRange),
        Outlet("scaleSpeed", \CAEmitterCell.scaleSpeed),
        Outlet("spin", \CAEmitterCell.spin),
        Outlet("spinRange", \CAEmitterCell.spinRange),
        Outlet("redRange", \CAEmitterCell.redRange),
        Outlet("greenRange", \CAEmitterCell.greenRange),
        Outlet("blueRange", \CAEmitterCell.blueRange),
        Outlet("alphaRange", \CAEmitterCell.alphaRange),
        Outlet("redSpeed", \CAEmitterCell.redSpeed),
        Outlet("greenSpeed", \CAEmitterCell.greenSpeed),
        Outlet("blueSpeed", \CAEmitterCell.blueSpeed),
        Outlet("alphaSpeed", \CAEmitterCell.alphaSpeed),
        Outlet("contentsScale", \CAEmitterCell.contentsScale),
    ]
}

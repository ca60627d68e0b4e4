internal import FrameGeometry

extension CALayer: @MainActor NSSecureCoding {
    typealias ArchivedProperties = [ArchivedObjectProperty<CALayer>]

    func archive(in coder: NSCoder) {
        coder.encode(Self.archivedProperties.filter { shouldArchiveValue(forKey: $0.key) }, of: self)
    }

    /// The archived properties of every layer.
    static var commonArchivedProperties: ArchivedProperties { geometry + appearance + contents + timing + tree }

    private static let geometry: ArchivedProperties = [
        .init("bounds", \CALayer.bounds), .init("position", \CALayer.position),
        .init("anchorPoint", \CALayer.anchorPoint), .init("anchorPointZ", \CALayer.anchorPointZ),
        .init("zPosition", \CALayer.zPosition), .init("transform", \CALayer.transform),
        .init("sublayerTransform", \CALayer.sublayerTransform), .init("doubleSided", \CALayer.isDoubleSided),
        .init("geometryFlipped", \CALayer.isGeometryFlipped),
    ]

    private static let appearance: ArchivedProperties = [
        .init("hidden", \CALayer.isHidden), .init("opacity", \CALayer.opacity), .init("opaque", \CALayer.isOpaque),
        .init("allowsGroupOpacity", \CALayer.allowsGroupOpacity), .init("masksToBounds", \CALayer.masksToBounds),
        .init("backgroundColor", \CALayer.backgroundColor), .init("cornerRadius", \CALayer.cornerRadius),
        .init("maskedCorners", \CALayer.maskedCorners), .init("cornerCurve", \CALayer.cornerCurve),
        .init("borderWidth", \CALayer.borderWidth), .init("borderColor", \CALayer.borderColor),
        .init("shadowColor", \CALayer.shadowColor), .init("shadowOpacity", \CALayer.shadowOpacity),
        .init("shadowRadius", \CALayer.shadowRadius), .init("shadowOffset", \CALayer.shadowOffset),
        .init(
            "shadowPath", get: { (layer: CALayer) in layer.shadowPath?.path.archived },
            set: { (layer, path: Path) in layer.shadowPath = CGPath(path) }),
        .init("shouldRasterize", \CALayer.shouldRasterize),
        .init("rasterizationScale", \CALayer.rasterizationScale),
        .init("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
        .init("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask),
        .init("drawsAsynchronously", \CALayer.drawsAsynchronously),
        .init(
            "compositingFilter", get: { (layer: CALayer) in (layer.compositingFilter as? String)?.archived },
            set: { (layer, name: String) in layer.compositingFilter = name }),
    ]

    private static let contents: ArchivedProperties = [
        .init(
            "contents", get: { (layer: CALayer) in layer.contents.flatMap { $0 as? CGImage }?.archived },
            set: { (layer, image: CGImage) in layer.contents = image }),
        .init("contentsGravity", \CALayer.contentsGravity), .init("contentsScale", \CALayer.contentsScale),
        .init("contentsRect", \CALayer.contentsRect), .init("contentsCenter", \CALayer.contentsCenter),
        .init("magnificationFilter", \CALayer.magnificationFilter),
        .init("minificationFilter", \CALayer.minificationFilter),
        .init("minificationFilterBias", \CALayer.minificationFilterBias),
        .init("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
    ]

    private static let timing: ArchivedProperties = [
        .init("beginTime", \CALayer.beginTime), .init("timeOffset", \CALayer.timeOffset),
        .init("speed", \CALayer.speed), .init("duration", \CALayer.duration),
        .init("repeatCount", \CALayer.repeatCount), .init("repeatDuration", \CALayer.repeatDuration),
        .init("autoreverses", \CALayer.autoreverses), .init("fillMode", \CALayer.fillMode),
    ]

    private static let tree: ArchivedProperties = [
        .init("name", \CALayer.name), .init("mask", \CALayer.mask), .init("sublayers", \CALayer.sublayers),
    ]
}

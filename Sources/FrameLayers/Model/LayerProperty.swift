internal import FrameGeometry

/// A property of a layer that can move, by its key path: the one table that sampling and Core Animation's key paths share.
///
/// To add one: a row in ``all``, the stored value in ``LayerProperties``, its effect in `Emission/`, the accessor in
/// `CALayer+Properties.swift`.
public struct LayerProperty: Sendable {
    /// As Core Animation spells it: `position`, `bounds.size`, `transform`.
    public let keyPath: String
    /// The value in a set of properties. A layer without background has a clear one.
    public let read: @Sendable (LayerProperties) -> AnimatedValue
    /// Puts a value in. A value of another kind is not for this property and changes nothing.
    public let write: @Sendable (inout LayerProperties, AnimatedValue) -> Void

    public static let all: [LayerProperty] =
        [
            LayerProperty("bounds", AnimatedValue.rect, \.bounds) { $0.rect },
            LayerProperty("bounds.origin", AnimatedValue.point, \.bounds.origin) { $0.point },
            LayerProperty("bounds.origin.x", AnimatedValue.number, \.bounds.origin.x) { $0.number },
            LayerProperty("bounds.origin.y", AnimatedValue.number, \.bounds.origin.y) { $0.number },
            LayerProperty("bounds.size", AnimatedValue.size, \.bounds.size) { $0.size },
            LayerProperty("bounds.size.width", AnimatedValue.number, \.bounds.size.width) { $0.number },
            LayerProperty("bounds.size.height", AnimatedValue.number, \.bounds.size.height) { $0.number },
            LayerProperty("position", AnimatedValue.point, \.position) { $0.point },
            LayerProperty("position.x", AnimatedValue.number, \.position.x) { $0.number },
            LayerProperty("position.y", AnimatedValue.number, \.position.y) { $0.number },
            LayerProperty("anchorPoint", AnimatedValue.point, \.anchorPoint) { $0.point },
            LayerProperty("anchorPoint.x", AnimatedValue.number, \.anchorPoint.x) { $0.number },
            LayerProperty("anchorPoint.y", AnimatedValue.number, \.anchorPoint.y) { $0.number },
            LayerProperty("anchorPointZ", AnimatedValue.number, \.anchorPointZ) { $0.number },
            LayerProperty("zPosition", AnimatedValue.number, \.zPosition) { $0.number },
            LayerProperty(
                "transform", { $0.affine.map(AnimatedValue.affine) ?? .matrix($0) }, \.wholeTransform
            ) { $0.anyMatrix },
            LayerProperty("opacity", AnimatedValue.number, \.opacity) { $0.number },
            LayerProperty("backdropSigma", AnimatedValue.number, \.backdropSigma) { $0.number },
            LayerProperty("backdropSaturation", AnimatedValue.number, \.backdropSaturation) { $0.number },
            LayerProperty("curl", AnimatedValue.number, \.curl) { $0.number },
            LayerProperty("backgroundColor", { .color($0 ?? .clear) }, \.backgroundColor) {
                $0.color.map(Optional.some)
            },
            LayerProperty("cornerRadius", AnimatedValue.number, \.cornerRadius) { $0.number },
            LayerProperty("borderWidth", AnimatedValue.number, \.borderWidth) { $0.number },
            LayerProperty("borderColor", AnimatedValue.color, \.borderColor) { $0.color },
            LayerProperty("shadowColor", AnimatedValue.color, \.shadowColor) { $0.color },
            LayerProperty("shadowOpacity", AnimatedValue.number, \.shadowOpacity) { $0.number },
            LayerProperty("shadowRadius", AnimatedValue.number, \.shadowRadius) { $0.number },
            LayerProperty("shadowOffset", AnimatedValue.size, \.shadowOffset) { $0.size },
            LayerProperty("shadowOffset.width", AnimatedValue.number, \.shadowOffset.width) { $0.number },
            LayerProperty("shadowOffset.height", AnimatedValue.number, \.shadowOffset.height) { $0.number },
            LayerProperty("shadowPath", { .path($0 ?? Path()) }, \.shadowPath) { $0.path.map(Optional.some) },
            LayerProperty("contentsRect", AnimatedValue.rect, \.contentsRect) { $0.rect },
            LayerProperty("contentsCenter", AnimatedValue.rect, \.contentsCenter) { $0.rect },
            LayerProperty(
                "sublayerTransform", { $0.affine.map(AnimatedValue.affine) ?? .matrix($0) }, \.wholeSublayerTransform
            ) { $0.anyMatrix },
        ] + ofTransforms + ofShapes + ofGradients + ofReplicators

    private static let ofTransforms: [LayerProperty] = [
        LayerProperty("transform.rotation", \.rotation, \.turns.z),
        LayerProperty("transform.rotation.x", \.turns.x),
        LayerProperty("transform.rotation.y", \.turns.y),
        LayerProperty("transform.rotation.z", \.rotation, \.turns.z),
        LayerProperty("transform.scale", \.uniformScale, \.uniformScale),
        LayerProperty("transform.scale.x", \.scale.width, \.scale.x),
        LayerProperty("transform.scale.y", \.scale.height, \.scale.y),
        LayerProperty("transform.scale.z", \.scale.z),
        LayerProperty("transform.translation", AnimatedValue.size, \.translation) { $0.size },
        LayerProperty("transform.translation.x", \.translation.x, \.translation.x),
        LayerProperty("transform.translation.y", \.translation.y, \.translation.y),
        LayerProperty("transform.translation.z", \.translation.z),
    ]

    private static let ofShapes: [LayerProperty] = [
        LayerProperty("path", AnimatedValue.path, \.shape.path) { $0.path },
        LayerProperty("fillColor", { .color($0 ?? .clear) }, \.shape.fillColor) { $0.color.map(Optional.some) },
        LayerProperty("strokeColor", { .color($0 ?? .clear) }, \.shape.strokeColor) { $0.color.map(Optional.some) },
        LayerProperty("strokeStart", AnimatedValue.number, \.shape.strokeStart) { $0.number },
        LayerProperty("strokeEnd", AnimatedValue.number, \.shape.strokeEnd) { $0.number },
        LayerProperty("lineWidth", AnimatedValue.number, \.shape.lineWidth) { $0.number },
        LayerProperty("miterLimit", AnimatedValue.number, \.shape.miterLimit) { $0.number },
        LayerProperty("lineDashPhase", AnimatedValue.number, \.shape.dashPhase) { $0.number },
    ]

    private static let ofGradients: [LayerProperty] = [
        LayerProperty("colors", AnimatedValue.colors, \.gradient.colors) { $0.colors },
        LayerProperty("locations", AnimatedValue.numbers, \.gradient.shownLocations) { $0.numbers },
        LayerProperty("startPoint", AnimatedValue.point, \.gradient.start) { $0.point },
        LayerProperty("endPoint", AnimatedValue.point, \.gradient.end) { $0.point },
        LayerProperty("startPoint.x", AnimatedValue.number, \.gradient.start.x) { $0.number },
        LayerProperty("startPoint.y", AnimatedValue.number, \.gradient.start.y) { $0.number },
        LayerProperty("endPoint.x", AnimatedValue.number, \.gradient.end.x) { $0.number },
        LayerProperty("endPoint.y", AnimatedValue.number, \.gradient.end.y) { $0.number },
    ]

    private static let ofReplicators: [LayerProperty] = [
        LayerProperty("instanceDelay", AnimatedValue.number, \.replication.delay) { $0.number },
        LayerProperty(
            "instanceTransform", { $0.affine.map(AnimatedValue.affine) ?? .matrix($0) }, \.replication.wholeTransform
        ) { $0.anyMatrix },
        LayerProperty("instanceColor", AnimatedValue.color, \.replication.color) { $0.color },
        LayerProperty("instanceRedOffset", AnimatedValue.number, \.replication.redOffset) { $0.number },
        LayerProperty("instanceGreenOffset", AnimatedValue.number, \.replication.greenOffset) { $0.number },
        LayerProperty("instanceBlueOffset", AnimatedValue.number, \.replication.blueOffset) { $0.number },
        LayerProperty("instanceAlphaOffset", AnimatedValue.number, \.replication.alphaOffset) { $0.number },
    ]

    /// Whether a change animates without anybody saying how. Paths do not, as documented of Core Animation.
    public var movesByItself: Bool { read(LayerProperties()).path == nil }

    private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })

    /// The row of a key path, or `nil` where nothing of that name can move.
    public static func named(_ keyPath: String) -> LayerProperty? { byKeyPath[keyPath] }

    /// A part of the transform that the plane has too: radians, factors, points. Turns are about x, then y, then z.
    private init(
        _ keyPath: String, _ flat: any WritableKeyPath<AffineParts, Double> & Sendable,
        _ deep: any WritableKeyPath<MatrixParts, Double> & Sendable
    ) {
        self.keyPath = keyPath
        read = { .number($0.part(flat, deep)) }
        write = { properties, value in
            if let number = value.number { properties.setPart(flat, deep, number) }
        }
    }

    /// A part of the transform that leads out of the plane.
    private init(_ keyPath: String, _ deep: any WritableKeyPath<MatrixParts, Double> & Sendable) {
        self.keyPath = keyPath
        read = { .number($0.part(deep)) }
        write = { properties, value in
            if let number = value.number { properties.setPart(deep, number) }
        }
    }

    private init<Value: Sendable>(
        _ keyPath: String,
        _ wrap: @escaping @Sendable (Value) -> AnimatedValue,
        _ path: any WritableKeyPath<LayerProperties, Value> & Sendable,
        _ unwrap: @escaping @Sendable (AnimatedValue) -> Value?
    ) {
        self.keyPath = keyPath
        read = { wrap($0[keyPath: path]) }
        write = { properties, value in
            if let value = unwrap(value) { properties[keyPath: path] = value }
        }
    }
}

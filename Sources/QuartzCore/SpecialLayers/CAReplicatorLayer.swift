internal import FrameLayers

/// A layer that draws its sublayers several times. Each copy adds a transform, a delay, and a color offset.
///
/// Differs from Core Animation: the color multiplies fills, strokes, and gradients, but only the alpha of images.
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
    public required init() {
        super.init()
        modelValues.kind = .replicator
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.kind = .replicator
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.kind = .replicator
    }

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init("instanceCount", \CAReplicatorLayer.instanceCount),
            .init("preservesDepth", \CAReplicatorLayer.preservesDepth),
            .init("instanceDelay", \CAReplicatorLayer.instanceDelay),
            .init("instanceTransform", \CAReplicatorLayer.instanceTransform),
            .init("instanceColor", \CAReplicatorLayer.instanceColor),
            .init("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
            .init("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
            .init("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
            .init("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
        ]
    }

    /// The number of copies, including the original; 1 by default, at most 10,000.
    open var instanceCount: Int {
        get { modelValues.replication.count }
        set { store(\.replication.count, newValue) }
    }

    /// Whether copies share a 3D space with the layer's siblings, as in a `CATransformLayer`; the layer itself is then
    /// not drawn. Otherwise, they are sorted by depth among themselves and flattened into the layer's plane.
    open var preservesDepth: Bool {
        get { modelValues.replication.preservesDepth }
        set { store(\.replication.preservesDepth, newValue) }
    }

    /// The delay from each copy to the next, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { modelValues.replication.delay }
        set { change("instanceDelay", \.replication.delay, to: newValue) }
    }

    /// The transform from each copy to the next, about the layer's anchor point. It is applied before
    /// `sublayerTransform`, so that all copies have the same perspective.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(modelValues.replication.wholeTransform) }
        set { change("instanceTransform", \.replication.wholeTransform, to: newValue.matrix) }
    }

    /// The color multiplied with the sublayers' colors. Setting it to `nil` selects white.
    open var instanceColor: CGColor? {
        get { CGColor(modelValues.replication.color) }
        set { change("instanceColor", \.replication.color, to: newValue?.color ?? .white) }
    }

    open var instanceRedOffset: Float {
        get { Float(modelValues.replication.redOffset) }
        set { change("instanceRedOffset", \.replication.redOffset, to: Double(newValue)) }
    }

    open var instanceGreenOffset: Float {
        get { Float(modelValues.replication.greenOffset) }
        set { change("instanceGreenOffset", \.replication.greenOffset, to: Double(newValue)) }
    }

    open var instanceBlueOffset: Float {
        get { Float(modelValues.replication.blueOffset) }
        set { change("instanceBlueOffset", \.replication.blueOffset, to: Double(newValue)) }
    }

    open var instanceAlphaOffset: Float {
        get { Float(modelValues.replication.alphaOffset) }
        set { change("instanceAlphaOffset", \.replication.alphaOffset, to: Double(newValue)) }
    }
}

internal import FrameLayers

/// A layer that draws its sublayers several times: each copy moved on by a transform, later by a delay, in another colour.
///
/// Differs from Core Animation: colours multiply those of fills, strokes and gradients; of pictures only the alpha.
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
    public required init() {
        super.init()
        model.kind = .replicator
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        model.kind = .replicator
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.kind = .replicator
    }

    /// How often the sublayers are drawn, the original included; 1 by default, 10,000 at most.
    open var instanceCount: Int {
        get { model.replication.count }
        set { store(\.replication.count, newValue) }
    }

    /// Whether copies keep their depth, sorted as in a `CATransformLayer`; of the layer itself nothing is drawn then. By
    /// default they are flattened into its plane, one over the other.
    open var preservesDepth: Bool {
        get { model.replication.preservesDepth }
        set { store(\.replication.preservesDepth, newValue) }
    }

    /// Seconds from each copy to the next.
    open var instanceDelay: CFTimeInterval {
        get { model.replication.delay }
        set { change("instanceDelay", \.replication.delay, to: newValue) }
    }

    /// From each copy to the next, about the layer's anchor point. The `sublayerTransform` comes after it, so that its
    /// perspective is that of all copies.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(model.replication.wholeTransform) }
        set { change("instanceTransform", \.replication.wholeTransform, to: newValue.matrix) }
    }

    /// White when set to `nil`.
    open var instanceColor: CGColor? {
        get { CGColor(model.replication.color) }
        set { change("instanceColor", \.replication.color, to: newValue?.color ?? .white) }
    }

    open var instanceRedOffset: Float {
        get { Float(model.replication.redOffset) }
        set { change("instanceRedOffset", \.replication.redOffset, to: Double(newValue)) }
    }

    open var instanceGreenOffset: Float {
        get { Float(model.replication.greenOffset) }
        set { change("instanceGreenOffset", \.replication.greenOffset, to: Double(newValue)) }
    }

    open var instanceBlueOffset: Float {
        get { Float(model.replication.blueOffset) }
        set { change("instanceBlueOffset", \.replication.blueOffset, to: Double(newValue)) }
    }

    open var instanceAlphaOffset: Float {
        get { Float(model.replication.alphaOffset) }
        set { change("instanceAlphaOffset", \.replication.alphaOffset, to: Double(newValue)) }
    }
}

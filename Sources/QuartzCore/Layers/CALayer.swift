package import FrameLayers
internal import FrameTiming

/// A rectangle of content in a tree of layers: the mutable model that an application works on.
///
/// The model lives in one `LayerProperties` value; a commit copies it. What is on screen while animations run is never
/// stored: it is computed from a commit for the time that is asked for.
///
/// Differs from Core Animation: layers belong to the main actor, since there is no render server to share them with.
@MainActor @preconcurrency open class CALayer: NSObject, CAMediaTiming {
    package var model = LayerProperties()
    /// The layer's own clock; its `duration` has no meaning here.
    var clock = MediaTiming()
    package internal(set) var attachments: [AnimationAttachment] = []
    package internal(set) var children: [CALayer] = []
    public internal(set) weak var superlayer: CALayer?
    open weak var delegate: (any CALayerDelegate)?
    /// What people call the layer; shown in display lists when no view gives a better name.
    open var name: String?
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// Set on a stage's screen only.
    weak var stage: Stage?
    var layerID: LayerID?
    /// The last commit of this layer, while nothing in its subtree has changed since.
    var committed: LayerNode?
    /// The last commit of this layer, changed or not: what is on screen.
    var shown: LayerNode?
    var needsLayoutFlag = false
    var needsLayoutInSubtree = false

    public required override init() {
        super.init()
    }

    /// A copy of another layer's model, as Core Animation makes for presentation layers. Sublayers and animations are
    /// not copied.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer {
            model = layer.model
            clock = layer.clock
            name = layer.name
        }
    }

    /// The class's own answer to ``action(forKey:)``, asked last.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Called when layout is due; the delegate's `layoutSublayers(of:)` does the work.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }
}

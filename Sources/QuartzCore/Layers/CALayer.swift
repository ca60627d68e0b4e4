internal import FrameGeometry
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
    /// Takes the place of ``clock`` while an interactive transition comes to its end.
    var ramp: ClockRamp?
    package internal(set) var attachments: [AnimationAttachment] = []
    package internal(set) var children: [CALayer] = []
    public internal(set) weak var superlayer: CALayer?
    open weak var delegate: (any CALayerDelegate)?
    /// What the layer was called when its last animation began: its view may be gone when that ends.
    var nameWhenAnimated: String?
    /// What people call the layer; shown in display lists when no view gives a better name.
    open var name: String? {
        didSet { if name != oldValue { setNeedsCommit() } }
    }
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?
    /// Under the key `actions`, more actions by key, asked after ``actions``. Anything else in it has no effect.
    open var style: [AnyHashable: Any]?

    /// Its alpha says how much is seen of this layer with all in it. It lies in this layer's coordinates, as a sublayer does,
    /// and must be nobody's sublayer: it is taken out of where it is.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if let oldValue, oldValue.superlayer === self { oldValue.superlayer = nil }
            if let mask {
                if mask.superlayer !== self { mask.removeFromSuperlayer() }
                mask.superlayer = self
                mask.enter(stage)
                mask.setNeedsCommit()
                if mask.needsLayoutFlag || mask.needsLayoutInSubtree { markLayoutInSubtree() }
            }
            setNeedsCommit()
        }
    }
    /// Whether the layer, with everything in it, its shadow and its mask, is drawn into a bitmap of ``rasterizationScale`` as
    /// if it were neither turned nor scaled, and that bitmap shown where the layer goes, at the layer's opacity.
    ///
    /// Differs from Core Animation: a bitmap of more than 16,777,216 pixels is not made (there the limit is reported to be 2.5
    /// screens). A blur of what lies behind sees only what is in the bitmap.
    open var shouldRasterize = false {
        didSet { storeRasterScale() }
    }
    /// Pixels per point of the bitmap. 1 by default: soft on every phone. What is not above 0 counts as 1.
    open var rasterizationScale: CGFloat = 1 {
        didSet { storeRasterScale() }
    }
    /// Whether the edges of the layer's own rectangle (background, contents, border) are smooth where it is turned or skewed;
    /// otherwise a pixel is covered if its centre is. Upright edges and round corners are smooth in any case, and so are all
    /// edges of a layer that has round corners.
    ///
    /// Differs from UIKit: `true` by default, as for an application whose `Info.plist` sets `UIViewEdgeAntialiasing`, because
    /// frames are looked at standing still and enlarged.
    open var allowsEdgeAntialiasing = true {
        didSet { storeEdges() }
    }
    /// The edges that are smooth; all by default.
    ///
    /// Differs from Core Animation: none or all; with some of them, all are, and that is noted as unsupported.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all {
        didSet { storeEdges() }
    }
    /// Kept as set.
    ///
    /// Differs from Core Animation: sublayers are laid out with y down all the same, which is noted as unsupported.
    open var isGeometryFlipped = false {
        didSet { if isGeometryFlipped { reportUnsupported("isGeometryFlipped", "y points down all the same") } }
    }
    /// Kept as set. As documented, layers on iOS have no filters; setting some is noted as unsupported all the same.
    open var filters: [Any]? {
        didSet { if filters?.isEmpty == false { reportUnsupported("filters", "the layer is drawn without them") } }
    }
    /// Kept as set; see ``filters``.
    open var backgroundFilters: [Any]? {
        didSet {
            if backgroundFilters?.isEmpty == false {
                reportUnsupported("backgroundFilters", "the layer is drawn without them")
            }
        }
    }
    /// Kept as set; see ``filters``.
    open var compositingFilter: Any? {
        didSet {
            if compositingFilter != nil {
                reportUnsupported("compositingFilter", "the layer is laid over what is below")
            }
        }
    }
    /// Kept as set, without effect: pictures are reduced without smaller copies of them.
    open var minificationFilterBias: Float = 0 {
        didSet {
            if minificationFilterBias != 0 { reportUnsupported("minificationFilterBias", "pictures stay as they are") }
        }
    }
    /// Kept as set, without effect: what a layer hides is found out.
    open var isOpaque = false
    /// Kept as set, without effect.
    open var drawsAsynchronously = false
    /// Whether a change of the size asks for ``setNeedsDisplay()``.
    open var needsDisplayOnBoundsChange = false

    /// What `setValue(_:forKey:)` has set under keys that name nothing else.
    var keyedValues: [String: Any] = [:]
    private var reference = StageReference()
    /// Given by the first commit.
    package internal(set) var layerID: LayerID?
    /// The last commit of this layer, while nothing in its subtree has changed since.
    var committed: LayerNode?
    /// The last commit of this layer, changed or not: what is on screen.
    var shown: LayerNode?
    var needsDisplayFlag = false
    /// Whether the drawing is what ``draw(in:)`` drew.
    var hasDrawnContents = false
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
            (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
            (allowsEdgeAntialiasing, edgeAntialiasingMask) = (layer.allowsEdgeAntialiasing, layer.edgeAntialiasingMask)
            keyedValues = layer.keyedValues
        }
    }

    /// Differs from Core Animation: archives hold no layers here; a plain one is made.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Stage

    /// Where the layer was made or, once it has been in another layer's tree, where that belongs.
    package var stage: Stage { reference.stage }

    /// Takes the layer and all it holds to `stage`, with the animations that run.
    func enter(_ stage: Stage) {
        // A layer without animations leaves nothing behind. The screen of the very first stage has no stage to ask for yet.
        let previous = attachments.isEmpty ? nil : self.stage
        guard reference.enter(stage) else { return }
        if let previous, previous !== stage {
            previous.committer.animationEnds.remove(self)
            stage.committer.animationEnds.add(self)
        }
        children.forEach { $0.enter(stage) }
        mask?.enter(stage)
    }

    // MARK: For subclasses

    // Here because Swift allows no override of what an extension declares; the extensions do the work.

    /// The bounds' outline in the superlayer's coordinates. Setting it moves `position` and resizes `bounds`; under a
    /// transform that is not the identity the result is undefined, as in Core Animation: here the untransformed size
    /// and the anchor's place are taken.
    open var frame: CGRect {
        get { bounds.applying(CGAffineTransform(model.transformToParent)) }
        set { place(newValue.standardized) }
    }

    open var bounds: CGRect {
        get { CGRect(model.bounds) }
        set {
            let isResized = newValue.size != bounds.size
            change("bounds", \.bounds, to: Rect(newValue))
            if isResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { CGPoint(model.position) }
        set { change("position", \.position, to: Point(newValue)) }
    }

    /// What happens when `event` changes: the first answer of the delegate, ``actions``, the class, and for a layer that
    /// has been on screen an implicit animation. `NSNull` anywhere means: nothing, and stop looking.
    open func action(forKey event: String) -> (any CAAction)? { firstAction(forKey: event) }

    /// The class's own answer to ``action(forKey:)``, asked after ``actions``.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Starts a copy of `anim` at the next commit. One under the same key ends unfinished; without a key, animations
    /// pile up. Animations without a duration take the transaction's.
    open func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(of: anim, forKey: key) }

    open func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Asks for ``layoutSublayers()`` before the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out now what is due: from the topmost ancestor that waits for layout down to everything in this layer.
    open func layoutIfNeeded() { layOutFromTopmostWaiting() }

    /// Makes the contents, when that is due: the delegate's, or else what ``draw(in:)`` draws.
    open func display() {
        delegate?.display(self)
        drawContents()
    }

    /// Draws the contents in the layer's own coordinates; the delegate's `draw(_:in:)` does the work.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Called when layout is due; the delegate's `layoutSublayers(of:)` does the work.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }
}

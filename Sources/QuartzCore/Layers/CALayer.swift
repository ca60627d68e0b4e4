internal import FrameGeometry
package import FrameLayers
internal import FrameTiming

/// A rectangle of content in a tree of layers; the mutable model that an application works on.
///
/// All animatable state is one `LayerProperties` value, which a commit copies. Presentation values are never stored; they
/// are computed from a commit for a given time.
///
/// Differs from Core Animation: layers are isolated to the main actor, since there is no render server that reads them.
@MainActor @preconcurrency open class CALayer: OpenObject, CAMediaTiming, ObservedObject {
    package final var model = LayerProperties()
    /// The layer's clock; its `duration` is unused.
    final var clock = MediaTiming()
    /// Replaces ``clock`` while an interactive transition completes or is cancelled.
    final var ramp: ClockRamp?
    package internal(set) final var attachments: [AnimationAttachment] = []
    package internal(set) final var children: [CALayer] = []
    /// The levels of this subtree, masks included.
    var height = 1
    public internal(set) weak var superlayer: CALayer?
    open weak var delegate: (any CALayerDelegate)?
    /// The display name when the last animation began; the view may be deallocated before that animation ends.
    var nameWhenAnimated: String?
    /// Appears in display lists unless a view provides a better name.
    open var name: String? {
        get { storedName }
        set {
            guard newValue != storedName else { return }
            storedName = newValue
            setNeedsCommit()
        }
    }
    private var storedName: String?
    /// Actions by key, searched after the delegate.
    open var actions: [String: any CAAction]?
    /// The entry `actions` holds further actions by key, searched after ``actions``. Other entries have no effect.
    open var style: [AnyHashable: Any]?

    /// A layer whose alpha masks this layer and its sublayers. Its `frame` is in this layer's coordinates. Setting it removes
    /// the mask from its previous superlayer.
    open var mask: CALayer? {
        get { storedMask }
        set {
            guard newValue !== storedMask else { return }
            if let newValue, !accepts(newValue) { return }
            let old = storedMask
            storedMask = newValue
            if let old, old.superlayer === self {
                old.superlayer = nil
                shrink(after: old)
            }
            if let newValue {
                if newValue.superlayer !== self { newValue.removeFromSuperlayer() }
                newValue.superlayer = self
                grow(for: newValue)
                newValue.enter(stage)
                newValue.setNeedsCommit()
                if newValue.needsLayoutFlag || newValue.needsLayoutInSubtree { markLayoutInSubtree() }
            }
            setNeedsCommit()
        }
    }
    private var storedMask: CALayer?
    /// Whether the layer with its sublayers, shadow and mask is rendered, untransformed, into an image at
    /// ``rasterizationScale``, which is then composited with the layer's transform and opacity.
    ///
    /// Differs from Core Animation: an image of more than 16,777,216 pixels is not created and the layer is drawn directly
    /// (the limit there is reported to be 2.5 screens). A backdrop blur inside samples only the image.
    open var shouldRasterize: Bool {
        get { storedShouldRasterize }
        set {
            storedShouldRasterize = newValue
            storeRasterScale()
        }
    }
    private var storedShouldRasterize = false
    /// Pixels per point of the rasterized image. 1 by default, which looks blurred on every phone. Values that are not above
    /// 0 count as 1.
    open var rasterizationScale: CGFloat {
        get { storedRasterizationScale }
        set {
            storedRasterizationScale = newValue
            storeRasterScale()
        }
    }
    private var storedRasterizationScale: CGFloat = 1
    /// Whether the edges of the layer's rectangle (background, contents, border) are antialiased when it is rotated or
    /// skewed; otherwise a pixel is covered if its center is. Axis-aligned edges, rounded corners, and all edges of a layer
    /// with rounded corners are always antialiased.
    ///
    /// Differs from UIKit: `true` by default, as for an application whose `Info.plist` sets `UIViewEdgeAntialiasing`, because
    /// frames are viewed still and enlarged.
    open var allowsEdgeAntialiasing: Bool {
        get { storedAllowsEdgeAntialiasing }
        set {
            storedAllowsEdgeAntialiasing = newValue
            storeEdges()
        }
    }
    private var storedAllowsEdgeAntialiasing = true
    /// The antialiased edges; all by default.
    ///
    /// Differs from Core Animation: a proper subset counts as all edges and is reported as unsupported.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { storedEdgeAntialiasingMask }
        set {
            storedEdgeAntialiasingMask = newValue
            storeEdges()
        }
    }
    private var storedEdgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    /// Stored without effect.
    ///
    /// Differs from Core Animation: y always points down; `true` is reported as unsupported.
    open var isGeometryFlipped: Bool {
        get { storedIsGeometryFlipped }
        set {
            storedIsGeometryFlipped = newValue
            if newValue { reportUnsupported("isGeometryFlipped", "y points down all the same") }
        }
    }
    private var storedIsGeometryFlipped = false
    /// Stored without effect, as documented for iOS; a non-empty array is reported as unsupported.
    open var filters: [Any]? {
        get { storedFilters }
        set {
            storedFilters = newValue
            if newValue?.isEmpty == false { reportUnsupported("filters", "the layer is drawn without them") }
        }
    }
    private var storedFilters: [Any]?
    /// Stored without effect; see ``filters``.
    open var backgroundFilters: [Any]? {
        get { storedBackgroundFilters }
        set {
            storedBackgroundFilters = newValue
            if newValue?.isEmpty == false {
                reportUnsupported("backgroundFilters", "the layer is drawn without them")
            }
        }
    }
    private var storedBackgroundFilters: [Any]?
    /// Stored without effect; see ``filters``.
    open var compositingFilter: Any? {
        get { storedCompositingFilter }
        set {
            storedCompositingFilter = newValue
            if newValue != nil {
                reportUnsupported("compositingFilter", "the layer is laid over what is below")
            }
        }
    }
    private var storedCompositingFilter: Any?
    /// Stored without effect: images are scaled down without mipmaps.
    open var minificationFilterBias: Float {
        get { storedMinificationFilterBias }
        set {
            storedMinificationFilterBias = newValue
            if newValue != 0 { reportUnsupported("minificationFilterBias", "pictures stay as they are") }
        }
    }
    private var storedMinificationFilterBias: Float = 0
    /// Stored without effect: occlusion is computed from the contents.
    open var isOpaque = false
    /// Stored without effect.
    open var drawsAsynchronously = false
    /// Whether a change of size calls ``setNeedsDisplay()``.
    open var needsDisplayOnBoundsChange = false

    /// The values set by `setValue(_:forKey:)` for keys that name no property.
    var keyedValues: [String: Any] = [:]
    private var reference = StageReference()
    /// `nil` until the layer or its view is first observed.
    private(set) final var observations: ObservedValues?
    /// Assigned by the first commit.
    package internal(set) var layerID: LayerID?
    /// The last commit of this layer, as long as its subtree is unchanged.
    final var committed: LayerNode?
    /// The last commit of this layer, which is on screen, even if the subtree has changed since.
    final var shown: LayerNode?
    var needsDisplayFlag = false
    /// Whether the model's drawing was produced by ``draw(in:)``.
    var hasDrawnContents = false
    var needsLayoutFlag = false
    var needsLayoutInSubtree = false

    public required override init() {
        super.init()
    }

    /// Copies the model of another layer, as Core Animation does for presentation layers. Sublayers and animations are not
    /// copied.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer {
            model = layer.model
            clock = layer.clock
            storedName = layer.storedName
            storedShouldRasterize = layer.storedShouldRasterize
            storedRasterizationScale = layer.storedRasterizationScale
            storedAllowsEdgeAntialiasing = layer.storedAllowsEdgeAntialiasing
            storedEdgeAntialiasingMask = layer.storedEdgeAntialiasingMask
            keyedValues = layer.keyedValues
        }
    }

    /// Differs from Core Animation: archives are not supported; creates a plain layer.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Stage

    /// The stage on which the layer was created, or that of the last tree it entered.
    package final var stage: Stage { reference.stage }

    /// Moves the layer, its subtree and their running animations to `stage`.
    func enter(_ stage: Stage) {
        // Only a layer with animations has anything to move from its previous stage.
        let previous = attachments.isEmpty ? nil : self.stage
        guard reference.enter(stage) else { return }
        if let previous, previous !== stage {
            previous.committer.animationEnds.remove(self)
            stage.committer.animationEnds.add(self)
        }
        children.forEach { $0.enter(stage) }
        mask?.enter(stage)
    }

    // MARK: Observation

    package var observedValues: ObservedValues {
        let values = observations ?? ObservedValues()
        observations = values
        return values
    }

    /// Lets observers of the layer and its view look for changes.
    package func observedValueDidChange() {
        observations?.begin()
        observations?.end()
    }

    // MARK: For subclasses

    // Declared in the class because members of extensions cannot be overridden; the extensions implement them.

    /// The bounding box of the transformed bounds, in the superlayer's coordinates. Setting it changes `position` and the
    /// size of `bounds`; see facts/frame-under-transform.
    ///
    /// Under scales, translations and quarter turns the frame read back is the one set. Under any other transform only its
    /// center is: the size of the bounds is that of the bounding box mapped back by the inverse. A transform without inverse
    /// is ignored.
    ///
    /// Numbers that are not finite are ignored, as in ``bounds`` and ``position``, and the run ends with an error.
    open var frame: CGRect {
        get { bounds.applying(CGAffineTransform(model.transformToParent)) }
        set {
            guard accepts(newValue, as: "frame") else { return }
            observations?.begin()
            place(newValue.standardized)
            observations?.end()
        }
    }

    /// Differs from Core Animation: rejects infinite numbers too, for they leave nothing to draw. There NaN raises an
    /// exception (facts/invalid-geometry, reported); here the run ends with an error.
    open var bounds: CGRect {
        get { CGRect(model.bounds) }
        set {
            guard accepts(newValue, as: "bounds") else { return }
            let isResized = newValue.size != bounds.size
            change("bounds", \.bounds, to: Rect(newValue))
            if isResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// The anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { CGPoint(model.position) }
        set { if accepts(newValue) { change("position", \.position, to: Point(newValue)) } }
    }

    /// The action for a change of `event`. Searches the delegate, ``actions``, ``style``, and the class; then falls back to an
    /// implicit animation if the layer has been on screen. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { firstAction(forKey: event) }

    /// The class's default for ``action(forKey:)``, searched after ``actions`` and ``style``.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Starts a copy of `anim` at the next commit, replacing an animation with the same key, which ends unfinished. Without a
    /// key nothing is replaced. An animation without a duration uses the transaction's, and one without a timing function the
    /// one set in the transaction.
    open func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(of: anim, forKey: key) }

    open func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Schedules ``layoutSublayers()`` before the next commit.
    ///
    /// Differs from Core Animation: layout that asks for layout again and again, 1,000 times before a commit or 2,048 times
    /// inside each other, fails the run with an error that names the layer. There the application hangs or its stack overflows.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Performs pending layout immediately, from the topmost of the consecutive ancestors that need it down through this
    /// subtree.
    open func layoutIfNeeded() { layOutFromTopmostWaiting() }

    /// Updates the contents: calls the delegate's `display(_:)`, then records ``draw(in:)``.
    open func display() {
        delegate?.display(self)
        drawContents()
    }

    /// Draws the contents in the layer's coordinates. The default calls the delegate's `draw(_:in:)`.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Whether the bounds contain a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Lays out the sublayers. The default calls the delegate's `layoutSublayers(of:)`.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }
}

internal import FrameGeometry
package import FrameLayers
internal import FrameTiming

/// A rectangle of content in a tree of layers: the mutable model that an application works on.
///
/// All animatable state of a layer is a single `LayerProperties` value, which a commit copies into an immutable tree.
/// Commits happen once for each event, after its code has run, so several changes to a property appear on screen as
/// one. Presentation values are never stored: they are computed from a commit for a given time, which is why
/// ``presentation()`` and every frame agree.
///
/// Time is virtual. An animation added in an event begins with the commit of that event, and each frame evaluates it at
/// the frame's own time. Completions and delegates are called at the exact virtual times at which animations end,
/// between frames if necessary.
///
/// ```swift
/// let layer = CALayer()
/// layer.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
/// layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
/// let move = CABasicAnimation(keyPath: "position.x")
/// move.fromValue = layer.position.x
/// move.toValue = layer.position.x + 200
/// move.duration = 0.5
/// layer.add(move, forKey: "move")
/// layer.position.x += 200
/// ```
///
/// Changing an animatable property of a layer that has been on screen adds an implicit animation, unless the layer's
/// delegate or the transaction disables actions. The layers of views have their view as the delegate, which animates
/// changes in animation blocks only.
///
/// The class itself declares the members that applications may override, because Swift does not allow members of
/// extensions to be overridden. Each extension implements one topic.
///
/// Differs from Core Animation: layers are isolated to the main actor, because no render server reads them.
@MainActor @preconcurrency open class CALayer: OpenObject, CAMediaTiming, ObservedObject {
    package final var modelValues = LayerProperties()
    /// The layer's clock. Its `duration` is unused.
    final var clock = MediaTiming()
    /// A ramp that replaces ``clock`` while an interactive transition completes or is canceled.
    final var ramp: ClockRamp?
    package internal(set) final var attachments = AttachmentList()
    package internal(set) final var children: [CALayer] = []
    final var ownMask: CALayer?
    final var ownName: String?
    final var options = LayerOptions()
    final var ignored = IgnoredOptions()
    /// The number of levels in this subtree, including masks.
    final var height = 1
    final weak var parent: CALayer?
    /// The state that this layer presents; `nil` for a layer of the model tree.
    final var presented: PresentedLayer?
    public internal(set) var superlayer: CALayer? {
        get { parent ?? presented?.layer.superlayer?.presentation() }
        set { parent = newValue }
    }
    open weak var delegate: (any CALayerDelegate)?
    /// The result of ``storedName(of:)`` in the current superlayer; `nil` before its first call.
    final var knownStoredName: String??
    /// The display name when the last animation began. The view may be deallocated before that animation ends.
    var nameWhenAnimated: String?
    /// The name in display lists, unless a view provides a better one.
    open var name: String? {
        get { ownName }
        set { setName(newValue) }
    }
    /// The actions by key, searched after the delegate.
    open var actions: [String: any CAAction]?
    /// A dictionary whose entry `actions` contains more actions by key, searched after ``actions``. Other entries have
    /// no effect.
    open var style: [AnyHashable: Any]?

    /// A layer whose alpha masks this layer and its sublayers. Its `frame` is in this layer's coordinates. Setting it
    /// removes the mask from its previous superlayer.
    open var mask: CALayer? {
        get { maskOnDemand() }
        set { setMask(newValue) }
    }
    /// Whether the layer with its sublayers, shadow, and mask is rendered, untransformed, into an image at
    /// ``rasterizationScale``, which is then composited with the layer's transform and opacity.
    ///
    /// Differs from Core Animation: an image of more than 16,777,216 pixels is not created, and the layer is drawn
    /// directly (Core Animation's limit is reported to be 2.5 screens). A backdrop blur inside samples only the image.
    open var shouldRasterize: Bool {
        get { options.rasterizes }
        set { setRasterizes(newValue) }
    }
    /// The number of pixels per point of the rasterized image. The default of 1 looks blurred on every iPhone. Values
    /// that are not greater than 0 count as 1.
    open var rasterizationScale: CGFloat {
        get { options.rasterScale }
        set { setRasterScale(newValue) }
    }
    /// Whether the edges of the layer's rectangle (background, contents, border, clip) are antialiased if they are not
    /// aligned with pixels. Otherwise, a pixel is covered if its center is (facts/edge-antialiasing). All edges of a
    /// layer with rounded corners are antialiased.
    ///
    /// The default is `false`, as for an application whose `Info.plist` does not set `UIViewEdgeAntialiasing`. A scene
    /// may antialias all edges.
    open var allowsEdgeAntialiasing: Bool {
        get { options.smoothsEdges }
        set { setSmoothsEdges(newValue) }
    }
    /// The antialiased edges; by default, all of them.
    ///
    /// Differs from Core Animation: a proper subset counts as all edges and is reported as unsupported.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { options.smoothEdges }
        set { setSmoothEdges(newValue) }
    }
    /// Stored without effect.
    ///
    /// Differs from Core Animation: y always points down; `true` is reported as unsupported.
    open var isGeometryFlipped: Bool {
        get { ignored.isGeometryFlipped }
        set { ignored.flip(newValue, self) }
    }
    /// Whether y points down in the context of ``draw(in:)``. Always `true`, as for layers on a screen of iOS; what flips the
    /// geometry has no effect here.
    open func contentsAreFlipped() -> Bool { true }
    /// Stored without effect, as documented for iOS; a non-empty array is reported as unsupported.
    open var filters: [Any]? {
        get { ignored.filters }
        set { ignored.setFilters(newValue, self) }
    }
    /// Stored without effect; see ``filters``.
    open var backgroundFilters: [Any]? {
        get { ignored.backgroundFilters }
        set { ignored.setBackgroundFilters(newValue, self) }
    }
    /// The name of the blend mode by which the layer is combined with what is below it in its superlayer:
    /// `"multiplyBlendMode"` and the others that mix each channel by itself, or `"xor"`. Those that mix hue, saturation, color
    /// and luminosity have no effect, as on iOS. Any other value is reported as unsupported, and has none either.
    ///
    /// Documented as unsupported on iOS, where these names have an effect all the same (pictures of real devices).
    open var compositingFilter: Any? {
        get { ignored.compositingFilter }
        set { ignored.setCompositingFilter(newValue, self) }
    }
    /// Stored without effect: images are scaled down without mipmaps.
    open var minificationFilterBias: Float {
        get { ignored.minificationBias }
        set { ignored.setMinificationBias(newValue, self) }
    }
    /// Stored without effect: occlusion is computed from the contents.
    open var isOpaque = false
    /// Stored without effect.
    open var drawsAsynchronously = false
    /// Whether a change of size calls ``setNeedsDisplay()``.
    open var needsDisplayOnBoundsChange = false

    /// The values set by `setValue(_:forKey:)` for keys that name no property.
    var keyedValues: [String: Any] = [:]
    /// The values that take precedence over ``keyedValues`` while ``draw(in:)`` runs.
    final var drawnKeyedValues: [String: Any] = [:]
    /// The animated values of custom properties when the layer was last displayed.
    final var displayedCustomValues: [String: AnimatedValue] = [:]
    // Captures the current stage: A layer is made before it has a superlayer.
    private var reference = StageReference()
    /// The observations of the layer or its view; `nil` until one of them is first observed.
    final var observations: ObservedValues?
    /// The layer's identity, assigned by the first commit.
    package internal(set) var layerID: LayerID?
    /// The last commit of this layer, as long as its subtree has not changed.
    final var committed: LayerNode?
    /// The commit of this layer that is on screen, even if the subtree has changed since.
    final var shown: LayerNode?
    var needsDisplayFlag = false
    /// Whether the model's drawing was produced by ``draw(in:)``.
    var hasDrawnContents = false
    var needsLayoutFlag = false
    var needsLayoutInSubtree = false

    public required override init() { super.init() }

    /// Copies the model of another layer, as Core Animation does for presentation layers. Sublayers and animations are
    /// not copied.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer {
            modelValues = layer.modelValues
            clock = layer.clock
            ownName = layer.ownName
            options = layer.options
            keyedValues = layer.keyedValues
        }
    }

    /// Delegates to ``init(layer:)`` of whatever class it is called on.
    package convenience init(copying layer: CALayer) { self.init(layer: layer) }

    /// ``init(copying:)`` of a class that is only known when the program runs.
    ///
    /// The compiler allows a class value with required initializers alone, and ``init(layer:)`` cannot be one:
    /// applications override it without that word, as on iOS. The entry point of a convenience initializer finds the
    /// override by itself; a class with initializers of its own that does not override ``init(layer:)`` stops the
    /// program, as on iOS.
    @_silgen_name("$s10QuartzCore7CALayerC7copyingA2C_tcfC")
    private static func make(copying layer: __owned CALayer) -> CALayer

    final class func copied(_ layer: CALayer) -> CALayer { make(copying: layer) }

    /// Reads the properties that an archive of ``encode(with:)`` contains. Damaged values are left out.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decode(Self.archivedProperties, of: self)
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }
    /// Archives the properties under their names, with the mask and the sublayers.
    ///
    /// Differs from Core Animation: the delegate, actions, animations, filters, style and values of other keys are left
    /// out, and contents other than images.
    open func encode(with coder: NSCoder) { archive(in: coder) }
    /// Whether archives contain a property: `true` unless overridden.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    /// The properties that archives contain.
    class var archivedProperties: ArchivedProperties { commonArchivedProperties }

    // MARK: Stage

    /// The stage on which the layer was created, or the stage of the tree that it last entered.
    package final var stage: Stage { reference.stage }

    /// Moves the layer to `stage`. Returns whether it came from another stage.
    final func refer(to stage: Stage) -> Bool { reference.enter(stage) }

    package var observedValues: ObservedValues { neededObservations }

    // MARK: For subclasses

    /// The bounding box of the transformed bounds, in the superlayer's coordinates. Setting it changes `position` and
    /// the size of `bounds`; see facts/frame-under-transform.
    ///
    /// Under scales, translations, and quarter turns, the frame read back is the one that was set. Under any other
    /// transform, only its center is: the size of the bounds is the size of the bounding box mapped back by the
    /// inverse. A transform without an inverse is ignored.
    ///
    /// Numbers that are not finite are ignored, as in ``bounds`` and ``position``, and the run ends with an error.
    open var frame: CGRect {
        get { bounds.applying(CGAffineTransform(modelValues.transformToParent)) }
        set { setFrame(newValue) }
    }
    /// Differs from Core Animation: also rejects infinite numbers, which leave nothing to draw. In Core Animation, NaN
    /// raises an exception (facts/invalid-geometry, reported); here, the run ends with an error.
    open var bounds: CGRect {
        get { CGRect(modelValues.bounds) }
        set { setBounds(newValue) }
    }
    /// The location of the anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { CGPoint(modelValues.position) }
        set { if accepts(newValue) { change("position", \.position, to: Point(newValue)) } }
    }
    /// The action for a change of `event`. Searches the delegate, ``actions``, ``style``, and the class, and then falls
    /// back to an implicit animation if the layer has been on screen. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { firstAction(forKey: event) }
    /// The class's default for ``action(forKey:)``, searched after ``actions`` and ``style``.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Starts a copy of `anim` at the next commit, replacing an animation with the same key, which ends as unfinished.
    /// Without a key, nothing is replaced. An animation without a duration uses the transaction's, and one without a
    /// timing function uses the one set in the transaction.
    open dynamic func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(of: anim, forKey: key) }
    open func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }
    open func removeFromSuperlayer() { leaveSuperlayer() }
    /// Schedules ``layoutSublayers()`` before the next commit.
    ///
    /// Differs from Core Animation: layout that keeps requesting layout, 1,000 times before a commit or nested 2,048
    /// deep, fails the run with an error that names the layer. In Core Animation, the application hangs or its stack
    /// overflows.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Performs pending layout immediately, starting at the topmost of the consecutive ancestors that need it, down
    /// through this subtree.
    open func layoutIfNeeded() { layOutFromTopmostWaiting() }
    /// Updates the contents: calls the delegate's `display(_:)`, then records ``draw(in:)``.
    open func display() { displayContents() }
    /// Draws the contents in the layer's coordinates. The default calls the delegate's `draw(_:in:)`.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Whether the bounds contain a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The farthest descendant of this layer, or the layer itself, that contains a point; `nil` if there is none.
    /// Hidden layers and clipped parts are skipped.
    ///
    /// - Parameter p: The point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { farthest(at: p) }
    /// Lays out the sublayers. The default calls the delegate's `layoutSublayers(of:)`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Animations

    open func removeAnimation(forKey key: String) { detach(forKey: key) }
    open func removeAllAnimations() { detachAll() }
    open func animationKeys() -> [String]? { attachedKeys }
    /// The attached copy of an animation. Changing it has no effect.
    open func animation(forKey key: String) -> CAAnimation? { attachments.first(forKey: key)?.animation }

    // MARK: Contents and shadows

    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: modelValues.cornerCurve.rawValue) }
        set { store(\.cornerCurve, CornerCurve(rawValue: newValue.rawValue) ?? .circular) }
    }
    /// The outline of the shadow in the layer's coordinates; `nil` to use the layer's alpha. Copied when set. Not
    /// animated implicitly.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath.map(CGPath.init) }
        set { change("shadowPath", \.shadowPath, to: newValue?.path) }
    }
    /// The part that stretches when contents are scaled, as fractions of the visible contents.
    open var contentsCenter: CGRect {
        get { CGRect(modelValues.contentsCenter) }
        set { change("contentsCenter", \.contentsCenter, to: Rect(newValue)) }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(modelValues.magnification) }
        set { setFilter(\.magnification, newValue) }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(modelValues.minification) }
        set { setFilter(\.minification, newValue) }
    }
    /// A transform applied to all sublayers about the anchor point, usually for a perspective: `m34` = −1/distance.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(modelValues.wholeSublayerTransform) }
        set { change("sublayerTransform", \.wholeSublayerTransform, to: newValue.matrix) }
    }

    // MARK: Display and presentation

    /// Schedules ``display()`` before the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Differs from Core Animation: redraws the whole layer, regardless of the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func displayIfNeeded() { displayOnce() }
    /// Draws the layer and its subtree in the layer's coordinates: the model without animations, or for a presentation
    /// layer the state on screen. All edges are antialiased. A layer of the model that masks to its bounds clips its own
    /// background, too, which makes round corners thinner than on screen (facts/clipped-corners), and its curves are
    /// polygons (facts/curves-in-contexts). A layer whose transform is not affine is drawn without its transform and
    /// position (facts/space-in-contexts).
    open func render(in ctx: CGContext) {
        if let presentedItems {
            presentedItems.forEach(ctx.draw)
        } else {
            displayItems(ofModel: true, inContext: true).forEach(ctx.drawInPolygons)
        }
    }

    // MARK: Appearance

    open var anchorPoint: CGPoint {
        get { CGPoint(modelValues.anchorPoint) }
        set { change("anchorPoint", \.anchorPoint, to: Point(newValue)) }
    }
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }
    /// The distance of the anchor point in front of the layer's plane. `position` and `zPosition` place that point, and
    /// `transform` is applied about it.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
    }
    /// The transform about the anchor point. A layer outside its superlayer's plane is projected onto it orthogonally,
    /// unless `m34` or a superlayer's `sublayerTransform` adds a perspective.
    open var transform: CATransform3D {
        get { CATransform3D(modelValues.wholeTransform) }
        set { change("transform", \.wholeTransform, to: newValue.matrix) }
    }
    open func affineTransform() -> CGAffineTransform { CGAffineTransform(modelValues.transform) }
    open func setAffineTransform(_ m: CGAffineTransform) {
        change("transform", \.wholeTransform, to: Matrix4(m.affine))
    }
    /// Whether the layer is visible from behind.
    open var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set { store(\.isDoubleSided, newValue) }
    }
    /// The opacity, 0…1. Other values are stored, and clamped when drawn.
    open var opacity: Float {
        get { Float(modelValues.opacity) }
        set { change("opacity", \.opacity, to: Double(newValue)) }
    }
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { store(\.isHidden, newValue) }
    }
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { store(\.masksToBounds, newValue) }
    }
    open var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set { store(\.allowsGroupOpacity, newValue) }
    }
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor.map(CGColor.init) }
        set { change("backgroundColor", \.backgroundColor, to: newValue?.color) }
    }
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: modelValues.maskedCorners.rawValue) }
        set { store(\.maskedCorners, Corners(rawValue: newValue.rawValue).intersection(.all)) }
    }
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }
    /// The border color. Setting it to `nil` selects black, Core Animation's default.
    open var borderColor: CGColor? {
        get { CGColor(modelValues.borderColor) }
        set { change("borderColor", \.borderColor, to: newValue?.color ?? .black) }
    }
    /// The shadow color. Setting it to `nil` selects black.
    open var shadowColor: CGColor? {
        get { CGColor(modelValues.shadowColor) }
        set { change("shadowColor", \.shadowColor, to: newValue?.color ?? .black) }
    }
    /// The opacity of the shadow, 0…1. The default of 0 means no shadow.
    ///
    /// The shadow is cast by `shadowPath` or, without one, by the alpha of the layer and its sublayers. If the layer's
    /// own outline covers all its sublayers, only that outline is drawn, which is faster.
    open var shadowOpacity: Float {
        get { Float(modelValues.shadowOpacity) }
        set { change("shadowOpacity", \.shadowOpacity, to: Double(newValue)) }
    }
    /// The blur radius of the shadow in points.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, to: newValue) }
    }
    /// The offset of the shadow in points; positive heights are downward.
    open var shadowOffset: CGSize {
        get { CGSize(modelValues.shadowOffset) }
        set { change("shadowOffset", \.shadowOffset, to: Size(newValue)) }
    }
    /// The contents of the layer: a `CGImage`. Any other value is reported as unsupported and shows nothing.
    open var contents: Any? {
        get { modelValues.contents.map(CGImage.init) }
        set { setContents(newValue) }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: modelValues.contentsGravity.rawValue) }
        set { store(\.contentsGravity, ContentsGravity(rawValue: newValue.rawValue) ?? .resize) }
    }
    /// The number of pixels per point of the contents, greater than 0.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set { store(\.contentsScale, newValue > 0 ? newValue : 1) }
    }
    open var contentsRect: CGRect {
        get { CGRect(modelValues.contentsRect) }
        set { change("contentsRect", \.contentsRect, to: Rect(newValue)) }
    }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { setClock(\.beginTime, newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { setClock(\.timeOffset, newValue) }
    }
    /// The speed of the layer's time relative to its superlayer's. 0 freezes the layer and its subtree at `timeOffset`.
    open var speed: Float {
        get { Float(clock.speed) }
        set { setClock(\.speed, Double(newValue)) }
    }
    /// Stored without effect on a layer.
    open var duration: CFTimeInterval {
        get { clock.duration }
        set { clock.duration = newValue }
    }
    /// Stored without effect on a layer.
    open var repeatCount: Float {
        get { Float(clock.repeatCount) }
        set { clock.repeatCount = Double(newValue) }
    }
    /// Stored without effect on a layer.
    open var repeatDuration: CFTimeInterval {
        get { clock.repeatDuration }
        set { clock.repeatDuration = newValue }
    }
    /// Stored without effect on a layer.
    open var autoreverses: Bool {
        get { clock.autoreverses }
        set { clock.autoreverses = newValue }
    }
    /// Stored without effect on a layer.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(clock.fillMode) }
        set { clock.fillMode = newValue.fillMode }
    }
    /// Converts a time of `l`, or of the root if it is `nil`, to this layer's time. The time of a frozen layer cannot
    /// be inverted; its `beginTime` is used instead.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { time(t, from: l) }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { time(t, to: l) }
    /// The size that shows the contents: that of the bounds, unless overridden.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// A copy of the layer with the presentation values at the current time, made by ``init(layer:)`` of its class;
    /// `nil` before the first commit, and the layer itself if it is such a copy.
    ///
    /// The copies of a layer's sublayers, superlayer and mask are its sublayers, superlayer and mask, so that hit tests
    /// and conversions see the state on screen, and ``render(in:)`` draws it.
    ///
    /// Differs from Core Animation: a copy keeps the values of the moment in which it was made.
    open func presentation() -> Self? { makePresentation() }
    /// The layer of the model tree that a presentation layer shows; of any other layer, the layer itself.
    open func model() -> Self { (presented?.layer as? Self) ?? self }
    /// Whether the layer is redrawn when the property changes: false unless overridden. A property for which it is
    /// true, and which `setValue(_:forKey:)` sets, runs its action and can be animated: the layer is displayed at each
    /// frame, ``draw(in:)`` with the values of that frame, and ``display()`` with those of ``presentation()``.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The value without animations of a property that a layer class of the framework displays itself; `nil` for other
    /// keys.
    func displayedValue(forKey key: String) -> AnimatedValue? { nil }
    /// The default value of a key that names no Core Animation property; `nil` unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Sets a value at a key path that only a subclass knows. Returns whether it does.
    func takes(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

    // MARK: The tree

    /// The sublayers from back to front, before sorting by `zPosition`; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            let children = childrenOnDemand()
            return children.isEmpty ? nil : children
        }
        set { replaceChildren(newValue ?? []) }
    }
    /// - Parameter idx: The index, clamped to the number of sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { Int(idx) } }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
    /// Replaces `oldLayer`. Does nothing if it is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, by: newLayer) }
    /// Converts a point from the coordinates of `layer`, or of the root if it is `nil`.
    open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p.applying(map(from: layer, to: self)) }
    /// Converts a point to the coordinates of `layer`, or of the root if it is `nil`.
    open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(map(from: self, to: layer)) }
    open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(map(from: layer, to: self)) }
    open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(map(from: self, to: layer)) }
}

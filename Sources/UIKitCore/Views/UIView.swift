internal import FrameLayout
package import QuartzCore

/// A rectangular area with content and subviews. Its layer holds its appearance; the view manages the hierarchy, layout
/// and events.
///
/// The class declares what applications may override, because members of extensions cannot be overridden; each extension
/// implements a topic and owns its state.
@MainActor @preconcurrency open class UIView: UIResponder, CALayerDelegate {
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { ownLayer }
    private let ownLayer: CALayer
    open internal(set) weak var superview: UIView?
    /// Back to front.
    open internal(set) var subviews: [UIView] = []
    /// The container of a presentation in the context of this view's controller.
    final var cover: ViewCover?
    /// The controller whose root view this is.
    package internal(set) weak var controller: UIViewController?
    final var viewAppearance = ViewAppearance()
    final var viewColors = ViewColors()
    final var viewConstraints = ViewConstraints()
    package final var viewMargins = ViewMargins()
    final var viewGuides = ViewGuides()
    final var traitState: TraitState?
    final var attachedRecognizers: [UIGestureRecognizer] = []
    final var windowWaits: [@MainActor () -> Void] = []
    /// Whether the controller is notified, such as by `viewIsAppearing(_:)`, before the subviews are placed.
    final var isLayoutPending = false

    open var tag = 0
    /// Also names the view in display lists and traces.
    open var accessibilityIdentifier: String? {
        get { viewAppearance.identifier }
        set { setIdentifier(newValue) }
    }
    open var isUserInteractionEnabled = true
    /// Whether a touch reaches the view while another is in it. Recognizers get all touches.
    open var isMultipleTouchEnabled = false
    /// Without effect: touches in other views are delivered.
    open var isExclusiveTouch = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentMode: ContentMode {
        get { viewAppearance.contentMode }
        set { setContentMode(newValue) }
    }

    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.delegate = self
        ownLayer.setNeedsDisplay()
        self.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Called for the views of storyboards and nibs, which it fills with their values and subviews; outlets are set later.
    ///
    /// Differs from UIKit: creates an empty view from any other coder, because archives cannot contain views, and the coder has
    /// no values to ask for.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.delegate = self
        ownLayer.setNeedsDisplay()
        coder.finish(self, as: UIView.self)
    }

    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { controller ?? superview }

    /// The objects of the application that may keep this view or those in it in stored properties, with their names.
    var owners: [(object: AnyObject, name: String)] { ownOwners }

    // MARK: Geometry

    /// The bounding box of the transformed bounds, in the superview's coordinates. Setting it changes ``center`` and the
    /// size of ``bounds``, as `CALayer.frame` does.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The visible rectangle in the view's own coordinates. Changing its size keeps ``center``.
    open var bounds: CGRect {
        get { layer.bounds }
        set { moving { resizing { layer.bounds = newValue } } }
    }
    /// The position of the anchor point, by default the centre, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { moving { layer.setAffineTransform(newValue) } }
    }
    /// The layer's transform, applied about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { moving { layer.transform = newValue } }
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: outerLayer(view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: outerLayer(view)) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: outerLayer(view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: outerLayer(view)) }
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Appearance

    /// The opacity of the view including its subviews, clamped to 0…1.
    open var alpha: CGFloat {
        get { layer.exactOpacity }
        set { layer.exactOpacity = min(max(newValue, 0), 1) }
    }
    open var backgroundColor: UIColor? {
        get { shownBackgroundColor }
        set { setBackgroundColor(newValue) }
    }
    /// The colour of interactive elements and template images: its own, otherwise the superview's, and then system blue.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { setTintColor(newValue) }
    }
    open func tintColorDidChange() { forwardTintColorChange() }
    /// That of the view or, if automatic, of the superview; normal without one.
    ///
    /// Whether the tint is dimmed: a grey as light as the colour. Differs from UIKit, whose grey is not documented.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    /// Whether subviews are clipped to the bounds, including the layer's rounded corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Since iOS 26: radii that follow the size and what is around at each layout. Setting it rounds the layer's corners.
    open var cornerConfiguration: UICornerConfiguration {
        get { shownCorners }
        set { setCorners(newValue) }
    }
    /// Kept without effect: nothing is drawn on the assumption that views are opaque.
    open var isOpaque = true
    /// Kept without effect: a drawing always begins empty.
    open var clearsContextBeforeDrawing = true
    /// Pixels per point of what the view draws: those of the screen unless set. Without effect, as drawings have no pixels.
    open var contentScaleFactor: CGFloat {
        get { shownContentScale }
        set { viewAppearance.contentScale = newValue }
    }
    /// A view whose alpha channel masks this one. Its frame is in this view's coordinates, and it is not a subview.
    open var mask: UIView? {
        get { viewAppearance.mask }
        set { setMask(newValue) }
    }
    /// Whether the view and its subviews are excluded from drawing and hit testing.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { superview?.arranger?.setHidden(newValue, of: self) ?? (layer.isHidden = newValue) }
    }
    /// Motion effects do nothing: the device lies still.
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Shows dynamic colours that the view's layers have been given, in traits that are now the current ones.
    @_spi(UIKit) open func colorsDidChange() {}
    /// The content size category, the direction or the weight of text has changed, or may be another one since the view has moved.
    func textTraitsDidChange() {}

    // MARK: Drawing

    /// Draws the view's content above its background into the current context, in the view's coordinates.
    open dynamic func draw(_ rect: CGRect) {}
    /// Requests a call of ``draw(_:)`` before the next commit.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Differs from UIKit: redraws the whole view, because a drawing cannot be replaced in parts.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Creates a view with the current appearance of this one, which does not change afterwards.
    ///
    /// - Parameter afterUpdates: `true` for the model values after a layout; otherwise for the presentation values, which a
    ///   view has once it was on screen. A snapshot shows its contents either way (facts/snapshots-of-snapshots, likely).
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// Creates a snapshot of a part of the view. When the snapshot is resized, its corners keep their size, the caps
    /// between them stretch in one dimension, and the centre stretches in both. The snapshot keeps only what may be visible
    /// in the part, so many small ones cost little more than one of the whole view.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates, caps: capInsets) }
    /// Draws the view and its subviews into the current context, scaled to `rect`.
    ///
    /// - Parameter afterUpdates: as in ``snapshotView(afterScreenUpdates:)``.
    /// - Returns: whether there was a context and anything to draw.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // As the delegate of the layer.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { ownAction(for: layer, event) }
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawInOwnContext(ctx) } }
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOutAsCurrent() } }

    // MARK: Hierarchy

    /// Adds `view` on top of the subviews, after removing it from its superview.
    ///
    /// Differs from UIKit: views and layers nest up to 1,024 deep, counted from the screen; beyond, the view is not added, and
    /// the run fails with an error that names the path. There the application crashes when its thread's stack is full.
    open dynamic func addSubview(_ view: UIView) { insert(view, .front) }
    /// The index is clamped to the number of subviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }
    open dynamic func removeFromSuperview() { leaveSuperview() }
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, to: .front) }
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, to: .back) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(index1, index2) }
    /// Whether this view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// The first view with the tag, searching this view and then its descendants, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    open dynamic func didMoveToSuperview() {}
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    open dynamic func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Touches

    /// The frontmost descendant at a point in this view's coordinates that receives touches. Views that are hidden,
    /// have an alpha below 0.01, disable user interaction or are being animated without `allowUserInteraction` are skipped
    /// together with their subviews (facts/animated-touches). Moving views are where their model is.
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The recognizers attached to this view, or `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    /// Attaches a recognizer, removing it from the view it was attached to before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a recognizer of the view may begin. Asked after the recognizer's delegate.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the view, or the first responder inside it, resign.
    ///
    /// - Parameter force: whether it resigns though it does not want to.
    /// - Returns: whether no responder inside the view is the first one any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

    // MARK: Traits

    /// The traits of the view's controller if it is a root view, otherwise of the superview; of the screen outside of
    /// any window. With the view's own overrides.
    open var traitCollection: UITraitCollection { traits(inheriting: inheritedTraits, overridden: overrides.values) }
    /// The style of the view and of what is in it; unspecified for the inherited one. Notifications follow at once.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { setOwnStyle(newValue) }
    }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Layout

    /// Requests a call of ``layoutSubviews()`` before the next commit.
    ///
    /// Differs from UIKit: layout that asks for layout again and again, 1,000 times before a commit or 2,048 times inside each
    /// other, fails the run with an error that names the view. There the application hangs or its stack overflows.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Performs pending layout immediately. Inside an animation block, this animates the layout changes.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Sets the frames of subviews that have constraints. An override that does not call super leaves them where they are.
    open dynamic func layoutSubviews() { layoutEngine?.place(subviewsOf: self) }
    /// The best size for the view within `size`: its current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to its best size, keeping the origin of its frame.
    open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

    // MARK: Safe area, margins and guides

    /// The insets, in points, covered by bars and by the status bar, camera and home indicator of the screen.
    ///
    /// An edge outside the superview has the superview's inset. A view that a built-in transition moves has the insets of its
    /// frame at rest.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsets(in: superview?.safeAreaInsets ?? .zero) }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open func safeAreaInsetsDidChange() {}
    /// The insets for content, in points: the margins that were set, or 8 on each edge, plus the safe area insets if
    /// ``insetsLayoutMarginsFromSafeArea`` is `true`.
    ///
    /// By default, a controller's root view has no margins at the top and bottom. At the sides it has at least the
    /// system's minimum: 16 points, or 20 on screens at least 414 points wide (facts/view-margins, reported).
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { margins = newValue }
    }
    /// ``layoutMargins`` with leading and trailing edges, in the direction that the view has when they are set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { directionalMargins = newValue }
    }
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether margins include at least the superview's margins.
    open var preservesSuperviewLayoutMargins = false
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    open func layoutMarginsDidChange() { controller?.viewLayoutMarginsDidChange() }
    /// The part of the view inside its margins, limited to the readable width: 672 points for the default text size,
    /// and more for larger text (facts/readable-width).
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    open var layoutGuides: [UILayoutGuide] { viewGuides.own }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
    /// Also removes the constraints that refer to the guide.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

    // MARK: Constraints

    /// Whether the view keeps the frame it is given, and follows its autoresizing mask. Otherwise constraints determine its frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewConstraints.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Whether constraints of the view are made in ``updateConstraints()``, so that it is called though there are none yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The active constraints whose items' nearest common view this is.
    open var constraints: [NSLayoutConstraint] { viewConstraints.held }
    /// Differs from UIKit: the constraint goes to the nearest view that contains its items, whichever view this is.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
    open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
    open func needsUpdateConstraints() -> Bool { viewConstraints.needsUpdate }
    /// Calls ``updateConstraints()`` where it is due, subviews first.
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
    open func updateConstraints() {}
    /// The natural size of the view; ``noIntrinsicMetric`` for a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { layoutEngine?.changed(self) }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// How strongly the view resists becoming larger than its ``intrinsicContentSize``; 250 by default.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance(axis)
    }
    /// How strongly the view resists becoming smaller than its ``intrinsicContentSize``; 750 by default.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setResistance(priority, axis) }
    /// The size, in points, that the constraints inside the view give it, as near to a target as they allow, rounded up to pixels.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// As ``systemLayoutSizeFitting(_:)``, with how strongly the target is wanted in each direction.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The insets of the rectangle that constraints align, in points from the edges of the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }
    /// The view whose first baseline is that of this view; likewise for the last one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    /// Whether the view and what is in it are mirrored where text runs from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewConstraints.semanticContent }
        set { setSemanticContent(newValue) }
    }
    /// The direction in which leading and trailing edges of the view follow each other.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownLayoutDirection }

    // MARK: What the views of UIKit override

    /// The guide that stands for the edges of the view's content, for what is in it; only scroll views have one.
    var contentGuide: UILayoutGuide? { nil }
    /// Whether the origin of the bounds is an offset that changes all the time.
    var scrolls: Bool { false }
    /// Points from the top edge to the first baseline, or from the last baseline to the bottom edge, of the view with a height.
    func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat { innerBaseline(attribute, height) }
    /// The height of content whose intrinsic height depends on its width; `nil` where it does not.
    @_spi(UIKit) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The view itself if it makes the constraints of its subviews; only stack views do.
    var arranger: (any SubviewArranging)? { nil }
}

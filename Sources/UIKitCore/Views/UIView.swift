// Long: a view has many members that applications override, and members of extensions cannot be overridden.
internal import FrameLayout
package import QuartzCore

/// A rectangular area of the screen that displays content and contains subviews.
///
/// A view's layer holds its appearance: geometry, opacity, background and drawing. The view manages the hierarchy,
/// layout, and events. Setting a property such as ``center`` or ``alpha`` changes the layer's model value at once; the
/// screen shows it with the next commit, at the end of the current turn of the run loop.
///
/// Subclasses override ``draw(_:)`` to draw, ``layoutSubviews()`` to place subviews, ``sizeThatFits(_:)`` and
/// ``intrinsicContentSize`` to state their size, and ``hitTest(_:with:)`` to direct touches:
///
/// ```swift
/// final class BadgeView: UIView {
///     override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
///     override func draw(_ rect: CGRect) {
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: bounds).fill()
///     }
/// }
/// ```
///
/// Time is virtual. A commit first lays out views, then redraws them, and records the layer tree. An animation block
/// such as `UIView.animate(withDuration:animations:)` sets the model values immediately; each frame then samples the
/// running animations at its own time, and completion handlers run at the virtual time at which their animations end.
///
/// The class itself declares the members that applications may override, because Swift does not allow members of
/// extensions to be overridden. Each extension implements one topic and owns its state.
@MainActor @preconcurrency open class UIView: UIResponder, CALayerDelegate, UIFocusEnvironment, @MainActor NSCoding {
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { ownLayer }
    private let ownLayer: CALayer
    open internal(set) weak var superview: UIView?
    /// The subviews, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The container of a presentation in the context of this view's controller. It covers this view.
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
    /// Whether the view becomes the first responder in the window that it moves to next.
    final var awaitsFirstResponse = false
    /// Whether layout has begun but the subviews are not yet placed. Meanwhile the controller is notified, for example
    /// by `viewIsAppearing(_:)`.
    final var isLayoutPending = false

    open var tag = 0
    /// The identifier of the view, which also names it in display lists and traces.
    open var accessibilityIdentifier: String? {
        get { viewAppearance.identifier }
        set { setIdentifier(newValue) }
    }
    open var isUserInteractionEnabled = true
    /// The point of the bounds that ``center`` is at and that transforms leave in place, in fractions of the bounds. The
    /// view moves when it changes.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// Differs from UIKit: stored without effect, since there is no keyboard focus.
    open var focusGroupIdentifier: String?
    /// Differs from UIKit: stored without effect; pressing a bar item shows no enlarged copy of it.
    open var showsLargeContentViewer = false
    /// Differs from UIKit: stored without effect, as ``showsLargeContentViewer``.
    open var largeContentTitle: String?
    /// Differs from UIKit: stored without effect, as ``showsLargeContentViewer``.
    open var largeContentImage: UIImage?
    /// Differs from UIKit: stored without effect, as ``showsLargeContentViewer``.
    open var scalesLargeContentImage = false
    /// Differs from UIKit: stored without effect, as ``showsLargeContentViewer``.
    open var largeContentImageInsets = UIEdgeInsets.zero
    /// Differs from UIKit: stored without effect, since no state is restored.
    open var restorationIdentifier: String?
    /// Whether the view receives a touch while another is in progress in it. Gesture recognizers receive all touches.
    open var isMultipleTouchEnabled = false
    /// Differs from UIKit: stored without effect, so touches in other views are delivered.
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
        // A view that is made in an animation block is where it is made (facts/views-made-in-blocks).
        stage.applicationState.animationScope.without { self.frame = frame }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates an object of this class. The porting step overrides it in classes with an `init()` of their own, and calls it
    /// for `Content()`, where `Content` is known at run time only.
    open class func made() -> Self { made(frame: .zero) }

    /// Creates a view from a storyboard, a nib or an archive, and fills in its values and subviews. Outlets are connected
    /// later.
    ///
    /// Differs from UIKit: any other coder than these and an `NSKeyedUnarchiver` yields an empty view and is not asked for
    /// values.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.delegate = self
        ownLayer.setNeedsDisplay()
        coder.finish(self, as: UIView.self)
    }

    /// Writes what archives contain of the view: geometry, colors, subviews, the constraints between them, and the content
    /// of labels, image views, buttons, text fields, stacks and other common views (facts/archived-views).
    ///
    /// Differs from UIKit: gesture recognizers, targets and interactions are left out, and what other classes of UIKit
    /// have of their own is left out and reported as unsupported.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { controller ?? superview }

    /// Objects of the application that may hold this view or its descendants in stored properties, with their names.
    var owners: [(object: AnyObject, name: String)] { ownOwners }

    // MARK: Geometry

    /// The bounding box of the transformed bounds, in the superview's coordinates. Setting it changes `center` and
    /// the size of ``bounds``, as `CALayer.frame` does.
    open dynamic var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The visible rectangle in the view's own coordinates. Changing its size keeps `center`.
    open dynamic var bounds: CGRect {
        get { layer.bounds }
        set { moving { resizing { layer.bounds = newValue } } }
    }
    /// The position of the anchor point, by default the view's center, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// The transform applied about the anchor point.
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

    /// The opacity of the view and its subviews, clamped to 0…1.
    open dynamic var alpha: CGFloat {
        get { layer.exactOpacity }
        set { layer.exactOpacity = min(max(newValue, 0), 1) }
    }
    open dynamic var backgroundColor: UIColor? {
        get { shownBackgroundColor }
        set { setBackgroundColor(newValue) }
    }
    /// The color of interactive elements and template images. Defaults to the superview's tint color, or system blue at
    /// the top of the hierarchy.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { setTintColor(newValue) }
    }
    open func tintColorDidChange() { forwardTintColorChange() }
    /// Whether the tint color is dimmed to a gray of the same lightness. `automatic` reads as the superview's mode, or
    /// `normal` without a superview.
    ///
    /// Differs from UIKit: the gray is chosen here, because UIKit's is not documented.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    /// Whether subviews are clipped to the bounds, including the layer's rounded corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Corner radii that adapt to the view's size and surroundings at each layout, since iOS 26. Setting this property
    /// rounds the layer's corners.
    open var cornerConfiguration: UICornerConfiguration {
        get { shownCorners }
        set { setCorners(newValue) }
    }
    /// Has no effect: drawing makes no assumption about opaque views.
    open var isOpaque = true
    /// Differs from UIKit: stored without effect, since a drawing always begins empty.
    open var clearsContextBeforeDrawing = true
    /// The number of pixels per point in the view's drawing. Defaults to the screen's scale. Has no effect,
    /// because drawings are resolution-independent.
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
    open dynamic var isHidden: Bool {
        get { layer.isHidden }
        set { superview?.arranger?.setHidden(newValue, of: self) ?? (layer.isHidden = newValue) }
    }
    /// Has no effect, because the device never moves.
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Whether the view is a bar, cell or control that UIKit fills with parts of its own, which figures fold.
    @_spi(UIKit) open var hasOwnParts: Bool { false }
    /// Whether UIKit made all views inside, although applications see the view's class.
    @_spi(UIKit) open var hidesViews: Bool { false }
    /// Updates dynamic colors assigned to the view's layers. Called with the new traits as the current traits.
    @_spi(UIKit) open func colorsDidChange() {}
    /// Called when the content size category, layout direction, or legibility weight changes, or may have changed
    /// because the view moved in the hierarchy.
    func textTraitsDidChange() {}

    // MARK: Drawing

    /// Draws the view's content above its background into the current context, in the view's coordinates.
    open dynamic func draw(_ rect: CGRect) {}
    /// Requests a call to ``draw(_:)`` before the next commit.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Differs from UIKit: redraws the whole view, because a drawing cannot be replaced in parts.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Creates a view that shows this view's current appearance and does not change afterward.
    ///
    /// - Parameter afterUpdates: `true` to lay out the view and use its model values; `false` to use its presentation
    ///   values, which exist once the view has been on screen. A snapshot of a snapshot shows its contents either way
    ///   (facts/snapshots-of-snapshots, likely).
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// Creates a snapshot of a part of the view. When the snapshot is resized, its corners keep their size, the areas
    /// between the cap insets stretch in one dimension, and the center stretches in both. The snapshot keeps only
    /// content that may be visible in the part, so many small snapshots cost little more than one of the whole view.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates, caps: capInsets) }
    /// Draws the view and its subviews into the current context, scaled to `rect`.
    ///
    /// - Parameter afterUpdates: `true` for model values after a layout, `false` for presentation values, as in
    ///   ``snapshotView(afterScreenUpdates:)``.
    /// - Returns: Whether there was a context and anything to draw.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // As the delegate of the layer.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { ownAction(for: layer, event) }
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawInOwnContext(ctx) } }
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOutAsCurrent() } }

    // MARK: Hierarchy

    /// Adds `view` above the other subviews, first removing it from its superview.
    ///
    /// Differs from UIKit: views and layers nest up to 1,024 deep, counted from the screen. Beyond that, the view is
    /// not added, and the run fails with an error that names the path. In UIKit, the application crashes when its
    /// thread's stack overflows.
    open dynamic func addSubview(_ view: UIView) { insert(view, .front) }
    /// Inserts a view at an index, clamped to the number of subviews.
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

    /// The frontmost descendant that receives touches at a point in this view's coordinates. Views that are hidden,
    /// have an alpha below 0.01, disable user interaction, or are being animated without `allowUserInteraction` are
    /// skipped along with their subviews (facts/animated-touches). Moving views are tested at their model positions.
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The gesture recognizers attached to this view, or `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    /// Attaches a gesture recognizer, first detaching it from any other view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a gesture recognizer of the view may begin. Called after the recognizer's delegate agreed.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the view, or the first responder inside it, resign.
    ///
    /// - Parameter force: Whether it resigns even if it refuses to.
    /// - Returns: Whether the view no longer contains the first responder.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

    /// Interactions of the view. Setting them removes those that it has.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            attachedInteractions.forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }

    // MARK: Traits

    /// The traits of the view: inherited from its controller if it is a root view, otherwise from the superview, or
    /// from the screen outside any window; then modified by the view's own overrides.
    open var traitCollection: UITraitCollection { traits(inheriting: inheritedTraits, overridden: overrides.values) }
    /// Style of the view and its subviews, whatever it is around them; unspecified for the inherited one. As in
    /// ``traitOverrides``, but notifications follow at once.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { setOwnStyle(newValue) }
    }
    /// Smallest content size category of the view and its subviews; `nil` for no limit. Notifications follow at once.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.least }
        set { setSizeLimits { $0.least = newValue } }
    }
    /// Largest content size category, which wins where it is below the smallest; `nil` for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.greatest }
        set { setSizeLimits { $0.greatest = newValue } }
    }
    /// Sends the notifications of changed traits that wait for the next layout: those of all views and controllers.
    open func updateTraitsIfNeeded() { traitUpdates.update() }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Layout

    /// Requests a call to ``layoutSubviews()`` before the next commit.
    ///
    /// Differs from UIKit: layout that keeps requesting layout, 1,000 times before a commit or nested 2,048 deep, fails
    /// the run with an error that names the view. In UIKit, the application hangs or its stack overflows.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Performs pending layout immediately. Inside an animation block, this animates the layout changes.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Sets the frames of subviews that have constraints. An override that does not call `super` leaves them unchanged.
    open dynamic func layoutSubviews() { layoutEngine?.place(subviewsOf: self) }
    /// The size that best fits `size`: the current size unless overridden.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to its best-fitting size, keeping the origin of its frame.
    open dynamic func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

    // MARK: Focus

    // Nothing is focused without a keyboard or a remote control, and nothing is called.

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open weak var preferredFocusedView: UIView? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }

    // MARK: Safe area, margins and guides

    /// The distances, in points, by which bars and the screen's status bar, camera, and home indicator cover the view's
    /// edges.
    ///
    /// An edge outside the superview takes the superview's inset. A view that a built-in transition is moving has the
    /// insets of its frame at rest.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsets(in: superview?.safeAreaInsets ?? .zero) }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open func safeAreaInsetsDidChange() {}
    /// The insets for content, in points: the margins that were set, or 8 on each edge by default, plus the safe area
    /// insets if `insetsLayoutMarginsFromSafeArea` is `true`.
    ///
    /// By default, a controller's root view has no margins at the top and bottom. At the sides it has at least the
    /// system's minimum: 16 points, or 20 on screens at least 414 points wide (facts/view-margins, reported).
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { margins = newValue }
    }
    /// ``layoutMargins`` with leading and trailing edges, resolved in the view's layout direction at the time they are
    /// set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { directionalMargins = newValue }
    }
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether the margins include at least the superview's margins.
    open var preservesSuperviewLayoutMargins = false
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    open func layoutMarginsDidChange() { controller?.viewLayoutMarginsDidChange() }
    /// The part of the view inside its margins that is no wider than the readable width: 672 points for the default
    /// text size, and more for larger text (facts/readable-width).
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    open var layoutGuides: [UILayoutGuide] { viewGuides.own }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
    /// Removes a layout guide and the constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

    // MARK: Constraints

    /// Whether the view keeps its assigned frame and follows its autoresizing mask. If `false`, constraints determine
    /// the frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewConstraints.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Whether the view creates its constraints in ``updateConstraints()``, so that the method is called even while
    /// there are no constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The active constraints for which this view is the nearest common ancestor of the items.
    open var constraints: [NSLayoutConstraint] { viewConstraints.held }
    /// Differs from UIKit: activates the constraint in the nearest view that contains its items, regardless of the
    /// receiver.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
    open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
    open func needsUpdateConstraints() -> Bool { viewConstraints.needsUpdate }
    /// Calls ``updateConstraints()`` on the views of this hierarchy that need it, subviews first.
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
    open func updateConstraints() {}
    /// The natural size of the view; `noIntrinsicMetric` in a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { layoutEngine?.changed(self) }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// Sets how strongly the view resists growing beyond its ``intrinsicContentSize``; 250 by default.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance(axis)
    }
    /// Sets how strongly the view resists shrinking below its ``intrinsicContentSize``; 750 by default.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setResistance(priority, axis) }
    /// The size, in points, that the constraints inside the view give it, as close to the target as they allow, rounded
    /// up to whole pixels.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints inside the view give it, with a priority for meeting the target size in each
    /// dimension.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The insets of the rectangle that constraints align, in points from the edges of the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }
    /// The view whose first baseline serves as this view's first baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// Whether the view and its subviews are mirrored in right-to-left layouts.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewConstraints.semanticContent }
        set { setSemanticContent(newValue) }
    }
    /// The direction from the view's leading edge to its trailing edge.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownLayoutDirection }

    // MARK: Overridden by UIKit's views

    /// The properties that views take from the appearance proxy of the class.
    @_spi(UIKit) open class var proxiedProperties: [ProxiedProperty] {
        [
            ProxiedProperty(\UIView.backgroundColor),
            ProxiedProperty { (view: UIView, proxy: UIView) in
                guard view.viewColors.inheritsTint, !proxy.viewColors.inheritsTint else { return }
                view.tintColor = proxy.tintColor
            },
        ]
    }
    /// The properties of the class's views that archives contain.
    @_spi(UIKit) open class var archivedProperties: [ArchivedProperty] { commonArchivedProperties }
    /// Whether the content is text that wraps in the width it is given, unless it has a width of its own.
    var wrapsContent: Bool { false }
    /// The place of contents that are drawn for the final size while an animation changes the size.
    var redrawnGravity: CALayerContentsGravity { .resize }
    /// Whether blocks animate a change of the view's layer.
    func animates(_ change: PropertyChange) -> Bool { true }

    /// The guide for the edges of the view's scrollable content, which constraints of subviews refer to. Only scroll
    /// views have one.
    var contentGuide: UILayoutGuide? { nil }
    /// Whether the origin of the bounds is a scroll offset, which changes constantly.
    var scrolls: Bool { false }
    /// The distance, in points, from the top edge to the first baseline, or from the last baseline to the bottom edge,
    /// for a view of the given height.
    func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat { innerBaseline(attribute, height) }
    /// The height of content whose intrinsic height depends on its width; `nil` if it does not.
    @_spi(UIKit) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The view itself if it creates the constraints of its subviews. Only stack views do.
    var arranger: (any SubviewArranging)? { nil }

    // MARK: Keyboard and corners

    /// The guide that follows the upper edge of the keyboard, and the safe area while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard, UIKeyboardLayoutGuide.init) }
    /// The radius of a corner as it is shown, in points. Of several corners, that of the first.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { shownRadius(of: corner) }

    // MARK: Constraints that apply

    /// The constraints that act on the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: { $0.superview }).flatMap(\.viewConstraints.held).filter {
            let isHorizontal =
                $0.firstAttribute.kind == .horizontal || $0.firstAttribute == .width
            return ($0.firstItem === self || $0.secondItem === self) && isHorizontal == (axis == .horizontal)
        }
    }

    /// Whether the constraints leave the view's frame ambiguous.
    open var hasAmbiguousLayout: Bool { layoutEngine?.ambiguousViews().contains { $0.view === self } ?? false }

    // MARK: Layout anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// Frame of the view in the coordinates of `referenceView`, for popovers that point at it.
    open func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }

    // MARK: Direction

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

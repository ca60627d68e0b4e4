public import FrameProperties
internal import FrameTiming
internal import QuartzCore

/// A view that shows part of content larger than itself, and moves it in response to touches.
///
/// The content offset is the origin of the bounds. Set ``contentSize`` and add subviews at their positions in the
/// content, or pin subviews to ``contentLayoutGuide`` and let constraints determine the size.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let map = UIImageView(image: UIImage(named: "Map"))
/// scrollView.addSubview(map)
/// scrollView.contentSize = map.bounds.size
/// scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
/// ```
///
/// Drags, deceleration, bouncing, zooming and animated scrolling are closed-form functions of virtual time. The offset
/// at a given time therefore does not depend on the frame rate, and any frame can be drawn without the ones before it.
/// The delegate is called once per frame while the content moves.
///
/// The offsets at rest go from the negated top left ``adjustedContentInset`` to the end of the content. A drag beyond
/// them meets resistance if ``bounces`` is true, and the content returns when the touch ends. A touch on decelerating
/// content stops it.
///
/// A touch in a subview reaches the subview late or not at all if it turns into a drag; see ``delaysContentTouches``
/// and ``touchesShouldCancel(in:)``. At the end of the content, a drag is left to an enclosing scroll view that scrolls
/// along the same axis.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// The delegate. Table, collection and text views narrow its type; if both types are visible, the narrower one is
    /// used.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    /// The part of UIKit that the scroll view belongs to, which is called before the delegate, whoever that is.
    var owner: (any UIScrollViewDelegate)? { nil }
    /// Whether touches scroll the content. Setting it to `false` ends a drag.
    open var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }
    /// Whether content can be dragged beyond its end, and then returns.
    open var bounces = true
    /// Whether content bounces at its left and right ends if ``bounces`` is true.
    open var bouncesHorizontally = true
    /// Whether content bounces at its top and bottom if ``bounces`` is true.
    open var bouncesVertically = true
    /// Whether content not higher than the view can be dragged.
    @Observed open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether content not wider than the view can be dragged.
    @Observed open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Whether a drag that begins at the left or right end of the content scrolls an enclosing scroll view.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag that begins at the top or bottom end of the content scrolls an enclosing scroll view.
    open var transfersVerticalScrollingToParent = true
    /// Stored without effect, since there is no hardware keyboard.
    open var allowsKeyboardScrolling = true
    /// Whether the content only rests at multiples of the view's size. A drag turns at most one page, and the delegate
    /// cannot change the target that it is offered.
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// Whether the content receives a touch with a delay of 0.15 seconds, or not at all if it has begun to scroll by
    /// then (facts/content-touch-delay).
    open var delaysContentTouches = true
    /// Whether scrolling may take a touch from the content that received it, subject to ``touchesShouldCancel(in:)``.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. This only works if exactly one scroll view on screen enables
    /// it.
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept without effect, like those of the other edges: content does not fade under bars.
    public let topEdgeEffect = UIScrollEdgeEffect()
    public let leftEdgeEffect = UIScrollEdgeEffect()
    public let bottomEdgeEffect = UIScrollEdgeEffect()
    public let rightEdgeEffect = UIScrollEdgeEffect()
    /// A control shown behind content that is pulled down. While it refreshes, its height is added to
    /// ``adjustedContentInset``.
    open var refreshControl: UIRefreshControl? {
        get { storedRefreshControl }
        set {
            let old = storedRefreshControl
            storedRefreshControl = newValue
            refreshControlDidChange(from: old)
        }
    }
    private final var storedRefreshControl: UIRefreshControl?
    /// The recognizer that scrolls. Its delegate is the scroll view.
    ///
    /// Differs from UIKit: setting another delegate ends the run with an error instead of raising an exception.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(target: nil, action: nil)
    /// The current scroll, by a touch or a motion.
    package private(set) lazy var scrolling = Scrolling(of: self)
    private(set) lazy var zooming = ScrollZooming(of: self)
    private(set) lazy var indicators = ScrollIndicators(of: self)
    /// The container that moves its bars with the content.
    final weak var follower: (any ScrollFollower)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIScrollView.self)
    }

    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.name = "scroll"
        panGestureRecognizer.addTarget(scrolling, action: Selector("follow", Scrolling.follow))
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: - Content

    /// The point of the content at the top left corner of the view, rounded to pixels. It may be set beyond the ends of
    /// the content.
    ///
    /// If the offset is set during a drag or a deceleration, the motion continues from the new offset.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scrolling.jump(to: newValue) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    private func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size {
            insetsMayHaveChanged()
            rangeMayHaveChanged()
        }
        guard new != old else { return }
        refreshControl?.follow()
        guard new.origin != old.origin else { return }
        indicators.arrange()
        layoutEngine?.offsetChanged(of: self)
        follower?.contentDidMove(in: self)
        owner?.scrollViewDidScroll(self)
        delegate?.scrollViewDidScroll(self)
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIContentSize", \UIScrollView.contentSize),
            ArchivedProperty("UIContentInset", \UIScrollView.contentInset),
            ArchivedProperty("UIScrollEnabled", \UIScrollView.isScrollEnabled),
            ArchivedProperty("UIPagingEnabled", \UIScrollView.isPagingEnabled),
            ArchivedProperty("UIBounces", \UIScrollView.bounces),
            ArchivedProperty("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            ArchivedProperty("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            ArchivedProperty("UIShowsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            ArchivedProperty("UIShowsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            ArchivedProperty("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
            ArchivedProperty("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
        ]
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        scrolling.stop()
        zooming.stop()
    }

    /// The size of the content, in points; zero until it is set or laid out by constraints of the content guide.
    /// Setting a size that is not finite has no effect and ends the run with an error.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else {
                return stage.diagnostics.misuse("The contentSize of \(layerName) is not finite; use numbers of points.")
            }
            storedContentSize = newValue
        }
    }
    private var storedContentSize = CGSize.zero {
        didSet {
            guard storedContentSize != oldValue else { return }
            layer.observedValueDidChange()
            insetsMayHaveChanged()
            rangeMayHaveChanged()
            indicators.arrange()
            follower?.contentDidMove(in: self)
        }
    }

    /// The inset around the content, in points. Setting an inset that is not finite has no effect and ends the run with
    /// an error.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            guard newValue.isFinite else {
                return stage.diagnostics.misuse(
                    "The contentInset of \(layerName) is not finite; use numbers of points.")
            }
            storedContentInset = newValue
        }
    }
    private var storedContentInset = UIEdgeInsets.zero {
        didSet {
            guard storedContentInset != oldValue else { return }
            layer.observedValueDidChange()
            insetsMayHaveChanged()
        }
    }

    @Observed open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// The ``contentInset`` plus the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
    open private(set) var adjustedContentInset = UIEdgeInsets.zero

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// Updates the adjusted insets. Content that was at the old top or left edge moves to the new one.
    final func insetsMayHaveChanged() {
        let old = adjustedContentInset
        let new = storedContentInset + safePart + (refreshControl?.room ?? .zero)
        guard new != old else { return }
        adjustedContentInset = new
        layer.observedValueDidChange()
        if !scrolling.isMoving, !isTracking {
            let (offset, edge) = (contentOffset, onPixels(CGPoint(x: -old.left, y: -old.top)))
            move(to: CGPoint(x: offset.x == edge.x ? -new.left : offset.x, y: offset.y == edge.y ? -new.top : offset.y))
        }
        rangeMayHaveChanged()
        indicators.arrange()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Moves the content into its new range. Without content, the offset stays as it was set.
    private func rangeMayHaveChanged() {
        guard storedContentSize != .zero, !zooming.isActive else { return }
        scrolling.rangeChanged()
    }

    private var safePart: UIEdgeInsets {
        var safe = safeAreaInsets
        safe.top += follower?.shrinkage(above: self) ?? 0
        let isVertical: Bool
        let isHorizontal: Bool
        switch _contentInsetAdjustmentBehavior.wrappedValue {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            isVertical =
                alwaysBounceVertical || contentSize.height > bounds.height
                || _contentInsetAdjustmentBehavior.wrappedValue == .automatic && isMainContent
            isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
        }
        return UIEdgeInsets(
            top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0, bottom: isVertical ? safe.bottom : 0,
            right: isHorizontal ? safe.right : 0)
    }

    /// Whether the view is the view of a controller in a navigation or tab controller, or the first subview of that
    /// view.
    private var isMainContent: Bool {
        let controller = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        return controller?.navigationController != nil || controller?.tabBarController != nil
    }

    // MARK: - Scrolling

    /// Moves the content to an offset and stops its motion. A drag continues from the new offset.
    ///
    /// With animation, the move takes about 0.3 seconds (facts/scroll-animation).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated, window != nil { return scrolling.animate(to: onPixels(contentOffset)) }
        scrolling.stop()
        scrolling.jump(to: contentOffset)
    }

    /// Stops all motion of the content.
    open func stopScrollingAndZooming() {
        scrolling.stop()
        zooming.stop()
    }

    /// Scrolls by the smallest distance that reveals a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Whether the content is being touched.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 && panGestureRecognizer.state != .failed }
    /// Whether a touch is moving the content.
    open var isDragging: Bool { scrolling.isDragging }
    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { scrolling.isDecelerating }
    /// Whether the content is moving to an offset that was set with animation.
    open var isScrollAnimating: Bool { scrolling.isAnimating }

    /// The offset at which a drag ends, given that it would end at `proposed`, before the delegate is asked. The
    /// velocity is in points per millisecond.
    @_spi(UIKit) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: - Touches of the content

    /// Whether the content receives a touch that began in it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether scrolling may take a touch from a view in the content; by default, unless the view is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether a view in the content receives a touch only after it has not become a drag for a short time.
    @_spi(UIKit) open func delaysTouches(in view: UIView) -> Bool { delaysContentTouches }

    // MARK: - Zooming

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The smallest scale. If it is less than the maximum, a pinch zooms.
    @Observed open var minimumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }

    @Observed open var maximumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }

    /// Whether a pinch can zoom somewhat beyond the limits, to which the content then returns.
    open var bouncesZoom = true

    /// Whether a pinch is zooming the content.
    open var isZooming: Bool { zooming.isZooming }
    /// Whether the content is returning to the limits of its scale.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// The recognizer that zooms; `nil` if the limits leave no range. Its delegate is the scroll view.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    /// Zooms about the center of the view, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.zoom(to: scale, animated: animated) }

    /// Shows a rectangle of the zoomed view centered and as large as it fits, within the limits.
    open func zoom(to rect: CGRect, animated: Bool) { zooming.zoom(to: rect, animated: animated) }

    // MARK: - Indicators

    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set { indicators.showsVertical = newValue }
    }

    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set { indicators.showsHorizontal = newValue }
    }

    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set { indicators.style = newValue }
    }

    /// The insets of the vertical indicator from the edges of the view, or of its safe area if
    /// ``automaticallyAdjustsScrollIndicatorInsets`` is true, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { indicators.verticalInsets = newValue }
    }

    /// The insets of the horizontal indicator from the edges of the view, or of its safe area if
    /// ``automaticallyAdjustsScrollIndicatorInsets`` is true, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { indicators.horizontalInsets = newValue }
    }

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set {
            indicators.verticalInsets = newValue
            indicators.horizontalInsets = newValue
        }
    }

    /// Whether the indicators stay in the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.staysInSafeArea }
        set { indicators.staysInSafeArea = newValue }
    }

    /// Shows the indicators for a short time.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: - Layout guides

    override var contentGuide: UILayoutGuide? { contentLayoutGuide }
    override var scrolls: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        zooming.zoomedViewWasPlaced()
        if let size = layoutEngine?.solvedSize(of: contentLayoutGuide) {
            let scale = zoomScale
            contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        }
        insetsMayHaveChanged()
        indicators.arrange()
    }

    // MARK: Guides

    /// The rectangle of the content: constraints on its four edges give ``contentSize``.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The rectangle of the view, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}

public import FrameProperties
internal import FrameTiming
internal import QuartzCore

/// A view that shows a part of a larger content, and moves it with a finger.
///
/// The offset of the content is the origin of the bounds. Fingers, deceleration, bouncing and programmed scrolling are closed functions
/// of virtual time, so that the offset of a frame does not depend on the frame rate.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// Tables, collections and text views narrow its type. Where a view has both, the narrower one is meant.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether fingers scroll. Becoming false ends a drag.
    open var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }
    /// Whether content passes its end, and returns.
    open var bounces = true
    /// Whether it bounces at its sides, where ``bounces`` is true.
    open var bouncesHorizontally = true
    /// Whether it bounces at its top and bottom, where ``bounces`` is true.
    open var bouncesVertically = true
    /// Whether content not higher than the view can be dragged.
    @Observed open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether content not wider than the view can be dragged.
    @Observed open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Whether a drag that begins at the left or right end of the content scrolls the scroll view around this one.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag that begins at the top or bottom end of the content scrolls the scroll view around this one.
    open var transfersVerticalScrollingToParent = true
    /// Whether the content rests only at multiples of the view's size. A drag turns at most one page, and the target that the
    /// delegate is offered cannot be changed.
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// Whether the content receives a touch 0.15 seconds late, and not at all if it scrolls by then
    /// (facts/content-touch-delay).
    open var delaysContentTouches = true
    /// Whether scrolling may take a touch from the content that received it, depending on ``touchesShouldCancel(in:)``.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. It does if exactly one scroll view on the screen is enabled for it.
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Shown behind the content where that is pulled down; its height is added to ``adjustedContentInset`` while it refreshes.
    open var refreshControl: UIRefreshControl? {
        get { storedRefreshControl }
        set {
            let old = storedRefreshControl
            storedRefreshControl = newValue
            refreshControlDidChange(from: old)
        }
    }
    private final var storedRefreshControl: UIRefreshControl?
    /// Its delegate is the scroll view.
    ///
    /// Differs from UIKit: setting another delegate ends the run with an error. There it raises an exception.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(target: nil, action: nil)
    /// The current scroll, by a finger or a motion.
    private(set) lazy var scrolling = Scrolling(of: self)
    private(set) lazy var zooming = ScrollZooming(of: self)
    private(set) lazy var indicators = ScrollIndicators(of: self)
    /// Moves with the content.
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

    /// The point of the content at the top left corner of the view, rounded to pixels. It may be set beyond the ends of the content.
    ///
    /// When the offset is set during a drag or a deceleration, the motion continues from there.
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
        delegate?.scrollViewDidScroll(self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        scrolling.stop()
        zooming.stop()
    }

    /// The size of the content, in points; zero until it is set, or laid out by constraints of the content guide. One that is not
    /// finite has no effect, and the run ends with an error.
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

    /// Room around the content, in points. One that is not finite has no effect, and the run ends with an error.
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

    /// ``contentInset`` and the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
    public private(set) var adjustedContentInset = UIEdgeInsets.zero

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// An offset at the old top or left edge follows the new one.
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

    /// Without content, an offset that was set stays.
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

    /// Whether the view is the content, or the first subview of the content, of a controller in a navigation or tab controller.
    private var isMainContent: Bool {
        let controller = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        return controller?.navigationController != nil || controller?.tabBarController != nil
    }

    // MARK: - Scrolling

    /// Also stops a motion of the content. A finger continues the drag from there.
    ///
    /// In an animation, the offset takes about 0.3 seconds (facts/scroll-animation).
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

    /// Scrolls by the least distance that shows the rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Whether a finger is on the content.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 && panGestureRecognizer.state != .failed }
    /// Whether a finger moves the content.
    open var isDragging: Bool { scrolling.isDragging }
    /// Whether the content decelerates after a finger was lifted.
    open var isDecelerating: Bool { scrolling.isDecelerating }
    /// Whether the content moves to an offset that was set with animation.
    open var isScrollAnimating: Bool { scrolling.isAnimating }

    /// Where a drag ends that would end at `proposed`, before the delegate's answer. The velocity is in points per millisecond.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: - Touches of the content

    /// Whether the content receives a touch that began in it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether scrolling takes a touch from the content that received it: unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether the content receives a touch in a view only when it does not become a drag soon.
    func delaysTouches(in view: UIView) -> Bool { delaysContentTouches }

    // MARK: - Zooming

    /// The scale of the view that the delegate names in `viewForZooming(in:)`.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// With a maximum above it, two fingers zoom.
    @Observed open var minimumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }

    @Observed open var maximumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }

    /// Whether fingers zoom somewhat beyond the limits, and the content returns.
    open var bouncesZoom = true

    /// Whether two fingers zoom.
    open var isZooming: Bool { zooming.isZooming }
    /// Whether the content returns to the limits of the scale.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// The recognizer that zooms; `nil` where the limits leave nothing to zoom. Its delegate is the scroll view.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    /// Zooms about the middle of the view, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.zoom(to: scale, animated: animated) }

    /// Shows a rectangle of the zoomed view as large as it fits, within the limits, in the middle.
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

    /// In points, from the edges of the view, or of its safe area where ``automaticallyAdjustsScrollIndicatorInsets`` is true.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { indicators.verticalInsets = newValue }
    }

    /// In points, from the edges of the view, or of its safe area where ``automaticallyAdjustsScrollIndicatorInsets`` is true.
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

    /// Shows the indicators for a while.
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
}

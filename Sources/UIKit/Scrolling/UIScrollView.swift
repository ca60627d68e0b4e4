internal import FrameTiming
internal import QuartzCore

/// A view that shows a part of a larger content, and moves it with a finger.
///
/// The offset of the content is the origin of the bounds. Fingers, deceleration, bouncing and programmed scrolling are closed functions
/// of virtual time, so that the offset of a frame does not depend on the frame rate.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// The part of its speed that a scroll view keeps in a millisecond. Values match the public header.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
        public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// Which part of the safe area is added to ``contentInset``. Raw values match the public header.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Raw values match the public header.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Raw values match the public header.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(target: nil, action: nil)
    /// The scroll of a finger or of a motion.
    private(set) lazy var scrolling = Scrolling(of: self)
    private lazy var indicators = ScrollIndicators(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.name = "scroll"
        panGestureRecognizer.addTarget(scrolling, action: Selector("follow", Scrolling.follow))
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: - Content

    /// The point of the content at the top left corner of the view. It may be set beyond the ends of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The size of what can be scrolled, in points; zero until it is set, or laid out by constraints of the content guide.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard newValue != storedContentSize else { return }
            storedContentSize = newValue
            insetsMayHaveChanged()
            indicators.arrange()
        }
    }
    private var storedContentSize = CGSize.zero

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            storedContentInset = newValue
            insetsMayHaveChanged()
        }
    }
    private var storedContentInset = UIEdgeInsets.zero

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { storedAdjustment }
        set {
            storedAdjustment = newValue
            insetsMayHaveChanged()
        }
    }
    private var storedAdjustment = ContentInsetAdjustmentBehavior.automatic

    /// ``contentInset`` and the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
    public private(set) var adjustedContentInset = UIEdgeInsets.zero

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// An offset at the old top edge follows the new one.
    private func insetsMayHaveChanged() {
        let old = adjustedContentInset
        let new = storedContentInset + safePart
        guard new != old else { return }
        let wasAtTop = contentOffset.y == -old.top
        adjustedContentInset = new
        if wasAtTop, !scrolling.isMoving { contentOffset.y = -new.top }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private var safePart: UIEdgeInsets {
        let safe = safeAreaInsets
        let isVertical: Bool
        let isHorizontal: Bool
        switch storedAdjustment {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            isVertical =
                alwaysBounceVertical || contentSize.height > bounds.height
                || storedAdjustment == .automatic && isMainContent
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

    /// Between where the content begins and where it ends.
    var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let (left, top) = (-inset.left, -inset.top)
        return (
            left...max(left, contentSize.width - bounds.width + inset.right),
            top...max(top, contentSize.height - bounds.height + inset.bottom)
        )
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated, window != nil { return scrolling.animate(to: contentOffset) }
        scrolling.stop()
        move(to: contentOffset)
    }

    /// Scrolls as little as shows the rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if low < from { return low - from }
            return high > to ? min(high - to, low - from) : 0
        }
        let x = nearest(rect.minX, rect.maxX, room.minX, room.maxX)
        let y = nearest(rect.minY, rect.maxY, room.minY, room.maxY)
        guard x != 0 || y != 0 else { return }
        let range = offsetRange
        setContentOffset(
            CGPoint(
                x: min(max(contentOffset.x + x, range.x.lowerBound), range.x.upperBound),
                y: min(max(contentOffset.y + y, range.y.lowerBound), range.y.upperBound)),
            animated: animated)
    }

    /// Rounds to pixels and tells the delegate.
    func move(to offset: CGPoint) {
        let scale = stage.committer.scale
        let rounded = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        guard rounded != bounds.origin else { return }
        bounds.origin = rounded
        indicators.arrange()
        if !systemGuides.isEmpty { layoutEngine?.marginsChanged() }
        delegate?.scrollViewDidScroll(self)
    }

    /// Whether a finger is on the content.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
    /// Whether a finger moves the content.
    open var isDragging: Bool { scrolling.isDragging }
    /// Whether the content moves by itself after a finger has let go.
    open var isDecelerating: Bool { scrolling.isDecelerating }
    open var isZooming: Bool { false }

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

    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { indicators.verticalInsets = newValue }
    }

    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { indicators.horizontalInsets = newValue }
    }

    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set {
            indicators.verticalInsets = newValue
            indicators.horizontalInsets = newValue
        }
    }

    open func flashScrollIndicators() { indicators.flash() }

    func scrollingBegan() { indicators.show() }
    func scrollingEnded() { indicators.hide() }

    // MARK: - Layout guides

    /// The rectangle of the content: constraints on its four edges give ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The rectangle of the view, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

    override var contentGuide: UILayoutGuide? { contentLayoutGuide }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let size = layoutEngine?.solvedSize(of: contentLayoutGuide) { contentSize = size }
        indicators.arrange()
    }

}

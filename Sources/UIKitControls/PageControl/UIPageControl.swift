public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A row of dots, one for each page, with the current page highlighted.
///
/// A tap on one half goes to the previous or next page. A touch that moves along the dots goes from page to page, as
/// far as ``allowsContinuousInteraction`` permits.
///
/// Differs from UIKit: ``backgroundStyle`` shows a plain capsule rather than a material, and the indicator of a page
/// with progress has a chosen length.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    /// The way in which pages are being changed. Raw values match the public header.
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    /// Raw values match the public header.
    public enum BackgroundStyle: Int, Sendable {
        /// The background is shown while a touch moves along the dots.
        case automatic
        case prominent, minimal
    }

    /// The order of the dots. Raw values match the public header.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    private let background = UIView()
    private(set) var dots: [PageDot] = []
    private var images: [Int: UIImage] = [:] { didSet { showPages() } }
    private var currentImages: [Int: UIImage] = [:] { didSet { showPages() } }
    /// The first page with a dot, if there is not enough space for all dots.
    private var firstShown = 0
    private var shownPage = 0
    /// The position along the dots where a touch began or last changed the page.
    private var grabbed: CGFloat?

    /// The number of pages, at least 0. Setting it clamps ``currentPage``.
    open var numberOfPages: Int {
        get { storedNumberOfPages }
        set { storedNumberOfPages = max(0, newValue) }
    }
    private var storedNumberOfPages = 0 {
        didSet {
            guard storedNumberOfPages != oldValue else { return }
            currentPage = currentPage
            invalidateIntrinsicContentSize()
            makeDots()
        }
    }

    /// The current page, from 0 to the last page; other values are clamped.
    open var currentPage: Int {
        get { storedCurrentPage }
        set { storedCurrentPage = max(0, min(newValue, numberOfPages - 1)) }
    }
    private var storedCurrentPage = 0 {
        didSet {
            showCurrentPage()
            if storedCurrentPage != oldValue { progress?.pageDidChange() }
        }
    }

    @Observed open var hidesForSinglePage = false { didSet { showPages() } }

    /// The color of the dots; by default translucent white.
    @Observed open var pageIndicatorTintColor: UIColor? { didSet { showPages() } }

    /// The color of the current page's dot; by default white.
    @Observed open var currentPageIndicatorTintColor: UIColor? { didSet { showPages() } }

    @Observed open var backgroundStyle = BackgroundStyle.automatic { didSet { showBackground() } }

    @Observed open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    open private(set) var interactionState = InteractionState.none
    /// Whether a touch that moves along the dots changes the page.
    open var allowsContinuousInteraction = true

    /// A template image that replaces the dots.
    @Observed open var preferredIndicatorImage: UIImage? { didSet { showPages() } }

    /// A template image that replaces the dot of the current page.
    @Observed open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showPages() } }

    /// The progress of the current page, whose indicator becomes a bar; `nil` for none.
    @Observed open var progress: UIPageControlProgress? {
        didSet {
            guard _progress.wrappedValue !== oldValue else { return }
            oldValue?.control = nil
            _progress.wrappedValue?.control = self
            invalidateIntrinsicContentSize()
            showPages()
        }
    }

    /// Whether a page chosen by touch is only shown by ``updateCurrentPageDisplay()``.
    open var defersCurrentPageDisplay = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIPageControl.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        background.backgroundColor = PageControlMetrics.background
        addSubview(background)
        showBackground()
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UIPageControl.pageIndicatorTintColor),
            ProxiedProperty(\UIPageControl.currentPageIndicatorTintColor),
            ProxiedProperty(\UIPageControl.preferredIndicatorImage),
        ]
    }

    // MARK: Images

    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets an image that replaces ``preferredIndicatorImage`` for a page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// Sets an image that replaces ``preferredCurrentPageIndicatorImage`` for a page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }

    private func image(for page: Int) -> UIImage? {
        let image = images[page] ?? preferredIndicatorImage
        return page == shownPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? image : image
    }

    // MARK: Pages

    private func makeDots() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = PageDot()
            dots.append(dot)
            addSubview(dot)
        }
        showPages()
    }

    open func updateCurrentPageDisplay() {
        shownPage = currentPage
        showPages()
    }

    private func showCurrentPage() {
        guard !(defersCurrentPageDisplay && isTracking) else { return }
        updateCurrentPageDisplay()
    }

    private func showPages() {
        for (page, dot) in dots.enumerated() {
            let color = pageIndicatorTintColor ?? PageControlMetrics.color
            dot.progress = page == shownPage ? progress.map { CGFloat($0.currentProgress) } : nil
            dot.show(
                image(for: page),
                page == shownPage ? currentPageIndicatorTintColor ?? PageControlMetrics.currentColor : color,
                track: color)
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
        showBackground()
        layOutDots()
    }

    private func showBackground() {
        let isShown =
            switch backgroundStyle {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        background.alpha = isShown && !(hidesForSinglePage && numberOfPages == 1) && numberOfPages > 0 ? 1 : 0
    }

    // MARK: Layout

    private var slot: CGFloat {
        let scale = max(1, stage.applicationState.mainScreen.scale)
        return (PageControlMetrics.slot * scale).rounded(.up) / scale
    }
    /// The amount by which the progress bar is longer than a dot.
    private var extraLength: CGFloat { progress == nil ? 0 : PageControlMetrics.progressLength }
    private var pitch: CGFloat { slot + PageControlMetrics.gap }
    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// The minimum size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length =
            CGFloat(max(0, pageCount)) * pitch - PageControlMetrics.gap + 2 * PageControlMetrics.endMargin + extraLength
        let across = slot + 2 * PageControlMetrics.sideMargin
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The pages whose dots fit.
    private var shownPages: Range<Int> {
        let length = isVertical ? bounds.height : bounds.width
        let room = length - 2 * PageControlMetrics.endMargin + PageControlMetrics.gap - extraLength
        // A control without a size has not been laid out yet.
        guard length > 0, room < CGFloat(numberOfPages) * pitch else { return 0..<numberOfPages }
        let count = max(1, Int(room / pitch))
        return firstShown..<min(firstShown + count, numberOfPages)
    }

    /// Moves the range of pages with dots so that it includes the neighbors of the current page.
    private func followCurrentPage() {
        let shown = shownPages
        guard shown.count < numberOfPages else {
            firstShown = 0
            return
        }
        let margin = shown.count > 2 ? 1 : 0
        firstShown = min(firstShown, shownPage - margin)
        firstShown = max(firstShown, shownPage + margin - shown.count + 1)
        firstShown = max(0, min(firstShown, numberOfPages - shown.count))
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if let progress { progress.delegate?.pageControlProgressVisibilityDidChange(progress) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutDots()
    }

    private func layOutDots() {
        followCurrentPage()
        let shown = shownPages
        let size = size(forNumberOfPages: shown.count)
        background.bounds.size = size
        background.center = CGPoint(x: bounds.midX, y: bounds.midY)
        background.layer.cornerRadius = min(size.width, size.height) / 2
        let side = min(size.width, size.height) - 2 * PageControlMetrics.sideMargin
        for (page, dot) in dots.enumerated() {
            let middle = (CGFloat(page) - CGFloat(shown.lowerBound + shown.upperBound - 1) / 2) * pitch
            let along = middle + extraLength / 2 * (page < shownPage ? -1 : page > shownPage ? 1 : 0)
            let offset = isReversed ? -along : along
            let extra = page == shownPage ? extraLength : 0
            dot.isReversed = isReversed
            dot.bounds.size = CGSize(
                width: side + (isVertical ? 0 : extra), height: side + (isVertical ? extra : 0))
            dot.center = CGPoint(
                x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
            dot.alpha = shown.contains(page) ? 1 : 0
            let isEnd =
                page == shown.lowerBound && page > 0
                || page == shown.upperBound - 1 && page < numberOfPages - 1
            let scale = isEnd && page != shownPage ? PageControlMetrics.scaleAtEnd : 1
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    // MARK: Touches

    private func along(_ touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        let along = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        return isReversed ? -along : along
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grabbed = along(touch)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, isNear(touch), let grabbed else {
            return super.continueTracking(touch, with: event)
        }
        let steps = ((along(touch) - grabbed) / pitch).rounded(.towardZero)
        if steps != 0 {
            interactionState = .continuous
            self.grabbed = grabbed + steps * pitch
            change(to: currentPage + Int(steps), event)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, interactionState == .none, isTouchInside {
            interactionState = .discrete
            change(to: currentPage + (along(touch) < 0 ? -1 : 1), event)
        }
        endInteraction()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endInteraction()
    }

    private func endInteraction() {
        grabbed = nil
        interactionState = .none
        PageControlMetrics.motion.animate { showBackground() }
    }

    func change(to page: Int, _ event: UIEvent?) {
        let old = currentPage
        PageControlMetrics.motion.animate {
            currentPage = page
            showBackground()
        }
        if currentPage != old { sendValueChanged(event) }
    }
}

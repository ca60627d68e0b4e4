public import FrameProperties
internal import QuartzCore

/// The bar at the top of a navigation controller, with the title and buttons of its top item.
///
/// A navigation controller owns its bar and keeps the bar's items in step with its stack of view controllers. A bar
/// without a controller keeps a stack of its own: ``pushItem(_:animated:)``, ``popItem(animated:)`` and the back button
/// change it, after asking the bar's delegate.
///
/// ```swift
/// let item = UINavigationItem(title: "Inbox")
/// item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
/// bar.pushItem(item, animated: false)
/// ```
///
/// The bar lays out one set of contents per top item. An animated change creates the contents of the new item, moves
/// and cross-fades both sets, and removes the old ones when the animation completes. The animation runs in virtual
/// time, so it takes the same frames in every recording; an interactive pop drives it together with the controller's
/// transition.
///
/// The appearance of the background depends on the scroll position of the content: ``scrollEdgeAppearance`` applies
/// while the content is at the edge of the bar, and ``standardAppearance`` once it has scrolled under it. The top
/// item's appearances take precedence over the bar's. Until an appearance is set, the older properties apply, such as
/// `barTintColor` and ``setBackgroundImage(_:for:)``.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    private let chrome = BarChrome<UINavigationBarAppearance>(lineIsAbove: false)
    private var content: NavigationBarContentView?
    /// The contents that a running transition moves out of the bar.
    private var outgoing: NavigationBarContentView?
    /// The height by which the background extends above the bar, under the status bar, in points.
    var reach: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// Returns the heights of the bar's parts for an item; set by the controller that owns the bar.
    var extentOf: ((UINavigationItem) -> BarExtent?)?
    /// Called after the height of an item has changed.
    var onSizeChange: () -> Void = {}
    /// Goes back to an item; set by the controller that owns the bar. A bar without a controller pops its items itself.
    var onBack: ((UINavigationItem) -> Void)?
    private var shownItems: [UINavigationItem] = []
    open weak var delegate: (any UINavigationBarDelegate)?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UINavigationBar.self)
    }

    /// Installs the background. A repaint also lays out the superview again, because the content of a navigation
    /// controller ends at an opaque bar.
    private func setUp() {
        addSubview(chrome.background)
        chrome.onPaint = { [unowned self] in superview?.setNeedsLayout() }
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { shownItems }
        set { show(newValue ?? []) }
    }
    open var topItem: UINavigationItem? { shownItems.last }
    open var backItem: UINavigationItem? { shownItems.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { change(to: items ?? [], animated: animated) }

    /// Pushes an item, unless the delegate refuses, and notifies the delegate.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: shownItems + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, unless the delegate refuses, and notifies the delegate.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = shownItems.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        change(to: shownItems.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// Changes the items of a bar that no controller owns.
    private func change(to items: [UINavigationItem], animated: Bool) {
        guard animated, window != nil, outgoing == nil else { return show(items) }
        let move = change(to: items, forwards: items.count >= shownItems.count)
        UIView.animate(withDuration: 0.35, animations: move) { _ in self.show(items) }
    }

    /// Shows the last item, with a back button that leads to the one before it.
    func show(_ items: [UINavigationItem]) {
        if let old = outgoing, old.item === items.last { restore(old, items) }
        let isChange = items.count != shownItems.count || zip(items, shownItems).contains { $0 !== $1 }
        outgoing?.removeFromSuperview()
        outgoing = nil
        if isChange || content?.textTraits != BarTextTraits(traitCollection) {
            replaceContent(items)
        } else {
            content?.rest()
        }
    }

    /// Begins a transition from the current top item to the last of `items`.
    ///
    /// - Parameter fades: Whether titles and buttons fade in place without moving.
    /// - Returns: The changes to animate.
    func change(to items: [UINavigationItem], forwards: Bool, fades: Bool = false) -> () -> Void {
        guard let old = content, items.last !== topItem else {
            show(items)
            return {}
        }
        content = nil
        replaceContent(items)
        guard let new = content else { return {} }
        outgoing = old
        old.extent.stretch = 0
        old.layoutIfNeeded()
        new.layoutIfNeeded()
        new.moveAside(from: old, forwards: forwards, fades: fades)
        return {
            new.rest()
            old.moveAside(from: new, forwards: !forwards, fades: fades)
        }
    }

    /// Shows the outgoing contents again after a canceled transition.
    private func restore(_ old: NavigationBarContentView, _ items: [UINavigationItem]) {
        content?.removeFromSuperview()
        content = old
        outgoing = nil
        shownItems = items
    }

    private func replaceContent(_ items: [UINavigationItem]) {
        content?.removeFromSuperview()
        topItem?.onChange = {}
        topItem?.onSizeChange = {}
        shownItems = items
        chrome.ofItem = items.last?.appearances ?? AppearanceFamily()
        guard let item = items.last else { return content = nil }
        item.onChange = { [weak self] in self?.itemDidChange() }
        item.onSizeChange = { [weak self] in
            self?.invalidateIntrinsicContentSize()
            self?.onSizeChange()
        }
        let new = NavigationBarContentView(
            item, above: items.dropLast().reversed(), look: look, extent: extent(of: item), in: traitCollection,
            onBack: { [unowned self] in goBack(to: $0) })
        new.frame = bounds
        new.layoutIfNeeded()
        addSubview(new)
        content = new
    }

    private func goBack(to item: UINavigationItem) {
        if let onBack { return onBack(item) }
        if item === backItem { popItem(animated: true) }
        guard let index = shownItems.firstIndex(where: { $0 === item }), index < shownItems.count - 1 else { return }
        setItems(Array(shownItems.prefix(through: index)), animated: true)
    }

    private var look: NavigationBarLook {
        let appearance = chrome.shownAppearance
        return NavigationBarLook(
            buttons: BarButtonStyle(
                tint: tintColor, adjust: adjusted, look: systemLook, proxies: stage.applicationState.appearanceProxies,
                plain: appearance?.buttonAppearance,
                done: appearance?.doneButtonAppearance),
            title: appearance?.titleTextAttributes ?? titleTextAttributes,
            largeTitle: appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:],
            titleOffset: appearance?.titlePositionAdjustment
                ?? UIOffset(horizontal: 0, vertical: titleAdjustments[.default] ?? 0),
            back: appearance?.backButtonAppearance, backImage: appearance?.backIndicatorImage ?? backIndicatorImage)
    }

    private func itemDidChange() {
        guard outgoing == nil else { return }
        replaceContent(shownItems)
    }

    // MARK: Height

    private func extent(of item: UINavigationItem) -> BarExtent { extentOf?(item) ?? ownExtent(of: item) }

    /// The heights of the parts of a bar without a controller, which does not follow any content. A bar that is too low
    /// for a large title shows none.
    private func ownExtent(of item: UINavigationItem) -> BarExtent {
        let metrics = barMetrics
        let prompt = item.prompt == nil ? 0 : metrics.prompt
        let height = metrics.height(for: traitCollection)
        let room = bounds.height > 0 ? bounds.height - prompt : height
        let largeTitle = BarMetrics.largeTitle(for: traitCollection)
        let isLarge = item.wantsLargeTitle(in: self, asBefore: true) && room >= height + largeTitle
        let base = isLarge ? room - largeTitle : room
        return BarExtent(
            prompt: prompt, base: base, row: metrics.hasPlatters ? min(metrics.row, base) : base,
            hasLargeTitle: isLarge, largeTitle: isLarge ? largeTitle : 0)
    }

    /// Applies new heights to the bar's parts, and shows or hides the small title accordingly.
    ///
    /// - Parameter animated: Whether the small title fades.
    func update(_ extent: BarExtent, animated: Bool) {
        guard let content, outgoing == nil, content.extent != extent else { return }
        content.extent = extent
        content.showTitle(animated: animated)
        setNeedsLayout()
    }

    /// How far content has scrolled under the bar, from 0 at its edge to 1; `nil` without a controller.
    var scrollProgress: CGFloat? {
        get { chrome.scrollProgress }
        set {
            let wasAtEdge = chrome.scrollProgress == 0
            guard newValue != chrome.scrollProgress else { return }
            chrome.scrollProgress = newValue
            if wasAtEdge != (newValue == 0), hasOwnEdgeLook { itemDidChange() }
        }
    }

    /// Whether titles or buttons may look different while content is at the edge of the bar.
    private var hasOwnEdgeLook: Bool {
        scrollEdgeAppearance != nil || topItem?.scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
            || topItem?.compactScrollEdgeAppearance != nil
    }

    private var preferredHeight: CGFloat {
        let height = barMetrics.height(for: traitCollection)
        guard let topItem else { return height }
        return height + (topItem.prompt == nil ? 0 : barMetrics.prompt)
            + (topItem.wantsLargeTitle(in: self, asBefore: true) ? BarMetrics.largeTitle(for: traitCollection) : 0)
    }

    /// The preferred height: 44 points for a row of titles and buttons (facts/bar-heights), and more with a prompt or a
    /// large title. There is no preferred width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: preferredHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard let old = content, old.tint != tintColor else { return }
        UIView.performWithoutAnimation { itemDidChange() }
        content?.fadeTint(from: old)
    }

    /// Whether content extends under the bar and shows through it.
    open var isTranslucent: Bool {
        get { chrome.isTranslucent }
        set { chrome.isTranslucent = newValue }
    }
    open var barTintColor: UIColor? {
        get { chrome.tintColor }
        set { chrome.tintColor = newValue }
    }
    open var barStyle: UIBarStyle {
        get { chrome.style }
        set { chrome.style = newValue }
    }
    /// The appearance while content is under the bar. Once set, it overrides the bar's own properties; the appearance
    /// of the top item overrides it.
    open var standardAppearance: UINavigationBarAppearance {
        get { chrome.standardAppearance }
        set { change { $0.standard = newValue } }
    }
    /// The appearance while content is at the edge of the bar; `nil` for the standard appearance without background and
    /// hairline.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { chrome.own.scrollEdge }
        set { change { $0.scrollEdge = newValue } }
    }
    /// The appearance in compact height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { chrome.own.compact }
        set { change { $0.compact = newValue } }
    }
    /// The appearance in compact height while content is at the edge of the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { chrome.own.compactScrollEdge }
        set { change { $0.compactScrollEdge = newValue } }
    }

    private func change(_ change: (inout AppearanceFamily<UINavigationBarAppearance>) -> Void) {
        change(&chrome.own)
        itemDidChange()
    }

    /// An image that replaces the hairline if the bar has a background image. An image without a size removes the
    /// hairline.
    open var shadowImage: UIImage? {
        get { chrome.shadowImage }
        set { chrome.shadowImage = newValue }
    }
    /// The image that replaces the arrow of the back button.
    @Observed open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
    /// Stored without effect: titles are never clipped at the arrow.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The text attributes of the title.
    @Observed open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// The text attributes of large titles.
    @Observed open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// Whether items show a large title, unless their ``UINavigationItem/largeTitleDisplayMode`` forbids it.
    @Observed open var prefersLargeTitles = false {
        didSet {
            guard _prefersLargeTitles.wrappedValue != oldValue else { return }
            invalidateIntrinsicContentSize()
            itemDidChange()
            onSizeChange()
        }
    }

    /// Moves the title down by the given distance, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:] { didSet { itemDidChange() } }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    /// Sets an image that replaces the bar's color. An image without a size removes the background.
    ///
    /// Differs from UIKit: only the image for the default metrics is shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        chrome.images[barMetrics] = backgroundImage
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { chrome.images[barMetrics] }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        chrome.isCompact = barMetrics.isCompact(traitCollection)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        chrome.isCompact = barMetrics.isCompact(traitCollection)
        chrome.layOut(CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach))
        guard let shown = content else { return }
        let extent = extent(of: shown.item)
        let hasOtherText = shown.textTraits != BarTextTraits(traitCollection)
        if hasOtherText || extent.hasLargeTitle != shown.extent.hasLargeTitle { itemDidChange() }
        guard let content else { return }
        content.extent = extent
        if outgoing == nil { content.showTitle(animated: false) }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: content.extent.shownHeight)
    }

    open var barPosition: UIBarPosition { .topAttached }
}

extension UINavigationBar: ProxiedBar {
    func adopt(_ proxy: UIView) {
        guard let proxy = proxy as? UINavigationBar else { return }
        chrome.adopt(proxy.chrome)
        titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
        largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
        backIndicatorImage = backIndicatorImage ?? proxy.backIndicatorImage
        if proxy.prefersLargeTitles { prefersLargeTitles = true }
    }
}

extension UINavigationItem {
    /// Whether the item has a large title in a bar that prefers large titles.
    ///
    /// - Parameter asBefore: Whether the item below it has one, which is what `automatic` follows.
    func wantsLargeTitle(in bar: UINavigationBar, asBefore: Bool) -> Bool {
        guard bar.prefersLargeTitles, !bar.barMetrics.isCompact(bar.traitCollection) else { return false }
        return switch largeTitleDisplayMode {
        case .automatic: asBefore
        case .always: true
        case .never, .inline: false
        }
    }

    fileprivate var appearances: AppearanceFamily<UINavigationBarAppearance> {
        AppearanceFamily(
            standard: standardAppearance, scrollEdge: scrollEdgeAppearance, compact: compactAppearance,
            compactScrollEdge: compactScrollEdgeAppearance)
    }
}

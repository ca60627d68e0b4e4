internal import QuartzCore

/// The bar at the top of a navigation controller, with the title and buttons of the top item.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    private let chrome = BarChrome<UINavigationBarAppearance>(lineIsAbove: false)
    private var content: NavigationBarContentView?
    /// The contents that leave the bar in a transition.
    private var outgoing: NavigationBarContentView?
    /// The height by which the background extends above the bar, under the status bar, in points.
    var reach: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    var onBack: () -> Void = {}
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

    /// The content of a navigation controller ends at an opaque bar, so it is laid out again after a change.
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

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { show(shownItems + [item]) }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        let top = shownItems.last
        show(shownItems.dropLast())
        return top
    }

    /// Shows the last item, with a back button for the one before it.
    func show(_ items: [UINavigationItem]) {
        if let old = outgoing, old.item === items.last { restore(old, items) }
        let isChange = items.count != shownItems.count || zip(items, shownItems).contains { $0 !== $1 }
        outgoing?.removeFromSuperview()
        outgoing = nil
        if isChange || content == nil { replaceContent(items) } else { content?.rest() }
    }

    /// Begins a transition from the current top item to the last of `items`.
    ///
    /// - Returns: the changes to animate.
    func change(to items: [UINavigationItem], forwards: Bool) -> () -> Void {
        guard let old = content, items.last !== topItem else {
            show(items)
            return {}
        }
        content = nil
        replaceContent(items)
        guard let new = content else { return {} }
        outgoing = old
        new.layoutIfNeeded()
        new.moveAside(from: old, forwards: forwards)
        return {
            new.rest()
            old.moveAside(from: new, forwards: !forwards)
        }
    }

    /// Shows the outgoing contents again, after a cancelled transition.
    private func restore(_ old: NavigationBarContentView, _ items: [UINavigationItem]) {
        content?.removeFromSuperview()
        content = old
        outgoing = nil
        shownItems = items
    }

    private func replaceContent(_ items: [UINavigationItem]) {
        content?.removeFromSuperview()
        topItem?.onChange = {}
        shownItems = items
        chrome.itemAppearance = topItem?.standardAppearance
        guard let item = items.last else { return content = nil }
        item.onChange = { [weak self] in self?.itemDidChange() }
        let new = NavigationBarContentView(
            item, back: backItem, tint: tintColor,
            titleAttributes: chrome.shownAppearance?.titleTextAttributes ?? titleTextAttributes,
            onBack: { [unowned self] in onBack() })
        new.frame = bounds
        new.layoutIfNeeded()
        addSubview(new)
        content = new
    }

    private func itemDidChange() {
        guard outgoing == nil else { return }
        replaceContent(shownItems)
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let content, content.tint != tintColor { itemDidChange() }
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
    /// Overrides the bar's own properties once it is set. The appearance of the top item overrides it.
    open var standardAppearance: UINavigationBarAppearance {
        get { chrome.standardAppearance }
        set {
            chrome.standardAppearance = newValue
            itemDidChange()
        }
    }
    /// Stored without effect: the standard appearance is shown at every scroll position and height.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored without effect, see ``scrollEdgeAppearance``.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored without effect, see ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Replaces the hairline. An image without a size removes it if the bar has a background image.
    ///
    /// Differs from UIKit: other images leave the hairline.
    open var shadowImage: UIImage? {
        get { chrome.shadowImage }
        set { chrome.shadowImage = newValue }
    }
    /// Stored without effect: the arrow of the back button is drawn.
    open var backIndicatorImage: UIImage?
    /// Stored without effect, see ``backIndicatorImage``.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { storedTitleTextAttributes }
        set { storedTitleTextAttributes = newValue }
    }
    private var storedTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// Differs from UIKit: titles are always small; `true` is reported as unsupported.
    open var prefersLargeTitles: Bool {
        get { storedPrefersLargeTitles }
        set {
            storedPrefersLargeTitles = newValue
            guard newValue else { return }
            stage.diagnostics.reportUnsupported("UINavigationBar.prefersLargeTitles", instead: "titles are small")
        }
    }
    private var storedPrefersLargeTitles = false

    /// Replaces the bar's colour. An image without a size leaves the bar without background.
    ///
    /// Differs from UIKit: only the image for the default metrics is shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        chrome.image = backgroundImages[.default]
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        chrome.background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        content?.frame = bounds
    }
}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .topAttached }
}

/// Never called, because navigation controllers decide what their bars show.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

internal import QuartzCore

/// The bar at the top of a navigation controller, with the title and buttons of the top item.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    /// Whether content extends under the bar and shows through it.
    open var isTranslucent: Bool {
        get { storedIsTranslucent }
        set {
            storedIsTranslucent = newValue
            paint()
        }
    }
    private var storedIsTranslucent = true
    open var barTintColor: UIColor? {
        get { storedBarTintColor }
        set {
            storedBarTintColor = newValue
            paint()
        }
    }
    private var storedBarTintColor: UIColor?
    open var barStyle: UIBarStyle {
        get { storedBarStyle }
        set {
            storedBarStyle = newValue
            overrideUserInterfaceStyle = newValue.interfaceStyle
        }
    }
    private var storedBarStyle = UIBarStyle.default
    /// The appearance in place of the bar's own properties once it is set; that of the top item comes before it.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? UINavigationBarAppearance() }
        set {
            ownAppearance = newValue
            paint()
            itemDidChange()
        }
    }
    private var ownAppearance: UINavigationBarAppearance?
    /// Kept without effect, like the next two: the standard appearance is shown whatever is scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// In place of the hairline; one without a size leaves nothing, if there is a background image too.
    ///
    /// Differs from UIKit: other images show the hairline.
    open var shadowImage: UIImage? {
        get { storedShadowImage }
        set {
            storedShadowImage = newValue
            paint()
        }
    }
    private var storedShadowImage: UIImage?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// Kept without effect: the arrow of the back button is the system's.
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { storedTitleTextAttributes }
        set {
            storedTitleTextAttributes = newValue
            itemDidChange()
        }
    }
    private var storedTitleTextAttributes: [NSAttributedString.Key: Any]?
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

    private let background = BarBackgroundView(lineIsAbove: false)
    private var content: NavigationBarContentView?
    /// The contents that leave the bar in a transition.
    private var outgoing: NavigationBarContentView?
    /// The height by which the background extends above the bar, under the status bar, in points.
    var reach: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    var onBack: () -> Void = {}
    private var shownItems: [UINavigationItem] = []

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        coder.finish(self, as: UINavigationBar.self)
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
        guard let item = items.last else { return content = nil }
        paint()
        item.onChange = { [weak self] in self?.itemDidChange() }
        let new = NavigationBarContentView(
            item, back: backItem, titleAttributes: shownAppearance?.titleTextAttributes ?? titleTextAttributes,
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

    /// In place of the bar's colour. An image without a size leaves the bar without background.
    ///
    /// Differs from UIKit: those of the other metrics are never shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        paint()
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    private var shownAppearance: UINavigationBarAppearance? { topItem?.standardAppearance ?? ownAppearance }

    private func paint() {
        if let shownAppearance {
            background.paint(shownAppearance)
        } else {
            let image = backgroundImages[.default]
            background.paint(
                barTintColor, isTranslucent: isTranslucent, image: image,
                line: image == nil || shadowImage?.size != .zero)
        }
        superview?.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        content?.frame = bounds
    }
}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .topAttached }
}

/// Is not asked, as navigation controllers decide what their bars show.
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

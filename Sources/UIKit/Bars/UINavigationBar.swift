internal import QuartzCore

/// The bar on top of a navigation controller: a plate with the top item's title, and buttons beside it.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    /// Whether content shows through, and reaches under the bar.
    open var isTranslucent = true {
        didSet { paint() }
    }
    open var barTintColor: UIColor? {
        didSet { paint() }
    }
    /// Font and colour of the title.
    ///
    /// Differs from UIKit: other attributes are kept as set.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemDidChange() }
    }
    /// Kept as set: titles are always small here.
    open var prefersLargeTitles = false

    private let background = BarBackgroundView(lineIsAbove: false)
    private var content: NavigationBarContentView?
    /// What leaves the bar in a transition.
    private var outgoing: NavigationBarContentView?
    /// How far the plate reaches above the bar: under the status bar.
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

    /// Shows the last of the items, with the way back to the one before.
    func show(_ items: [UINavigationItem]) {
        if let old = outgoing, old.item === items.last { takeBack(old, items) }
        let isChange = items.count != shownItems.count || zip(items, shownItems).contains { $0 !== $1 }
        outgoing?.removeFromSuperview()
        outgoing = nil
        if isChange || content == nil { replaceContent(items) } else { content?.rest() }
    }

    /// Begins to go from the top item shown to that of `items`.
    ///
    /// - Returns: the changes that move.
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
        new.goAside(from: old, forwards: forwards)
        return {
            new.rest()
            old.goAside(from: new, forwards: !forwards)
        }
    }

    /// What was about to leave stays.
    private func takeBack(_ old: NavigationBarContentView, _ items: [UINavigationItem]) {
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
        item.onChange = { [weak self] in self?.itemDidChange() }
        let new = NavigationBarContentView(
            item, back: backItem, look: titleTextAttributes, onBack: { [unowned self] in onBack() })
        new.frame = bounds
        new.layoutIfNeeded()
        addSubview(new)
        content = new
    }

    private func itemDidChange() {
        guard outgoing == nil else { return }
        replaceContent(shownItems)
    }

    // MARK: Looks

    private func paint() {
        let color = barTintColor ?? BarBackgroundView.standardColor
        background.backgroundColor = isTranslucent ? color : color.withAlphaComponent(1)
        superview?.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        content?.frame = bounds
    }
}

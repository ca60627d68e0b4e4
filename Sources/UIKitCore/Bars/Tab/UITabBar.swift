public import FrameProperties
internal import QuartzCore

/// A bar at the bottom of the screen with one button per item, one of which is selected.
@MainActor @preconcurrency open class UITabBar: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    /// The arrangement of items in a wide bar. Raw values match the public header.
    public enum ItemPositioning: Int, Sendable {
        /// Items fill the width on a phone and are centered on an iPad.
        case automatic
        /// Items fill the width.
        case fill
        /// Items are centered.
        case centered
    }

    private let chrome = BarChrome<UITabBarAppearance>(lineIsAbove: true)
    private var buttons: [UITabBarButton] = []
    /// The background of the items in bars of iOS 26.
    private var platter: UIView?
    /// The image view behind the selected item.
    private var selection: UIImageView?
    open weak var delegate: (any UITabBarDelegate)?
    /// The view of the controller that places the bar, whose children have a safe area above it.
    weak var container: UIView?

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            if newValue != isHidden { container?.setNeedsLayout() }
            super.isHidden = newValue
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chrome.background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(chrome.background)
        coder.finish(self, as: UITabBar.self)
    }

    // MARK: Items

    @Observed open var items: [UITabBarItem]? { didSet { replaceButtons() } }
    open var selectedItem: UITabBarItem? {
        get { storedSelectedItem }
        set {
            guard newValue !== storedSelectedItem else { return }
            storedSelectedItem = newValue
            selectionDidChange()
        }
    }
    private weak var storedSelectedItem: UITabBarItem?

    /// - Parameter animated: Whether the new buttons fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { buttons.forEach { $0.alpha = 0 } }
        UIView.animate(withDuration: 0.2) { self.buttons.forEach { $0.alpha = 1 } }
    }

    /// Differs from UIKit: users cannot rearrange tabs; reported as unsupported.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        stage.diagnostics.reportUnsupported("UITabBar.beginCustomizingItems(_:)", instead: "the tabs stay as they are")
    }

    /// - Returns: Whether the user has rearranged tabs, which is always `false`.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }

    private func replaceButtons() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.replaceButtons() }
            return UITabBarButton(item, arrangement) { [unowned self] in press(item) }
        }
        buttons.forEach(addSubview)
        setNeedsLayout()
        paintButtons()
    }

    private func press(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    private func selectionDidChange() {
        chrome.ofItem = AppearanceFamily(
            standard: selectedItem?.standardAppearance, scrollEdge: selectedItem?.scrollEdgeAppearance)
        paintButtons()
        setNeedsLayout()
    }

    private func paintButtons() {
        let isGlass = systemLook == .iOS26
        let (tint, unselected): (UIColor, UIColor) = (
            tintColor,
            unselectedItemTintColor
                ?? (isGlass ? .label : chrome.showsMaterial ? .unselectedTabOnMaterial : .unselectedTab)
        )
        let appearance = chrome.shownAppearance
        let look = appearance.map(arrangement.look)
        for button in buttons {
            let isSelected = button.item === selectedItem
            button.showTint { button.paint(isSelected ? tint : unselected, look, isSelected: isSelected) }
        }
        showSelection(appearance)
    }

    /// Shows the appearance's image, or a capsule in its color, behind the selected item. Bars of iOS 26 have a gray
    /// capsule by default.
    private func showSelection(_ appearance: UITabBarAppearance?) {
        let image = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
        let color = appearance?.selectionIndicatorTintColor ?? (systemLook == .iOS26 ? Self.selectionColor : nil)
        guard image != nil || color != nil, selectedItem != nil else {
            selection?.removeFromSuperview()
            return selection = nil
        }
        let view = selection ?? UIImageView()
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
        view.accessibilityIdentifier = "selection"
        if view.superview == nil, let first = buttons.first { insertSubview(view, belowSubview: first) }
        selection = view
        setNeedsLayout()
    }

    /// The default color behind the selected item in a bar of iOS 26 (facts/tab-bar-platter).
    private static let selectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.12)
            : UIColor(red: 235.0 / 255, green: 235.0 / 255, blue: 236.0 / 255, alpha: 1)
    }

    // MARK: Size

    /// The height without the safe area, in points: 49; 32 on a phone in landscape, 50 on an iPad (facts/bar-heights,
    /// reported).
    static func contentHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// The height including the space below the items, in points. The floating bar of iOS 26 is 10 points above the
    /// edge, or 13 points less than the safe area (facts/tab-bar-platter).
    static func height(for traits: UITraitCollection, bottom: CGFloat, _ look: ScreenSettings.Look) -> CGFloat {
        switch look {
        case .classic: contentHeight(for: traits) + bottom
        case .iOS26: look.barMetrics.tabHeight + floatingGap(bottom)
        }
    }

    private static func floatingGap(_ bottom: CGFloat) -> CGFloat { max(10, bottom - 13) }

    private var height: CGFloat {
        let place = container ?? self
        return Self.height(for: place.traitCollection, bottom: place.safeAreaInsets.bottom, systemLook)
    }

    /// A height that fits the items above the home indicator (facts/tab-bar-height). There is no preferred width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        paintButtons()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if buttons.first.map({ $0.arrangement != arrangement }) == true { replaceButtons() }
    }

    /// Whether the content behind the bar shows through it.
    ///
    /// Differs from UIKit: views extend under an opaque bar, too.
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
    /// The appearance of the bar. Once set, it overrides the bar's own properties.
    open var standardAppearance: UITabBarAppearance {
        get { chrome.standardAppearance }
        set {
            chrome.standardAppearance = newValue
            paintButtons()
        }
    }
    /// The appearance while the end of the content is at the bar; `nil` for the standard appearance without background
    /// and hairline.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { chrome.own.scrollEdge }
        set {
            chrome.own.scrollEdge = newValue
            paintButtons()
        }
    }
    /// The color of the titles and template images of items that are not selected.
    @Observed open var unselectedItemTintColor: UIColor? { didSet { paintButtons() } }
    /// The image behind the selected item.
    @Observed open var selectionIndicatorImage: UIImage? { didSet { paintButtons() } }
    /// An image that replaces the bar's color. An image without a size removes the background.
    open var backgroundImage: UIImage? {
        get { chrome.image }
        set { chrome.image = newValue }
    }
    /// An image that replaces the hairline if the bar has a background image. An image without a size removes the
    /// hairline.
    open var shadowImage: UIImage? {
        get { chrome.shadowImage }
        set { chrome.shadowImage = newValue }
    }
    @Observed open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of centered items, in points; 0 for the system's default.
    @Observed open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The distance between centered items, in points; 0 for the system's default.
    @Observed open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// How far the end of the content extends under the bar, from 0 to 1; `nil` without a controller.
    var scrollProgress: CGFloat? {
        get { chrome.scrollProgress }
        set {
            let wasAtEdge = chrome.scrollProgress == 0
            chrome.scrollProgress = newValue
            if wasAtEdge != (newValue == 0) { paintButtons() }
        }
    }

    // MARK: Layout

    private var arrangement: TabLayout {
        if systemLook == .iOS26 { return .floating }
        if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular {
            return .inline
        }
        return traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
            ? .compactInline : .stacked
    }

    /// The width of centered items on an iPad, and the distance between them, in points (facts/tab-bar-widths).
    private static let centeredWidth: CGFloat = 110
    /// The width of an item in the floating bar of iOS 26, and the additional width of both ends
    /// (facts/tab-bar-platter).
    private static let floatingWidth: CGFloat = 85.75
    private static let floatingEnds: CGFloat = 16.75

    open override func layoutSubviews() {
        super.layoutSubviews()
        if buttons.first.map({ $0.arrangement != arrangement }) == true { replaceButtons() }
        chrome.isCompact = barMetrics.isCompact(traitCollection)
        chrome.layOut(bounds)
        if arrangement == .floating { layOutFloating() } else { layOutButtons() }
        mirrorIfRightToLeft(buttons)
        layOutSelection()
    }

    /// Lays out the buttons in columns over the whole width, or centered.
    private func layOutButtons() {
        platter?.removeFromSuperview()
        platter = nil
        let height = bounds.height - safeAreaInsets.bottom
        let count = CGFloat(max(1, buttons.count))
        let appearance = chrome.shownAppearance
        let positioning = appearance?.stackedItemPositioning ?? .automatic
        let isCentered =
            (positioning == .automatic ? itemPositioning : positioning) == .centered
            || itemPositioning == .automatic && positioning == .automatic && traitCollection.userInterfaceIdiom == .pad
        let own = appearance.map { $0.stackedItemWidth > 0 ? $0.stackedItemWidth : itemWidth } ?? itemWidth
        let spacing = isCentered ? max(itemSpacing, appearance?.stackedItemSpacing ?? 0) : 0
        let room = bounds.width / count
        let width = isCentered ? min(own > 0 ? own : Self.centeredWidth, room - spacing) : room
        let taken: CGFloat = count * width + (count - 1) * spacing
        let start: CGFloat = isCentered ? (bounds.width - taken) / 2 : 0
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: height)
        }
    }

    /// Lays out the buttons on a capsule that floats over the content.
    private func layOutFloating() {
        let platter = platter ?? makePlatter()
        let count = CGFloat(buttons.count)
        let height = barMetrics.tabHeight
        let width = min(count * Self.floatingWidth + Self.floatingEnds, bounds.width - 2 * BarMetrics.platterInset)
        platter.frame = CGRect(x: roundedToPixel((bounds.width - width) / 2), y: 0, width: width, height: height)
        platter.layer.cornerRadius = height / 2
        platter.isHidden = buttons.isEmpty
        let slot = (width - Self.floatingEnds) / max(1, count)
        let first: CGFloat = platter.frame.minX + Self.floatingEnds / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: first + CGFloat(index) * slot, y: 0, width: slot, height: height)
        }
    }

    private func makePlatter() -> UIView {
        let platter = UIView()
        platter.accessibilityIdentifier = "platter"
        platter.backgroundColor = BarPlatterView.glass
        platter.layer.shadowOpacity = 0.075
        platter.layer.shadowRadius = 10
        platter.layer.shadowOffset = CGSize(width: 0, height: 4)
        insertSubview(platter, aboveSubview: chrome.edgeBackground ?? chrome.background)
        self.platter = platter
        return platter
    }

    private func layOutSelection() {
        guard let selection, let button = buttons.first(where: { $0.item === selectedItem }) else { return }
        if let size = selection.image?.size {
            selection.bounds.size = size
            selection.center = button.center
        } else {
            let height = arrangement == .floating ? 53.5 : button.bounds.height - 8
            let inset = (button.bounds.height - height) / 2
            let widening = arrangement == .floating ? Self.floatingEnds / 2 - inset : -4
            selection.frame = button.frame.insetBy(dx: -widening, dy: inset)
            selection.layer.cornerRadius = height / 2
        }
    }

    open var barPosition: UIBarPosition { .bottom }
}

extension UIColor {
    /// The color of tabs that are not selected, over content and over a material (facts/tab-bar-colors). Likely for a
    /// material in the dark style.
    package static let unselectedTab = black(0.4)
    package static let unselectedTabOnMaterial = black(0.34)

    private static func black(_ alpha: CGFloat) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: alpha)
        }
    }
}

extension UITabBar: ProxiedBar {
    func adopt(_ proxy: UIView) {
        guard let proxy = proxy as? UITabBar else { return }
        chrome.adopt(proxy.chrome)
        selectionIndicatorImage = selectionIndicatorImage ?? proxy.selectionIndicatorImage
        unselectedItemTintColor = unselectedItemTintColor ?? proxy.unselectedItemTintColor
    }
}

extension UITabBar: UIBarPositioning {}

/// Responds to selections in a tab bar. A tab bar controller is the delegate of its own bar.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Never called, like the next three: users cannot rearrange tabs.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

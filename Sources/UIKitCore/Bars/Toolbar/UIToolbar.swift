internal import QuartzCore

/// A bar of buttons at the bottom of the screen.
@MainActor @preconcurrency open class UIToolbar: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    private let chrome = BarChrome<UIToolbarAppearance>(lineIsAbove: true)
    private var parts: [BarButtons.Part] = []
    open weak var delegate: (any UIToolbarDelegate)?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chrome.background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(chrome.background)
        coder.finish(self, as: UIToolbar.self)
    }

    // MARK: Items

    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set {
            guard newValue != storedItems else { return }
            storedItems = newValue
            replaceButtons()
        }
    }
    private var storedItems: [UIBarButtonItem]?

    /// - Parameter animated: Whether the new buttons fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items != storedItems else { return }
        self.items = items
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { buttons.forEach { $0.alpha = 0 } }
        UIView.animate(withDuration: 0.2) { self.buttons.forEach { $0.alpha = 1 } }
    }

    /// The tint and text traits with which the current buttons were made.
    private var shownTint = UIColor.systemBlue
    private var shownTextTraits: BarTextTraits?

    private var buttons: [UIView] { parts.compactMap { if case .view(let view) = $0 { view } else { nil } } }

    private func replaceButtons() {
        (shownTint, shownTextTraits) = (tintColor, BarTextTraits(traitCollection))
        buttons.forEach { $0.removeFromSuperview() }
        for item in items ?? [] { item.onChange = { [weak self] in self?.replaceButtons() } }
        let appearance = chrome.shownAppearance
        let style = BarButtonStyle(
            tint: tintColor, adjust: adjusted, look: systemLook, proxies: stage.applicationState.appearanceProxies,
            plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
        parts = BarButtons.parts(items ?? [], style, in: traitCollection)
        buttons.forEach(addSubview)
        setNeedsLayout()
    }

    // MARK: Size

    private var height: CGFloat { barMetrics.height(for: traitCollection) }

    /// A height that fits the buttons (facts/bar-heights). There is no preferred width.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard shownTint != tintColor else { return }
        let old = buttons
        UIView.performWithoutAnimation {
            replaceButtons()
            layoutIfNeeded()
        }
        for (new, old) in zip(buttons, old) { new.fadeTint(from: old) }
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
    open var standardAppearance: UIToolbarAppearance {
        get { chrome.standardAppearance }
        set { change { $0.standard = newValue } }
    }
    /// The appearance while the end of the content is at the bar; `nil` for the standard appearance without background
    /// and hairline.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { chrome.own.scrollEdge }
        set { change { $0.scrollEdge = newValue } }
    }
    /// The appearance in compact height.
    open var compactAppearance: UIToolbarAppearance? {
        get { chrome.own.compact }
        set { change { $0.compact = newValue } }
    }
    /// The appearance in compact height while the end of the content is at the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { chrome.own.compactScrollEdge }
        set { change { $0.compactScrollEdge = newValue } }
    }

    private func change(_ change: (inout AppearanceFamily<UIToolbarAppearance>) -> Void) {
        change(&chrome.own)
        replaceButtons()
    }

    /// Sets an image that replaces the bar's color. An image without a size removes the background.
    ///
    /// Differs from UIKit: only the image for the default metrics is shown, at every position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        chrome.images[barMetrics] = backgroundImage
    }

    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        chrome.images[barMetrics]
    }

    /// Sets an image that replaces the hairline if the bar has a background image. An image without a size removes the
    /// hairline.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        chrome.shadowImage = shadowImage
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { chrome.shadowImage }

    /// How far the end of the content extends under the bar, from 0 to 1; `nil` without a controller.
    var scrollProgress: CGFloat? {
        get { chrome.scrollProgress }
        set { chrome.scrollProgress = newValue }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownTextTraits != BarTextTraits(traitCollection) { replaceButtons() }
        chrome.isCompact = barMetrics.isCompact(traitCollection)
        chrome.layOut(bounds)
        layOutButtons()
    }

    /// Lays out the buttons in a row with spacing. Flexible spaces divide the remaining width (facts/toolbar-layout).
    private func layOutButtons() {
        let metrics = barMetrics
        let height = bounds.height - safeAreaInsets.bottom
        let row = metrics.hasPlatters ? min(metrics.toolbarRow, height) : height
        let margin = metrics.margin(inWidth: bounds.width)
        let size = CGSize(width: bounds.width, height: row)
        let (fixed, flexibleCount) = widths(size)
        let room: CGFloat = max(0, bounds.width - 2 * margin - fixed)
        let share: CGFloat = flexibleCount == 0 ? 0 : room / CGFloat(flexibleCount)
        var x = margin
        var isAfterView = false
        for part in parts {
            switch part {
            case .view(let view):
                if isAfterView { x += metrics.spacing }
                let width = view.sizeThatFits(size).width
                view.frame = CGRect(x: roundedToPixel(x), y: 0, width: width, height: row)
                x += width
                isAfterView = true
            case .space(let width):
                x += metrics.hasPlatters ? metrics.spacing + width : max(width, metrics.spacing)
                isAfterView = false
            case .flexibleSpace:
                x += share
                isAfterView = false
            }
        }
        mirrorIfRightToLeft(buttons)
    }

    /// The total width of everything but the flexible spaces, and the number of flexible spaces.
    private func widths(_ size: CGSize) -> (fixed: CGFloat, flexibleCount: Int) {
        let spacing = barMetrics.spacing
        var (fixed, count, isAfterView): (CGFloat, Int, Bool) = (0, 0, false)
        for part in parts {
            switch part {
            case .view(let view):
                fixed += view.sizeThatFits(size).width + (isAfterView ? spacing : 0)
                isAfterView = true
            case .space(let width):
                fixed += barMetrics.hasPlatters ? spacing + width : max(width, spacing)
                isAfterView = false
            case .flexibleSpace:
                count += 1
                isAfterView = false
            }
        }
        return (fixed, count)
    }

    open var barPosition: UIBarPosition { .bottom }
}

extension UIToolbar: ProxiedBar {
    func adopt(_ proxy: UIView) {
        guard let proxy = proxy as? UIToolbar else { return }
        chrome.adopt(proxy.chrome)
        replaceButtons()
    }
}

extension UIToolbar: UIBarPositioning {}

/// Never called: a toolbar has the look of a bottom toolbar everywhere.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

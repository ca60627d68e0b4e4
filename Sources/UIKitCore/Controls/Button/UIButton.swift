internal import FrameLayout
public import FrameProperties
internal import QuartzCore

/// A control with a title, an image, or both.
///
/// A state without its own title, color or image shows the one of the normal state. With a ``configuration``, only the
/// configuration determines the appearance; a title or image that it lacks, or that was set for a state later, is the one
/// of the state.
///
/// A released button fades back to its normal state (facts/button-states).
///
/// Differs from UIKit: images of highlighted or disabled buttons are drawn translucent instead of darker.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// The type of a button. Raw values match the public header.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static var roundedRect: ButtonType { .system }
    }

    /// The purpose of a button; a destructive one is red. Raw values match the public header.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    open internal(set) var buttonType = ButtonType.custom
    package let title = UILabel()
    let icon = UIImageView()
    let backgroundImageView = UIImageView()
    /// The background of a configuration.
    let backdrop = UIView()
    let subtitle = UILabel()
    /// The indicator in place of the image; `nil` until a configuration shows one.
    var spinner: UIActivityIndicatorView?
    /// The indicator of a pop-up button; `nil` until one is shown.
    var indicator: UIImageView?
    var effectView: UIVisualEffectView?
    var backdropImage: UIImageView?
    var customBackdrop: UIView?
    var isUpdatingConfiguration = false
    /// States whose title, or image, was set after the one of the configuration, which it replaces.
    private(set) var titledStates: Set<State> = []
    private(set) var picturedStates: Set<State> = []
    /// Whether the button currently shows the highlighted state.
    var isShownPressed = false
    /// Whether the button is fading back from the highlighted state.
    var isReturning = false

    /// The insets of title and image, in points.
    @Observed open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Insets of the title, in points. They do not affect the button's intrinsic size.
    @Observed open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Insets of the image, in points. They do not affect the button's intrinsic size.
    @Observed open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Differs from UIKit: without effect; `true` is reported as unsupported.
    @Observed open var showsTouchWhenHighlighted = false {
        didSet {
            if _showsTouchWhenHighlighted.wrappedValue {
                reportUnsupported("showsTouchWhenHighlighted", instead: "the button does not glow")
            }
        }
    }
    /// Differs from UIKit: without effect; `true` is reported as unsupported.
    @Observed open var reversesTitleShadowWhenHighlighted = false {
        didSet {
            if _reversesTitleShadowWhenHighlighted.wrappedValue {
                reportUnsupported("reversesTitleShadowWhenHighlighted", instead: "the shadow stays")
            }
        }
    }

    /// The contents and appearance of the button. A new title or image replaces those set for states before.
    @Observed open var configuration: Configuration? {
        didSet {
            let new = _configuration.wrappedValue
            if new?.title != oldValue?.title || new?.attributedTitle != oldValue?.attributedTitle { titledStates = [] }
            if new?.image != oldValue?.image { picturedStates = [] }
            // The color of the image was the configuration's.
            if new == nil, oldValue != nil { icon.tintColor = nil }
            setNeedsUpdateConfiguration()
        }
    }
    /// Called after a change of state to update the configuration.
    @Observed open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIButton.self)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        setUpTitle()
    }

    /// Creates a system button with an image. It sends the action to the target when tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a button with the title and image of an action, by default a system button.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
                configuration.title = primaryAction.title
            }
            configuration.subtitle = configuration.subtitle ?? primaryAction.subtitle
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
    }

    private func reportUnsupported(_ member: String, instead: String) {
        stage.diagnostics.reportUnsupported("UIButton.\(member)", instead: instead)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func setUp() {
        for view in [backdrop, backgroundImageView, icon, title, subtitle] {
            view.isUserInteractionEnabled = false
            view.isHidden = true
            addSubview(view)
        }
        setUpTitle()
    }

    /// Sets up the title: 18 points in a custom button and 15 in others, as reported for UIKit.
    func setUpTitle() {
        title.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        title.lineBreakMode = .byTruncatingMiddle
        title.shadowOffset = .zero
        showState()
    }

    // MARK: Contents by state

    private(set) var titles = StateValues<String>() { didSet { showState() } }
    private(set) var attributedTitles = StateValues<NSAttributedString>() { didSet { showState() } }
    private(set) var titleColors = StateValues<UIColor>() { didSet { showState() } }
    private(set) var titleShadowColors = StateValues<UIColor>() { didSet { showState() } }
    private(set) var images = StateValues<UIImage>() { didSet { showState() } }
    private(set) var backgroundImages = StateValues<UIImage>() { didSet { showState() } }
    private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>() { didSet { showState() } }

    open func setTitle(_ title: String?, for state: State) {
        mark(state, isTitled: title != nil || attributedTitles[state] != nil)
        titles[state] = title
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        mark(state, isTitled: title != nil || titles[state] != nil)
        attributedTitles[state] = title?.copy() as? NSAttributedString
    }

    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
    open func setImage(_ image: UIImage?, for state: State) {
        if image == nil { picturedStates.remove(state) } else { picturedStates.insert(state) }
        images[state] = image
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { symbolConfigurations[state] = configuration }

    open func title(for state: State) -> String? { titles.value(in: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(in: state) }
    open func titleColor(for state: State) -> UIColor? { titleColors.value(in: state) ?? standardTitleColor(state) }
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(in: state) }
    open func image(for state: State) -> UIImage? { images.value(in: state) }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(in: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(in: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    open var titleLabel: UILabel? { title }
    open var imageView: UIImageView? { icon }
    open var subtitleLabel: UILabel? { subtitle }

    // MARK: Configurations

    /// Whether the configuration is updated when the state changes.
    open var automaticallyUpdatesConfiguration = true

    open func setNeedsUpdateConfiguration() { showState() }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menus

    /// The menu that a press of half a second opens, or a touch where ``showsMenuAsPrimaryAction`` is set.
    @Observed open var menu: UIMenu? { didSet { menuIsSet() } }
    /// Whether a touch selects and deselects the button; with a menu as the primary action, whether the button shows
    /// which entry is chosen.
    @Observed open var changesSelectionAsPrimaryAction = false { didSet { menuIsSet() } }
    open override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set {
            super.showsMenuAsPrimaryAction = newValue
            menuIsSet()
        }
    }
    /// Differs from UIKit: entries always keep the order of the menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    @Observed open var role = Role.normal { didSet { showState() } }
    /// Differs from UIKit: stored without effect, since there are no buttons of the Mac.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Differs from UIKit: stored without effect, since there is no pointer.
    open var isPointerInteractionEnabled = false
    open var isHovered: Bool { false }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) { select(leaf) }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        showChangedState()
    }

    @_spi(UIKit) open override func colorsDidChange() {
        super.colorsDidChange()
        showState()
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        showState()
    }

    open override func tintColorDidChange() {
        showTint {
            super.tintColorDidChange()
            // While a presentation dims the tint, the whole button fades: the fade of its release would keep the old color.
            if !UIView.areAnimationsEnabled { backdrop.layer.removeAnimation(forKey: "backgroundColor") }
            showState()
        }
    }

    /// The events at the end of a touch. A toggle changes its selection before they are sent.
    @_spi(UIKit) open override var touchUpEvents: Event {
        guard changesSelectionAsPrimaryAction, !isPopUp else { return [.touchUpInside, .primaryActionTriggered] }
        isSelected.toggle()
        return [.touchUpInside, .primaryActionTriggered, .valueChanged]
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UIButton.contentEdgeInsets), ProxiedProperty(\UIButton.titleEdgeInsets),
            ProxiedProperty(\UIButton.imageEdgeInsets),
            ProxiedProperty { (button: UIButton, proxy: UIButton) in
                button.titleColors.adopt(proxy.titleColors)
                button.titleShadowColors.adopt(proxy.titleShadowColors)
                button.images.adopt(proxy.images)
                button.backgroundImages.adopt(proxy.backgroundImages)
            },
        ]
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty(
                "UIButtonType", get: { (button: UIButton) in button.buttonType.rawValue },
                set: { button, type in
                    button.buttonType = ButtonType(rawValue: type) ?? .custom
                    button.setUpTitle()
                }),
            ArchivedProperty(
                "UIFont", get: { (button: UIButton) in button.title.font as UIFont? }, set: { $0.title.font = $1 }),
        ] + [State.normal, .highlighted, .disabled, .selected].flatMap(archivedProperties)
    }

    private static func archivedProperties(in state: State) -> [ArchivedProperty] {
        [
            ArchivedProperty(
                "UITitle\(state.rawValue)", get: { (button: UIButton) in button.titles[state] },
                set: { $0.titles[state] = $1 }),
            ArchivedProperty(
                "UIAttributedTitle\(state.rawValue)",
                get: { (button: UIButton) in button.attributedTitles[state].map(ArchivedText.init) },
                set: { $0.attributedTitles[state] = $1?.text }),
            ArchivedProperty(
                "UITitleColor\(state.rawValue)", get: { (button: UIButton) in button.titleColors[state] },
                set: { $0.titleColors[state] = $1 }),
            ArchivedProperty(
                "UIImage\(state.rawValue)", get: { (button: UIButton) in button.images[state] },
                set: { $0.images[state] = $1 }),
            ArchivedProperty(
                "UIBackgroundImage\(state.rawValue)", get: { (button: UIButton) in button.backgroundImages[state] },
                set: { $0.backgroundImages[state] = $1 }),
        ]
    }

    /// Differs from UIKit: a configuration is left out, and reported as unsupported.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if configuration != nil {
            reportUnsupported("configuration in archives", instead: "the archive is that of a button without one")
        }
    }

    /// The baseline of the title.
    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        guard attribute.isBaseline else { return 0 }
        let shown = max(height, intrinsicContentSize.height)
        let area = CGRect(x: 0, y: 0, width: max(bounds.width, intrinsicContentSize.width), height: shown)
        let text = titleRect(forContentRect: contentRect(forBounds: area))
        let offset = title.baselineOffset(attribute, height: text.height)
        return attribute == .firstBaseline ? text.minY + offset : shown - text.maxY + offset
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

    /// The height at a given width, in which the title of a configuration wraps.
    @_spi(UIKit) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        configuration == nil ? nil : naturalSize(inWidth: width).height
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    /// The frame of the title: image and title are laid out side by side in the content without `titleEdgeInsets`, which
    /// move a centered title by half their difference and shrink it only if the rest is too narrow.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: without(titleEdgeInsets, contentRect)).title
    }

    /// The frame of the image, likewise in the content without `imageEdgeInsets`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: without(imageEdgeInsets, contentRect)).image
    }

    /// The content without the insets of one of its parts, which configurations do not have. It may be empty, not less.
    private func without(_ insets: UIEdgeInsets, _ content: CGRect) -> CGRect {
        guard configuration == nil else { return content }
        return CGRect(
            x: content.minX + insets.left, y: content.minY + insets.top,
            width: max(0, content.width - insets.left - insets.right),
            height: max(0, content.height - insets.top - insets.bottom))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
}

extension UIButton {
    private func mark(_ state: State, isTitled: Bool) {
        if isTitled { titledStates.insert(state) } else { titledStates.remove(state) }
    }
}

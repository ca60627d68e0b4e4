public import FrameProperties
internal import QuartzCore

/// A button in a navigation bar or a toolbar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Looks like ``plain`` since iOS 7.
        case bordered
        case done

        /// The name of ``done`` since iOS 26: bold, or in a tinted capsule.
        public static var prominent: Style { .done }
    }

    @Observed open var style = Style.plain { didSet { if _style.wrappedValue != oldValue { didChange() } } }
    /// Replaces the button.
    @Observed open var customView: UIView? { didSet { didChange() } }
    /// Not retained. Without one, a responder is searched for when the action is sent.
    open weak var target: AnyObject?
    open var action: Selector?
    /// Performed instead of ``action``. Its title and image become the item's.
    @Observed open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction = _primaryAction.wrappedValue else { return }
            title = primaryAction.title.isEmpty ? title : primaryAction.title
            image = primaryAction.image ?? image
        }
    }
    /// Shown by a tap, or, if the item has an action, by a long press.
    @Observed open var menu: UIMenu? { didSet { didChange() } }
    /// The menu that represents the item where there is no room for it; bars here have room for their items.
    open var menuRepresentation: UIMenuElement?
    /// Whether the item shows the title and image of the selected element of its menu, which a tap changes.
    open var changesSelectionAsPrimaryAction = false
    @Observed open var tintColor: UIColor? { didSet { didChange() } }
    /// In points; 0 to fit the content. A negative one moves what follows a fixed space towards the edge.
    @Observed open var width: CGFloat = 0 { didSet { if _width.wrappedValue != oldValue { didChange() } } }
    /// The item is wide enough for each of these, so that a change of its title moves nothing.
    @Observed open var possibleTitles: Set<String>? { didSet { didChange() } }
    /// Shows a round background in the tint colour.
    @Observed open var isSelected = false { didSet { if _isSelected.wrappedValue != oldValue { didChange() } } }
    /// Leaves no space where the item would be.
    @Observed open var isHidden = false { didSet { if _isHidden.wrappedValue != oldValue { didChange() } } }
    /// Stored without effect: symbols do not move when they are tapped.
    open var isSymbolAnimationEnabled = true
    /// In bars of iOS 26, whether the item has no background that it shares with its neighbours.
    @Observed open var hidesSharedBackground = false { didSet { didChange() } }
    /// In bars of iOS 26, whether the item may share a background with its neighbours.
    @Observed open var sharesBackground = true { didSet { didChange() } }
    /// Identifies the item among those of other screens.
    open var identifier: String?
    /// The group that the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// `nil` for items that are not of the system.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Differs from UIKit: the symbols are drawn here.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        show(systemItem)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        show(systemItem)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        self.title = title ?? self.title
        self.image = image ?? self.image
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu?)
    {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UIBarButtonItem.self)
    }

    /// A space of `width` points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    /// A space of the distance between two items.
    open class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// A space that takes up what the items leave; several share it equally.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    func show(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        if systemItem == .done { style = .done }
    }

    // MARK: Groups

    /// A group of this item alone, which people cannot move.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Images of iOS 5

    /// Differs from UIKit: not shown, and reported as unsupported; since iOS 7 buttons of bars have no background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }

    /// Differs from UIKit: as ``setBackgroundImage(_:for:barMetrics:)``.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        guard let backgroundImage else { return }
        backgroundImages[state] = backgroundImage
        Stage.current.diagnostics.reportUnsupported(
            "UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)", instead: "no background is shown")
    }
    private var backgroundImages = StateValues<UIImage>()

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }

    /// Moves the title, in points, in bars of all heights.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositionAdjustments[barMetrics] = adjustment
    }
    private var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { didChange() } }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titlePositionAdjustments[barMetrics] ?? .zero
    }

    // MARK: Pressing

    /// Whether a tap opens the menu, because there is nothing else to do.
    var opensMenu: Bool { menu != nil && action == nil && primaryAction == nil }

    /// Performs the primary action, or sends the action to the target, or to the first responder that implements it, starting
    /// at `view`.
    func press(in view: UIView) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(for: self) }
        guard let action else { return }
        view.stage.applicationState.application.send(action, to: target, from: self, nil, at: view)
    }
}

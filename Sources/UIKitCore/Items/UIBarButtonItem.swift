public import FrameProperties
internal import QuartzCore

/// A button in a navigation bar or a toolbar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// A button style that has looked like ``plain`` since iOS 7.
        case bordered
        case done

        /// The name of ``done`` since iOS 26: bold, or in a tinted capsule.
        public static var prominent: Style { .done }
    }

    @Observed open var style = Style.plain { didSet { if _style.wrappedValue != oldValue { didChange() } } }
    /// The view shown instead of the button.
    @Observed open var customView: UIView? { didSet { didChange() } }
    /// The object that receives the action. It is not retained; if it is `nil`, the action is sent to a responder that
    /// implements it.
    open weak var target: AnyObject?
    open var action: Selector?
    /// The action performed instead of ``action``. Its title and image become the item's.
    @Observed open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction = _primaryAction.wrappedValue else { return }
            title = primaryAction.title.isEmpty ? title : primaryAction.title
            image = primaryAction.image ?? image
        }
    }
    /// The menu that a tap opens or, if the item has an action, a long press.
    @Observed open var menu: UIMenu? { didSet { didChange() } }
    /// The menu element that takes the item's place where the bar has no room.
    ///
    /// Differs from UIKit: stored without effect, since bars always have room for their items.
    open var menuRepresentation: UIMenuElement?
    /// Whether the item shows the title and image of the selected entry of its menu. A tap changes the selection.
    open var changesSelectionAsPrimaryAction = false
    @Observed open var tintColor: UIColor? { didSet { didChange() } }
    /// The width in points; 0 to fit the content. A fixed space with a negative width moves the following items toward
    /// the edge.
    @Observed open var width: CGFloat = 0 { didSet { if _width.wrappedValue != oldValue { didChange() } } }
    /// Titles that the item is wide enough for, so that switching between them moves nothing.
    @Observed open var possibleTitles: Set<String>? { didSet { didChange() } }
    /// Whether the item has a round background in the tint color.
    @Observed open var isSelected = false { didSet { if _isSelected.wrappedValue != oldValue { didChange() } } }
    /// Whether the item is hidden; a hidden item takes up no space.
    @Observed open var isHidden = false { didSet { if _isHidden.wrappedValue != oldValue { didChange() } } }
    /// Stored without effect: symbols do not move when they are tapped.
    open var isSymbolAnimationEnabled = true
    /// Whether the item has no background in common with its neighbors, in bars of iOS 26.
    @Observed open var hidesSharedBackground = false { didSet { didChange() } }
    /// Whether the item may share a background with its neighbors, in bars of iOS 26.
    @Observed open var sharesBackground = true { didSet { didChange() } }
    /// A string that identifies the item across screens.
    open var identifier: String?
    /// The group that contains the item.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// The kind of system item; `nil` for other items.
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

    /// Differs from UIKit: the symbols are Framereel's own drawings.
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

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
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

    /// Creates a space of `width` points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    /// Creates a space as wide as the distance between two items.
    open class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// Creates a space that takes up the remaining width; several such spaces divide it equally.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    func show(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        if systemItem == .done { style = .done }
    }

    // MARK: Groups

    /// Creates a group that contains only this item, which users cannot move.
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

    /// Differs from UIKit: not shown, and reported as unsupported; bar buttons have had no background since iOS 7.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }

    /// Differs from UIKit: same as ``setBackgroundImage(_:for:barMetrics:)``.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        guard let backgroundImage else { return }
        backgroundImages[state] = backgroundImage
        // Entry point: A bar button item has no stage.
        Stage.current.diagnostics.reportUnsupported(
            "UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)", instead: "no background is shown")
    }
    private var backgroundImages = StateValues<UIImage>()

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }

    /// Moves the title, in points, for bars of any height.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositionAdjustments[barMetrics] = adjustment
    }
    private var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { didChange() } }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titlePositionAdjustments[barMetrics] ?? .zero
    }

    // MARK: Pressing

    /// Whether a tap opens the menu, which is the case if the item has no action.
    var opensMenu: Bool { menu != nil && action == nil && primaryAction == nil }

    /// Performs the primary action, or sends the action to the target or else to the first responder that implements
    /// it, starting at `view`.
    func press(in view: UIView) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(for: self) }
        guard let action else { return }
        view.stage.applicationState.application.send(action, to: target, from: self, nil, at: view)
    }

    /// The item's frame in the coordinates of a view; `nil` unless the item is in a bar on screen.
    open func frame(in referenceView: UIView) -> CGRect? { frameOfView(in: referenceView) }
}

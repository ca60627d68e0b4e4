public import FrameProperties

/// Items that stay together in a bar.
@MainActor @preconcurrency open class UIBarButtonItemGroup: NSObject {
    @Observed open var barButtonItems: [UIBarButtonItem] {
        didSet {
            oldValue.forEach { $0.buttonGroup = nil }
            _barButtonItems.wrappedValue.forEach { $0.buttonGroup = self }
            onChange()
        }
    }
    /// Stored without effect: there is always space for the items themselves.
    open var representativeItem: UIBarButtonItem?
    /// Whether ``representativeItem`` is shown instead of the items, which is always `false`.
    open var isDisplayingRepresentativeItem: Bool { false }
    @Observed open var isHidden = false { didSet { onChange() } }
    /// Stored without effect, see ``representativeItem``.
    open var alwaysAvailable = false
    /// Stored without effect, see ``representativeItem``.
    open var menuRepresentation: UIMenuElement?
    /// Called when the visible items of the group change.
    var onChange: () -> Void = {}

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        barButtonItems.forEach { $0.buttonGroup = self }
    }

    /// Creates a group without items.
    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
        coder.finish(self, as: UIBarButtonItemGroup.self)
    }

    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Creates a group like `fixedGroup`: users cannot move groups.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// - Parameter isInDefaultCustomization: Whether the group is shown. Users cannot add it later.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    /// The items that a bar shows.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

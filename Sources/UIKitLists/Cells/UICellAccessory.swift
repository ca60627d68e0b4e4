/// A view beside the content of a list cell.
///
/// The system's accessories have a fixed order, whatever their order in the array (facts/accessory-order). Custom views
/// are inserted at the positions that they request, in the order of the array.
public struct UICellAccessory {
    /// The editing states in which an accessory is shown.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    /// The kind of an accessory. Custom views have the same kind if they are identical.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
            popUpMenu
        case customView(ObjectIdentifier)
    }

    /// The width that an accessory reserves.
    public enum LayoutDimension: Hashable, Sendable {
        case actual
        /// The width of symbols, which aligns the accessories of several cells.
        case standard
        case custom(CGFloat)
    }

    /// The edge at which an accessory is placed.
    public enum Placement {
        /// The index at which an accessory is inserted among the accessories of its edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public let accessoryType: AccessoryType
    let content: Content
    let displayed: DisplayedState
    let isLeading: Bool
    /// The position of a custom view; `nil` to keep the order of the accessories.
    let position: Placement.Position?
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    let tintColor: UIColor?

    /// The content and action of an accessory.
    enum Content {
        case icon(CellIcon.Shape, background: UIColor?)
        case outline(isHeader: Bool, action: (@MainActor () -> Void)?)
        case control(CellIcon.Shape, background: UIColor?, action: (@MainActor () -> Void)?)
        case reorder
        case multiselect(background: UIColor?)
        case label(String, font: UIFont, adjusts: Bool)
        case menu(UIMenu, selectionDidChange: (@MainActor (UIMenu) -> Void)?)
        case view(UIView, keepsSize: Bool)
    }

    private init(
        _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState, isLeading: Bool = false,
        position: Placement.Position? = nil, isHidden: Bool?, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    ) {
        accessoryType = type
        self.content = content
        self.displayed = displayed
        self.isLeading = isLeading
        self.position = position
        self.isHidden = isHidden ?? false
        self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        self.tintColor = tintColor
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .icon(.chevron, background: nil), displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Creates an outline disclosure. Without a handler, a tap expands or collapses the item in its outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .outline(isHeader: options.style == .header, action: actionHandler), displayed,
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .icon(.checkmark, background: nil), displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .control(.delete, background: options.backgroundColor, action: actionHandler), displayed,
            isLeading: true, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .control(.insert, background: options.backgroundColor, action: actionHandler), displayed,
            isLeading: true, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, .reorder, displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, .multiselect(background: options.backgroundColor), displayed, isLeading: true,
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .control(.info, background: nil, action: actionHandler), displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, .label(text, font: options.font, adjusts: options.adjustsFontForContentSizeCategory), displayed,
            isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Creates a button that shows a menu and the title of its selected element.
    ///
    /// - Parameter selectedElementDidChangeHandler: Called with the menu after an element was selected.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .menu(menu, selectionDidChange: selectedElementDidChangeHandler), displayed,
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading, position) = configuration.placement.parts
        return UICellAccessory(
            .customView(ObjectIdentifier(configuration.customView)),
            .view(configuration.customView, keepsSize: configuration.maintainsFixedSize), displayed,
            isLeading: isLeading, position: position, isHidden: configuration.isHidden,
            reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
    }
}

extension UICellAccessory.Placement {
    /// A position before the accessory of the same kind, or at the beginning if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
        { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// A position after the accessory of the same kind, or at the end if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
        { accessories in
            accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count
        }
    }

    fileprivate var parts: (UICellAccessory.DisplayedState, isLeading: Bool, Position) {
        switch self {
        case .leading(let displayed, let position): (displayed, true, position)
        case .trailing(let displayed, let position): (displayed, false, position)
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// The place among the system's accessories of an edge, in reading order (facts/accessory-order).
    var rank: Int {
        switch self {
        case .multiselect, .label: 0
        case .delete, .popUpMenu: 1
        case .insert, .checkmark: 2
        case .detail: 3
        case .disclosureIndicator, .outlineDisclosure: 4
        case .reorder: 5
        case .customView: 6
        }
    }
}

/// The background of a cell, header, footer or button.
public struct UIBackgroundConfiguration {
    /// What the background belongs to: its colours depend on the state until the application sets them.
    enum Role: Hashable {
        case other, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
            sidebarHeader, listCell, listHeader, listFooter
    }

    private(set) var role = Role.other
    /// Whether the application has chosen the colour.
    private var hasOwnColor = false
    private var storedColor: UIColor?
    /// Whether the colour is that of a selected or highlighted row, which depends on the look of the system.
    private var followsLook = false

    /// A view in the background, above its colour.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges where the layout margins of the view around the background are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// `nil` for the tint colour of a cell, and for the colour of a button's style.
    public var backgroundColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            hasOwnColor = true
        }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect behind the colour.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the stroke of a cell, where `nil` is the tint colour; `nil` for no stroke of a button.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke is outside of the background, in points.
    public var strokeOutset: CGFloat = 0

    public init() {}

    private init(_ role: Role, radius: CGFloat = 0) {
        self.role = role
        cornerRadius = radius
        storedColor = Self.color(of: role, ConfigurationFlags())
    }

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell, radius: sidebarRadius) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        Self(.accompaniedSidebarCell, radius: sidebarRadius)
    }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeader) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeader) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
    /// The background of a cell in any list; since iOS 18. Outside of lists, that of a plain one.
    public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }
    public static func listHeader() -> UIBackgroundConfiguration { Self(.listHeader) }
    public static func listFooter() -> UIBackgroundConfiguration { Self(.listFooter) }

    /// Points; reported for iOS 14 and later.
    private static let sidebarRadius: CGFloat = 10

    /// The configuration for a state: a colour that the application has not set follows it.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .other, !hasOwnColor else { return self }
        var updated = self
        let flags = ConfigurationFlags(state)
        let role = role.adapted(to: flags.listStyle ?? .plain)
        updated.storedColor = Self.color(of: role, flags)
        if self.role != role, role == .sidebarCell, cornerRadius == 0 { updated.cornerRadius = Self.sidebarRadius }
        updated.followsLook = role.isCell && flags.selection != nil && !flags.isSelectedInEditing
        return updated
    }

    /// The colour in a view, whose selection has the colour of the system's look.
    @MainActor func shownColor(in view: UIView) -> UIColor {
        guard followsLook, !hasOwnColor else { return resolvedBackgroundColor(for: view.tintColor) }
        let color = view.cellMetrics.selection
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour that is shown, with the tint colour of the view around it.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Colours of the classic look (facts/row-colors).
    private static func color(of role: Role, _ flags: ConfigurationFlags) -> UIColor {
        switch role {
        case .other: .clear
        case .plainCell: flags.selection ?? .systemBackground
        case .groupedCell: flags.selection ?? .secondarySystemGroupedBackground
        case .sidebarCell, .accompaniedSidebarCell: flags.selection ?? .clear
        case .plainHeader: flags.isPinned ? .systemBackground : .clear
        case .groupedHeader, .sidebarHeader: .clear
        case .listCell, .listHeader, .listFooter: color(of: role.adapted(to: .plain), flags)
        }
    }
}

extension UIBackgroundConfiguration.Role {
    fileprivate var isCell: Bool {
        switch self {
        case .plainCell, .groupedCell, .sidebarCell, .accompaniedSidebarCell, .listCell: true
        case .other, .plainHeader, .groupedHeader, .sidebarHeader, .listHeader, .listFooter: false
        }
    }

    /// The role in a list.
    fileprivate func adapted(to style: RowAppearance.Style) -> Self {
        switch self {
        case .other, .plainCell, .groupedCell, .sidebarCell, .accompaniedSidebarCell, .plainHeader, .groupedHeader,
            .sidebarHeader:
            self
        case .listCell:
            switch style {
            case .plain, .sidebarPlain: .plainCell
            case .grouped, .insetGrouped: .groupedCell
            case .sidebar: .sidebarCell
            }
        case .listHeader, .listFooter:
            switch style {
            case .plain, .sidebarPlain: .plainHeader
            case .grouped, .insetGrouped: .groupedHeader
            case .sidebar: .sidebarHeader
            }
        }
    }
}

extension UIBackgroundConfiguration: Equatable {
    /// Colour transformers are equal where both have one or none.
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.role == second.role && first.followsLook == second.followsLook && first.hasOwnColor == second.hasOwnColor
            && first.storedColor == second.storedColor && first.customView === second.customView
            && first.cornerRadius == second.cornerRadius && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
            && first.visualEffect === second.visualEffect && first.image === second.image
            && first.imageContentMode == second.imageContentMode && first.strokeColor == second.strokeColor
            && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
    }
}

extension ConfigurationFlags {
    init() {}

    /// The colour of a selected row; `nil` for a row that is not (facts/row-colors).
    fileprivate var selection: UIColor? {
        guard isHighlighted || isSelected else { return nil }
        return isSelectedInEditing ? .systemGray5 : .systemGray4
    }

    fileprivate var isSelectedInEditing: Bool { isEditing && !isHighlighted }
}

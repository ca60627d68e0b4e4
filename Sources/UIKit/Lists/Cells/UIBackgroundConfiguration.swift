/// The background of a cell, header, footer or button.
public struct UIBackgroundConfiguration {
    /// The kind of view that the background belongs to. Its colors depend on the state until the application sets them.
    enum Role: Hashable {
        case other, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
            sidebarHeader, listCell, listHeader, listFooter
    }

    private(set) var role = Role.other
    /// Whether the application has set the color.
    private var hasOwnColor = false
    private var storedColor: UIColor?
    /// Whether the color is that of a selected or highlighted row, which depends on the look of the system.
    private var followsLook = false

    /// A view in the background, above its color.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the enclosing view are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color of the background. In a cell, `nil` stands for the tint color; in a button, for the color of its
    /// style.
    public var backgroundColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            hasOwnColor = true
        }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect behind the color.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the stroke. In a cell, `nil` stands for the tint color; in a button, for no stroke.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside the background, in points.
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
    /// The background of a cell in any kind of list; available since iOS 18. Outside lists, it is the same as in a
    /// plain list.
    public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }
    public static func listHeader() -> UIBackgroundConfiguration { Self(.listHeader) }
    public static func listFooter() -> UIBackgroundConfiguration { Self(.listFooter) }

    /// The corner radius in sidebars, in points; reported for iOS 14 and later.
    private static let sidebarRadius: CGFloat = 10

    /// The configuration for a state. A color that the application has not set depends on the state.
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

    /// The color shown in a view. The color of a selection depends on the look of the system.
    @MainActor func shownColor(in view: UIView) -> UIColor {
        guard followsLook, !hasOwnColor else { return resolvedBackgroundColor(for: view.tintColor) }
        let color = view.cellMetrics.selection
        return backgroundColorTransformer?(color) ?? color
    }

    /// The color that is shown, given the tint color of the enclosing view.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The colors of the classic look (facts/row-colors).
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

    /// The role in a list of the given style.
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
    /// Compares two backgrounds. Color transformers count as equal if both backgrounds have one, or neither has.
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

    /// The color of a selected row; `nil` for a row that is not selected (facts/row-colors).
    fileprivate var selection: UIColor? {
        guard isHighlighted || isSelected else { return nil }
        return isSelectedInEditing ? .systemGray5 : .systemGray4
    }

    fileprivate var isSelectedInEditing: Bool { isEditing && !isHighlighted }
}

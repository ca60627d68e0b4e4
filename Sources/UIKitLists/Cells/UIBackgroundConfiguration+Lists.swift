// The backgrounds of cells, headers and footers of lists.
extension UIBackgroundConfiguration {
    private init(_ role: Role, radius: CGFloat = 0) {
        self.init()
        self.role = role
        cornerRadius = radius
        storedColor = Self.color(of: role, ConfigurationFlags())
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

extension ConfigurationFlags {
    init() {}

    /// The color of a selected row; `nil` for a row that is not selected (facts/row-colors).
    fileprivate var selection: UIColor? {
        guard isHighlighted || isSelected else { return nil }
        return isSelectedInEditing ? .systemGray5 : .systemGray4
    }

    fileprivate var isSelectedInEditing: Bool { isEditing && !isHighlighted }
}

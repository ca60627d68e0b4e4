/// A section, or a whole layout, that looks like a table (facts/list-layout).
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What the header of a section is.
    public enum HeaderMode: Int, Sendable {
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        case firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// `nil` for the colour of the appearance.
    public var backgroundColor: UIColor?
    /// The actions that a swipe uncovers at the leading edge of an item; `nil` for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe uncovers at the trailing edge of an item; `nil` for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Above each header, in points; `nil` for that of the appearance.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// The colour behind the section; `nil` for that of the collection view.
    var shownBackground: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: nil
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// In place of insets: those at which the text of the cell begins and ends.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color: UIColor
    /// Stored without effect: selected cells keep the separators of the others.
    public var multipleSelectionColor: UIColor
    /// Stored without effect: separators are drawn in their colour.
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        (color, multipleSelectionColor) = (.separator, .separator)
    }
}

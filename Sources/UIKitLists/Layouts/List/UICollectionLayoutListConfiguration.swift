/// The appearance of a section, or of a whole layout, that looks like a table (facts/list-layout).
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The kind of header that a section has.
    public enum HeaderMode: Int, Sendable {
        case none
        /// The header is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        case firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none
        /// The footer is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// A closure that returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color; `nil` for the appearance's default.
    public var backgroundColor: UIColor?
    /// A closure that returns the swipe actions at the leading edge of an item; `nil` for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the swipe actions at the trailing edge of an item; `nil` for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The padding above each header, in points; `nil` for the appearance's default.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// The color behind the section; `nil` to show the collection view's color.
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

    /// A value for insets that aligns separators with the start and end of the cell's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color: UIColor
    /// Stored without effect: selected cells have the same separators as others.
    public var multipleSelectionColor: UIColor
    /// Stored without effect: separators are drawn in their color.
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        (color, multipleSelectionColor) = (.separator, .separator)
    }
}

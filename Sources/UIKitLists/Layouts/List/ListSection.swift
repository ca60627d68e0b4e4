internal import FrameLists
internal import QuartzCore

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections look like those in a table.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that looks like a section of a table.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let row = size(ListMetrics.row)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        let width = layoutEnvironment.container.contentSize.width
        section.contentInsets = configuration.sideInsets(inListOfWidth: width)
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(configuration.isGrouped ? TableMetrics.groupedHeader : ListMetrics.plainHeader),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = !configuration.isGrouped
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(ListMetrics.plainHeader), elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        if configuration.shownBackground != nil {
            let background = NSCollectionLayoutDecorationItem.background(elementKind: ListBackgroundView.kind)
            background.zIndex = ListBackgroundView.zIndex
            section.decorationItems = [background]
        }
        return section
    }
}

/// The properties of a list section that other sections do not have.
@MainActor enum ListSection {
    /// Adds the padding around sections, and extends the backgrounds of the first and last sections beyond the content.
    ///
    /// - Parameter reach: The visible length, which is the distance by which the content can be pulled.
    static func adjust(
        _ section: inout CompositionalSection, _ list: UICollectionLayoutListConfiguration, at index: Int,
        of count: Int, reach: Double
    ) {
        section.padding = list.padding(isFirst: index == 0)
        for decoration in section.decorations.indices
        where section.decorations[decoration].kind == ListBackgroundView.kind {
            section.decorations[decoration].reach = (index == 0 ? reach : 0, index == count - 1 ? reach : 0)
        }
    }
}

/// The colored background of a list section.
final class ListBackgroundView: UICollectionReusableView {
    static let kind = "list-section-background"
    /// The z-index, behind the backgrounds of applications.
    static let zIndex = -1000

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
        // A disappearing section is not in the layout any more; its background keeps the color during the fade.
        if let list = layout?.list(ofSection: layoutAttributes.indexPath.section) {
            backgroundColor = list.shownBackground
        }
        isUserInteractionEnabled = false
    }
}

/// The heights assumed before anything is measured, in points.
private enum ListMetrics {
    static let row: CGFloat = 44
    static let plainHeader: CGFloat = 28
    /// The margin at the sides of sections in a sidebar. Chosen.
    static let sidebarMargin: CGFloat = 8
}

extension UICollectionLayoutListConfiguration {
    fileprivate var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    @MainActor fileprivate func sideInsets(inListOfWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let side = sideInset(inListOfWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    @MainActor private func sideInset(inListOfWidth width: CGFloat) -> CGFloat {
        switch appearance {
        case .plain, .grouped, .sidebarPlain: 0
        // Entry point: NSCollectionLayoutSection.list(using:layoutEnvironment:) has no object to ask for its stage.
        case .insetGrouped: Stage.current.applicationState.mainScreen.sideMargin(inListOfWidth: width)
        case .sidebar: ListMetrics.sidebarMargin
        }
    }

    /// The padding above and below a section (facts/table-headers).
    fileprivate func padding(isFirst: Bool) -> (before: Double, behind: Double) {
        let hasHeader = headerMode == .supplementary
        let before: CGFloat
        let behind: CGFloat
        switch appearance {
        case .plain, .sidebarPlain: (before, behind) = (hasHeader ? TableMetrics.plainHeaderPadding : 0, 0)
        case .grouped, .insetGrouped:
            before = (hasHeader ? 0 : TableMetrics.groupedGap) + (isFirst ? TableMetrics.firstGroupedGap : 0)
            behind = footerMode == .none ? TableMetrics.groupedGap : 0
        case .sidebar: (before, behind) = (0, 0)
        }
        return (Double(hasHeader ? headerTopPadding ?? before : before), Double(behind))
    }

    /// The appearance of a cell in the list.
    @MainActor func rowAppearance(at indexPath: IndexPath, in view: UICollectionView) -> RowAppearance {
        var look = RowAppearance()
        look.style =
            switch appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        look.sideInset = sideInset(inListOfWidth: view.bounds.width)
        look.isEditing = view.isEditing
        look.swipeOffset = view.swipes.offset(of: ListIndex(section: indexPath.section, item: indexPath.item))
        let first = headerMode == .firstItemInSection ? 1 : 0
        let last = view.numberOfItems(inSection: indexPath.section) - 1
        guard indexPath.item >= first else {
            look.isHeader = true
            return look
        }
        look.position =
            switch (indexPath.item == first, indexPath.item == last) {
            case (true, true): .only
            case (true, false): .first
            case (false, true): .last
            case (false, false): .middle
            }
        look.separatorStyle = showsSeparators ? .singleLine : .none
        let separators = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
        look.separatorColor = separators.color
        look.separatorInset = insets(separators.bottomSeparatorInsets, in: view)
        look.topSeparatorInset = insets(separators.topSeparatorInsets, in: view)
        look.hidesTopSeparator = separators.topSeparatorVisibility != .visible
        look.hidesBottomSeparator = separators.bottomSeparatorVisibility == .hidden
        return look
    }

    /// The insets of separators; `nil` for automatic ones.
    @MainActor private func insets(
        _ insets: NSDirectionalEdgeInsets, in view: UICollectionView
    ) -> UIEdgeInsets? {
        insets == UIListSeparatorConfiguration.automaticInsets
            ? nil : insets.resolved(isRightToLeft: view.isRightToLeft)
    }
}

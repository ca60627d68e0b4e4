internal import FrameGeometry
internal import FrameLists

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The way in which a section scrolls orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

    var behavior: OrthogonalBehavior? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .groupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}

/// The reference for the insets of sections.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout; for the layout itself, the safe area.
    case automatic
    case none, safeArea, layoutMargins, readableContent
}

/// The behavior of an orthogonal section's scroll view.
@MainActor @preconcurrency open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// The deceleration rate; `automatic` stands for the section behavior's rate.
    open var decelerationRate = UIScrollView.DecelerationRate.automatic
    open var bounce = Bounce.automatic
}

extension UIScrollView.DecelerationRate {
    /// The rate that belongs to the behavior of an orthogonal section.
    public static let automatic = UIScrollView.DecelerationRate(rawValue: 0)
}

/// A section of a compositional layout: a group, repeated until all items are placed.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
    private let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between adjacent groups, in points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference by which boundary items are inset in addition to the content insets; `automatic` stands for the
    /// section's reference.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items are inset in the same way as the groups.
    open var supplementariesFollowContentInsets = true
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called with the visible items and the offset of the content whenever the content has scrolled.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The configuration of a section created by ``list(using:layoutEnvironment:)``; `nil` for other sections.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group.duplicate() as? NSCollectionLayoutGroup ?? group
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        (copy.visibleItemsInvalidationHandler, copy.list) = (visibleItemsInvalidationHandler, list)
        return copy
    }

    /// The section in the form used by the layout kernel.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - reference: Returns the insets of a reference from the edges of the container, perpendicular to the axis.
    func compositionalSection(
        of count: Int, axis: ScrollAxis, container: CGSize, environment: LayoutEnvironment,
        reference: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) -> CompositionalSection {
        let insets = (contentInsets + reference(contentInsetsReference)).insets
        let inner = CGSize(Rect(CGRect(origin: .zero, size: container)).inset(by: insets).size)
        var section = CompositionalSection(
            group: group.compositionalItem(in: environment, container: inner), itemCount: count)
        section.groupSpacing = Double(interGroupSpacing)
        section.insets = insets
        let supplementary =
            supplementaryContentInsetsReference == .automatic
            ? contentInsetsReference : supplementaryContentInsetsReference
        let boundary = (supplementariesFollowContentInsets ? contentInsets : .zero) + reference(supplementary)
        section.boundaryInsets = boundary.insets
        section.boundary = boundarySupplementaryItems.map(\.boundaryItem)
        section.decorations = decorationItems.map(\.decorationItem)
        section.orthogonal = orthogonalScrollingBehavior.behavior
        return section
    }
}

extension NSDirectionalEdgeInsets {
    static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }
}

internal import FrameGeometry
internal import FrameLists

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section scrolls across its layout.
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

/// What the insets of sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// That of the layout; of the layout itself, the safe area.
    case automatic
    case none, safeArea, layoutMargins, readableContent
}

/// How the scroll view of an orthogonal section behaves.
@MainActor @preconcurrency open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// `automatic` is that of the section's behavior.
    open var decelerationRate = UIScrollView.DecelerationRate.automatic
    open var bounce = Bounce.automatic
}

extension UIScrollView.DecelerationRate {
    /// That of the behavior of an orthogonal section.
    public static let automatic = UIScrollView.DecelerationRate(rawValue: 0)
}

/// A section of a compositional layout: a group, repeated until all items are placed.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
    private let group: NSCollectionLayoutGroup
    /// Around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between neighbouring groups, in points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What boundary items are inset by, besides the content insets; `automatic` is the reference of the section.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items are inset as the groups are.
    open var supplementariesFollowContentInsets = true
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called with the visible items and the offset of the content whenever it has scrolled.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The configuration of a section made by ``list(using:layoutEnvironment:)``; `nil` for other sections.
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

    /// The section in the kernel.
    ///
    /// - Parameters:
    ///   - count: the number of items.
    ///   - reference: the insets of a reference, from the edges of the container, across the axis.
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

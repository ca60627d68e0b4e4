internal import FrameGeometry
internal import FrameLists

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row or column of items in a compositional layout, or items at frames that a closure computes.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The distance between adjacent items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    public let subitems: [NSCollectionLayoutItem]
    private let arrangement: Arrangement

    private enum Arrangement {
        case line(ScrollAxis, CompositionalLine.Repeats)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        (self.subitems, self.arrangement) = (subitems, arrangement)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func line(
        _ axis: ScrollAxis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repeats: CompositionalLine.Repeats
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(size, subitems.map { $0.duplicate() }, .line(axis, repeats))
    }

    /// Creates a group that repeats the items from leading to trailing as long as the next one fits.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, subitems, .untilFull) }

    /// Creates a group that repeats an item a number of times, from leading to trailing.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .times(count)) }

    /// Creates a group that repeats an item a number of times and divides the group's width equally.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .equally(count)) }

    /// Creates a group that repeats the items from top to bottom as long as the next one fits.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, subitems, .untilFull) }

    /// Creates a group that repeats an item a number of times, from top to bottom.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .times(count)) }

    /// Creates a group that repeats an item a number of times and divides the group's height equally.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .equally(count)) }

    /// Creates a group of items at the frames that a closure returns, relative to the origin of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
        copy.takeDistances(of: self)
        (copy.interItemSpacing, copy.supplementaryItems) = (interItemSpacing, supplementaryItems)
        return copy
    }

    /// Calls the closures of custom groups with the size that the group has before anything is measured.
    override func compositionalItem(in environment: LayoutEnvironment, container: CGSize) -> CompositionalItem {
        var item = super.compositionalItem(in: environment, container: container)
        let outer = item.size.points(in: Size(container))
        let inner = CGSize(Rect(origin: .zero, size: outer).inset(by: item.insets).size)
        switch arrangement {
        case .line(let axis, let repeats):
            let items = subitems.map { $0.compositionalItem(in: environment, container: inner) }
            var line = CompositionalLine(axis: axis, items: items, repeats: repeats)
            line.spacing = interItemSpacing?.points ?? .fixed(0)
            item.content = .line(line)
        case .custom(let provider):
            let frames = provider(environment.resized(to: inner)).filter { Rect($0.frame).isFinite }
            item.content = .custom(frames.map { .init(frame: Rect($0.frame), zIndex: $0.zIndex) })
        }
        return item
    }

    /// A textual description of the group.
    open func visualDescription() -> String {
        let size = "\(layoutSize.widthDimension.length) × \(layoutSize.heightDimension.length)"
        switch arrangement {
        case .line(let axis, let repeats): return "\(axis) group of \(subitems.count) items, \(repeats), \(size)"
        case .custom: return "custom group, \(size)"
        }
    }
}

/// The frame of an item in a custom group.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame, relative to the origin of the group.
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

extension Rect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

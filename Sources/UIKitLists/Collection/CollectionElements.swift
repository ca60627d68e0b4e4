internal import QuartzCore

/// An element of a layout.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    /// `nil` for an item.
    let kind: String?
    let indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
    }

    static func item(_ indexPath: IndexPath) -> ElementKey { ElementKey(.cell, nil, indexPath) }
    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(.supplementaryView, kind, indexPath)
    }

    func at(_ indexPath: IndexPath) -> ElementKey { ElementKey(category, kind, indexPath) }
}

/// An element that is on the screen, with its view.
@MainActor struct ShownElement {
    var key: ElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The sizes for which the view has been measured: that of the layout, and the one that it preferred.
    var measuredSizes: [CGSize] = []

    /// Whether the view may want another size than the layout has now.
    var needsMeasuring: Bool { !measuredSizes.contains(attributes.size) }
}

/// The elements on the screen.
@MainActor final class CollectionElements {
    private var shown: [ElementKey: ShownElement] = [:]

    subscript(key: ElementKey) -> ShownElement? {
        get { shown[key] }
        set { shown[key] = newValue }
    }

    var all: some Collection<ShownElement> { shown.values }

    func removeAll() -> [ShownElement] {
        defer { shown = [:] }
        return shown.values.sorted { Self.precedes($0, $1) }
    }

    func replaceAll(with elements: [ShownElement]) {
        shown = Dictionary(elements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// By index path.
    var cells: [ShownElement] {
        shown.values.filter { $0.key.category == .cell }.sorted { $0.key.indexPath < $1.key.indexPath }
    }

    /// By index path.
    func supplementary(of kind: String) -> [ShownElement] {
        shown.values.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
            .sorted { $0.key.indexPath < $1.key.indexPath }
    }

    func key(of view: UIView) -> ElementKey? { shown.values.first { $0.view === view }?.key }

    /// Every view is measured again at the next layout.
    func forgetMeasurements() {
        for key in shown.keys { shown[key]?.measuredSizes = [] }
    }

    /// From back to front: by `zIndex`, then decorations, cells and supplementary views, each by index path.
    var fromBackToFront: [ShownElement] { shown.values.sorted(by: Self.precedes) }

    private static func precedes(_ one: ShownElement, _ other: ShownElement) -> Bool {
        if one.attributes.zIndex != other.attributes.zIndex { return one.attributes.zIndex < other.attributes.zIndex }
        if one.key.category != other.key.category { return one.key.category.depth < other.key.category.depth }
        if one.key.indexPath != other.key.indexPath { return one.key.indexPath < other.key.indexPath }
        return (one.key.kind ?? "") < (other.key.kind ?? "")
    }
}

extension UICollectionView.ElementCategory {
    fileprivate var depth: Int {
        switch self {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}

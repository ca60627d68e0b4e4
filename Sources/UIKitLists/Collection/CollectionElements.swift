internal import QuartzCore

/// The identity of an element in a layout.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; `nil` for an item.
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

/// An element on screen, with its view.
@MainActor struct ShownElement {
    var key: ElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The sizes for which the view has been measured: the layout's size, and the size the view preferred.
    var measuredSizes: [CGSize] = []

    /// Whether the view might prefer a different size than the layout's current one.
    var needsMeasuring: Bool { !measuredSizes.contains(attributes.size) }
}

/// The elements on screen.
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

    /// The cells, in the order of their index paths.
    var cells: [ShownElement] {
        shown.values.filter { $0.key.category == .cell }.sorted { $0.key.indexPath < $1.key.indexPath }
    }

    /// The supplementary views of a kind, in the order of their index paths.
    func supplementary(of kind: String) -> [ShownElement] {
        shown.values.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
            .sorted { $0.key.indexPath < $1.key.indexPath }
    }

    func key(of view: UIView) -> ElementKey? { shown.values.first { $0.view === view }?.key }

    /// Makes the next layout pass measure every view again.
    func forgetMeasurements() {
        for key in shown.keys { shown[key]?.measuredSizes = [] }
    }

    /// The elements from back to front: by `zIndex`, then decorations, cells and supplementary views, each in the order
    /// of their index paths.
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

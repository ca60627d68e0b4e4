import UIKit

@testable import QuartzCore

// Without `import Testing`: support shared by tests of collection views.

/// A cell that shows an identifier.
final class NumberCell: UICollectionViewCell {
    var number = -1
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A header or footer.
final class TitleView: UICollectionReusableView {}

/// Sections of numbers shown by cells, and a record of the delegate's calls.
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var made: Set<ObjectIdentifier> = []
    var dequeues = 0
    var size: (Int) -> CGSize = { _ in CGSize(width: 60, height: 40) }
    var header = CGSize.zero
    private(set) var calls: [String] = []
    /// The names of delegate questions that are not answered with `true`.
    var refusals: Set<String> = []
    var moves = true
    var notesDisplay = false
    /// Whether two fingers select items.
    var selectsByPan = false
    var onSelection: (UICollectionView) -> Void = { _ in }
    var indexTitles: [String]?

    init(_ sections: [[Int]]) { self.sections = sections }

    func forget() { calls = [] }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        dequeues += 1
        made.insert(ObjectIdentifier(cell))
        (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { moves }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move", sourceIndexPath)
        let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(sections[indexPath.section][indexPath.item]) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }

    private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.section).\(path.item)") }
    private func answer(_ call: String, _ path: IndexPath) -> Bool {
        note(call, path)
        return !refusals.contains(call)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answer("shouldHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        answer("shouldSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        answer("shouldDeselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        note("shouldBeginSelection", indexPath)
        return selectsByPan
    }
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        note("didBeginSelection", indexPath)
        onSelection(collectionView)
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        calls.append("didEndSelection")
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { indexTitles }
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if notesDisplay { note("willDisplay", indexPath) }
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if notesDisplay { note("didEndDisplaying", indexPath) }
    }
}

/// A collection view of 300 × 400 points on a screen of 390 × 844.
@MainActor final class CollectionPad {
    let app: TestApp
    let root = UIViewController()
    let view: UICollectionView
    let source: NumberSource

    init(
        _ sections: [[Int]] = [Array(0..<100)], layout: UICollectionViewLayout? = nil,
        _ setUp: (CollectionPad) -> Void = { _ in }
    ) throws {
        app = try TestApp(root: root)
        let source = NumberSource(sections)
        self.source = source
        view = app.stage.perform { Self.makeView(layout ?? UICollectionViewFlowLayout(), source) }
        app.perform {
            setUp(self)
            root.view.addSubview(view)
        }
    }

    static func makeView(_ layout: UICollectionViewLayout, _ source: NumberSource) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = source
        view.delegate = source
        return view
    }

    /// A description of the visible items with their numbers and frames, and the headers.
    static func shown(_ view: UICollectionView) -> [String] {
        let cells = view.indexPathsForVisibleItems.sorted().map { path in
            let cell = view.cellForItem(at: path)
            return "\(path.section).\(path.item) \((cell as? NumberCell)?.number ?? -1) \(cell?.frame ?? .null) "
                + "\(cell?.alpha ?? -1) \(cell?.isHidden ?? true)"
        }
        let kind = UICollectionView.elementKindSectionHeader
        return cells
            + view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map { path in
                "header \(path.section) \(view.supplementaryView(forElementKind: kind, at: path)?.frame ?? .null)"
            }
    }

    /// A description of a new view of the same data at the same offset.
    func fresh(_ layout: UICollectionViewLayout) -> [String] {
        let copy = NumberSource(source.sections)
        copy.size = source.size
        copy.header = source.header
        let other = Self.makeView(layout, copy)
        root.view.addSubview(other)
        other.layoutIfNeeded()
        other.contentOffset = view.contentOffset
        other.layoutIfNeeded()
        defer { other.removeFromSuperview() }
        return Self.shown(other)
    }

    func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
    }

    /// The center of a visible item on the screen.
    func center(_ item: Int, _ section: Int = 0) -> CGPoint {
        guard let cell = cell(item, section) else { return .zero }
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
}

/// Items of equal size in a row or column.
final class LineLayout: UICollectionViewLayout {
    let isRow: Bool
    var extent: CGFloat
    var log: [String] = []

    init(isRow: Bool = false, extent: CGFloat = 50) {
        (self.isRow, self.extent) = (isRow, extent)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var paths: [IndexPath] {
        guard let view = collectionView else { return [] }
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
        let length = CGFloat(paths.count) * extent
        return isRow ? CGSize(width: length, height: 400) : CGSize(width: 300, height: length)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let index = paths.firstIndex(of: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let start = CGFloat(index) * extent
        attributes.frame =
            isRow
            ? CGRect(x: start, y: 0, width: extent, height: 100) : CGRect(x: 0, y: start, width: 300, height: extent)
        return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log.append("updates \(updateItems.count)")
    }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }
}

/// The numbers of items that the data source has provided.
@MainActor final class CollectionCounts {
    /// The numbers of items by section.
    private(set) var items: [Int] = []
    /// Whether the numbers have to be requested again.
    private(set) var isStale = true

    func invalidate() { isStale = true }

    func set(_ items: [Int]) {
        self.items = items
        isStale = false
    }
}

extension UICollectionView {
    /// The numbers of items by section, requested from the data source if necessary.
    var currentCounts: [Int] {
        if counts.isStale { counts.set(requestCounts()) }
        return counts.items
    }

    /// Requests the numbers of items from the data source. Negative numbers are errors and count as 0.
    func requestCounts() -> [Int] {
        guard let dataSource = storedDataSource else { return [] }
        let sections = checked(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
        return (0..<sections).map {
            checked(
                dataSource.collectionView(self, numberOfItemsInSection: $0), "collectionView(_:numberOfItemsInSection:)"
            )
        }
    }

    private func checked(_ count: Int, _ method: String) -> Int {
        if count < 0 {
            stage.diagnostics.misuse(
                "\(method) of the data source of \(layerName) returned \(count); return 0 or more.")
        }
        return max(0, count)
    }

    func itemCount(inSection section: Int) -> Int {
        let items = currentCounts
        guard items.indices.contains(section) else {
            stage.diagnostics.misuse(
                "request for number of items in section \(section) when there are only \(items.count) sections in the collection view"
            )
            return 0
        }
        return items[section]
    }

    /// Whether an item exists.
    func hasItem(at indexPath: IndexPath) -> Bool {
        let items = currentCounts
        return indexPath.count == 2 && items.indices.contains(indexPath.section) && indexPath.item >= 0
            && indexPath.item < items[indexPath.section]
    }
}

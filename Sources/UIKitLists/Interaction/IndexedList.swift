/// A table or collection view with an index at its trailing edge.
@MainActor protocol IndexedList: UIScrollView {
    /// The titles provided by the data source; `nil` for no index.
    var indexTitles: [String]? { get }
    var rowCounts: [Int] { get }
    func scroll(toIndexTitle title: String, at index: Int)
}

extension UITableView: IndexedList {
    var indexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

    func scroll(toIndexTitle title: String, at index: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard section >= 0, section < numberOfSections else { return }
        let range = offsetRange.y
        let top = rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(CGPoint(x: 0, y: min(max(top, range.lowerBound), range.upperBound)), animated: false)
    }
}

extension UICollectionView: IndexedList {
    var indexTitles: [String]? { storedDataSource?.indexTitles(for: self) }

    func scroll(toIndexTitle title: String, at index: Int) {
        guard let path = storedDataSource?.collectionView(self, indexPathForIndexTitle: title, at: index) else {
            return
        }
        scrollToItem(at: path, at: [.top, .left], animated: false)
    }
}

extension UITableViewCell: PlacedView {
    package var place: String? {
        (list as? UITableView)?.shown.index(of: self).map { name(of: $0.path, "row") }
    }
}

extension UICollectionViewCell: PlacedView {
    package var place: String? { collection?.elements.key(of: self).map { name(of: $0.indexPath, "item") } }
}

private func name(of path: IndexPath, _ noun: String) -> String {
    path.section == 0 ? "\(noun) \(path.item)" : "section \(path.section), \(noun) \(path.item)"
}

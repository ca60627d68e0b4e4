extension ElementRow {
    package static let collectionViewLayout = ElementRow(
        UICollectionViewLayout.self, "collectionViewLayout", role: .object)
}

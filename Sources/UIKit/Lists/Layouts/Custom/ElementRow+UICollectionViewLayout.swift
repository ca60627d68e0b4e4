extension ElementRow {
    static let collectionViewLayout = ElementRow(
        UICollectionViewLayout.self, "collectionViewLayout", role: .object)
}

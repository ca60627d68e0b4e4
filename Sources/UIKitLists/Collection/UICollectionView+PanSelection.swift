internal import FrameLists

extension UICollectionView: PanSelectingList {
    var rowCounts: [Int] { currentCounts }
    var mayPanSelect: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

    func panSelectionShouldBegin(at row: ListIndex) -> Bool {
        collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(row)) ?? false
    }

    func panSelectionDidBegin(at row: ListIndex) {
        let path = IndexPath(row)
        notify(.didBeginMultipleSelectionInteractionAt, path) {
            $0.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        }
    }

    func panSelectionDidEnd() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func isSelected(_ row: ListIndex) -> Bool { selection.contains(IndexPath(row)) }

    func toggleByPan(_ row: ListIndex) {
        let path = IndexPath(row)
        if allowsMultipleNow, let cell = cellForItem(at: path) { tap(path, cell) }
    }
}

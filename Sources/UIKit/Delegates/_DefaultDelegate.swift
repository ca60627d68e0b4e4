/// A delegate and data source of lists and pickers that implements no optional method, so that UIKit's defaults answer.
///
/// Porting refers to it where only a subclass implements an optional method: the class above gets one that asks this
/// object. UIKit then knows that the answer is a default.
@MainActor @preconcurrency public final class _DefaultDelegate: NSObject {
    public override init() {
        super.init()
    }
}

extension _DefaultDelegate: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

extension _DefaultDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

extension _DefaultDelegate: UIPickerViewDelegate {}

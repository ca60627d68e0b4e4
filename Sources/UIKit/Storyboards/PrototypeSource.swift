internal import QuartzCore

/// A data source that shows each prototype of a list once, as Interface Builder does, if the class that provides the
/// list's data is not in the program.
@MainActor final class PrototypeSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let identifiers: [String]

    /// - Parameter identifiers: The reuse identifiers of the prototypes.
    init(_ identifiers: [String]) {
        self.identifiers = identifiers
        super.init()
    }

    func attach(to list: UIView) {
        switch list {
        case let table as UITableView: table.dataSource = self
        case let collection as UICollectionView: collection.dataSource = self
        default: break
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        identifiers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }
}

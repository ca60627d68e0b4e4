import UIKit

// Tables and collections.
extension DeviceCase {
    @MainActor static let lists: [DeviceCase] = [
        DeviceCase("pf-table-se", 320, 568) { rows(below: 20) },
        DeviceCase("pf-table-x", 375, 812) { rows(below: 44) },
        DeviceCase("pf-collection-iphone8", 375, 667) { CardsController(top: 20, bottom: 0) },
        DeviceCase("pf-collection-iphonemax", 414, 896) { CardsController(top: 44, bottom: 34) },
    ]

    @MainActor private static func rows(below top: CGFloat) -> UIViewController {
        let controller = RowsController(style: .plain)
        controller.additionalSafeAreaInsets.top = top
        return controller
    }
}

private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        // The rows below the last are drawn by default until iOS 15.
        tableView.fillerRowHeight = UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}

private final class CardsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    init(top: CGFloat, bottom: CGFloat) {
        super.init(nibName: nil, bundle: nil)
        additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 20
        let cards = UICollectionView(frame: .zero, collectionViewLayout: layout)
        cards.backgroundColor = .white
        cards.dataSource = self
        cards.delegate = self
        cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        cards.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cards)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            cards.topAnchor.constraint(equalTo: margins.topAnchor),
            cards.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            cards.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            cards.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.contentView.backgroundColor = .orange
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: min(collectionView.bounds.width - 50, 300), height: collectionView.bounds.height)
    }
}

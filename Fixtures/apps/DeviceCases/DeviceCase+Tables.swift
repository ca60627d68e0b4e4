import UIKit

// Tables and lists whose cells have contents of their own.
extension DeviceCase {
    @MainActor static let tables: [DeviceCase] = [
        DeviceCase("mu-table-grouped", on: .iPhoneX) {
            TableScreen(top: 41 + 1.0 / 3, style: .grouped, title: "TableSection Title Text", count: 2) { row in
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.backgroundColor = .clear
                cell.textLabel?.text = row == 0 ? "TextCell Text" : "EntryCell Label"
                cell.detailTextLabel?.text = row == 0 ? "TextCell Detail" : nil
                return cell
            }
        },
        DeviceCase("mu-table-rows", on: .iPhoneX) {
            TableScreen(top: -12 - 2.0 / 3, style: .plain, count: 11) { _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 112.5, y: 0, width: 150, height: 43.67))
                field.placeholder = "Enter text here"
                cell.contentView.addSubview(field)
                return cell
            }
        },
        DeviceCase("mu-table-separators", on: .iPhoneX) {
            TableScreen(top: 41, style: .plain, count: 3, separators: .red) { row in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "item\(row + 1)"
                return cell
            }
        },
        DeviceCase("gh-cell-disclosure", 414, 896, scale: 2) {
            let screen = TableScreen(top: 44 - 110.0 / 3, style: .plain, count: 1, height: 80) { _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .disclosureIndicator
                let picture = box(.systemGray5, CGRect(x: 12, y: 10, width: 60, height: 60))
                picture.layer.cornerRadius = 30
                let label = UILabel(frame: CGRect(x: 96, y: 20, width: 250, height: 40))
                label.text = "test"
                label.font = .systemFont(ofSize: 26, weight: .bold)
                cell.contentView.addSubview(picture)
                cell.contentView.addSubview(label)
                return cell
            }
            screen.table.tableFooterView = UIView()
            return screen
        },
        DeviceCase("cd-rtl-table", 320, 480, scale: 2, layoutDirection: .rightToLeft) { () -> UIViewController in
            let rows = TableScreen(top: -110.0 / 3, style: .plain, count: 2) { row in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = row == 0 ? "Groceries" : "Devices"
                return cell
            }
            rows.table.fillerRowHeight = UITableView.automaticDimension
            rows.table.separatorColor = UIColor(red: 200.0 / 255, green: 199.0 / 255, blue: 204.0 / 255, alpha: 1)
            rows.navigationItem.title = "oboT"
            rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            rows.edgesForExtendedLayout = []
            let navigation = UINavigationController(rootViewController: rows)
            navigation.additionalSafeAreaInsets.top = 20
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(white: 248.0 / 255, alpha: 1)
            navigation.navigationBar.standardAppearance = appearance
            navigation.navigationBar.scrollEdgeAppearance = appearance
            return navigation
        },
        // A screen of 375 points on a phone of 393, whose margins lists have.
        DeviceCase("bs-list-inset-grouped", 393, 852) { () -> UIViewController in
            let outer = UIViewController()
            let list = GreetingsController()
            list.additionalSafeAreaInsets.top = 44
            outer.addChild(list)
            list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
            outer.view.addSubview(list.view)
            list.didMove(toParent: outer)
            return outer
        },
    ]
}

// A table below the upper part of a white screen, whose cells a closure makes.
private final class TableScreen: UIViewController, UITableViewDataSource {
    let table: UITableView
    private let top: CGFloat
    private let sectionTitle: String?
    private let count: Int
    private let makeCell: (Int) -> UITableViewCell

    /// - Parameter top: The distance of the table from the top of a picture, which the screen exceeds by 110 pixels.
    init(
        top: CGFloat, style: UITableView.Style, title: String? = nil, count: Int, height: CGFloat = 44,
        separators: UIColor? = nil, makeCell: @escaping (Int) -> UITableViewCell
    ) {
        self.top = top + 110.0 / 3
        sectionTitle = title
        self.count = count
        self.makeCell = makeCell
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
        table.rowHeight = height
        table.contentInsetAdjustmentBehavior = .never
        if let separators { table.separatorColor = separators }
        table.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sectionTitle }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(indexPath.row)
    }
}

// A list of three labels with a header.
private final class GreetingsController: UIViewController, UICollectionViewDataSource {
    private let texts = ["Hello", "World", "I really like this"]

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        // The header of the picture begins at the safe area.
        configuration.headerTopPadding = 0
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = .systemGroupedBackground
        list.contentInsetAdjustmentBehavior = .always
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            GreetingHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = self
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        cell.contentConfiguration = Greeting(text: texts[indexPath.item])
        cell.accessories = indexPath.item == 0 ? [.checkmark()] : []
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

private struct Greeting: UIContentConfiguration {
    let text: String

    func makeContentView() -> any UIView & UIContentView { GreetingView(self) }

    func updated(for state: any UIConfigurationState) -> Greeting { self }
}

// A label inside the margins of a view.
private final class GreetingView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ greeting: Greeting) {
        configuration = greeting
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { label.text = (configuration as? Greeting)?.text }
}

// A centered label whose lines begin and end 6 points inside the header.
private final class GreetingHeader: UICollectionReusableView {
    required init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "Hello, it's me"
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// The list of the tabs that the bar has no room for.
final class MoreListController: UITableViewController {
    private unowned let tabs: UITabBarController

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.row)
    }

    private static let row = "tab"

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs.moreControllers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
        let controllers = tabs.moreControllers
        guard controllers.indices.contains(indexPath.row) else { return cell }
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title ?? controllers[indexPath.row].title
        cell.imageView?.image = item?.image?.asTemplateByDefault
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controllers = tabs.moreControllers
        if controllers.indices.contains(indexPath.row) { tabs.tap(controllers[indexPath.row]) }
    }
}

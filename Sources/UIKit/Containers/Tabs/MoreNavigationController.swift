internal import QuartzCore

/// The controller of a tab bar controller's last tab on an iPhone: a list of the tabs that the bar has no room for.
///
/// Choosing a tab pushes its controller, or the whole stack of a navigation controller, and this controller's bar shows
/// the items (facts/more-tabs).
final class MoreNavigationController: UINavigationController {
    private unowned let tabs: UITabBarController

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([MoreListController(of: tabs)], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Pushes a tab's controller, or the stack of a navigation controller.
    func show(_ controller: UIViewController) {
        guard let list = stack.first else { return }
        let chosen = (controller as? UINavigationController)?.viewControllers ?? [controller]
        guard Array(stack.dropFirst().prefix(chosen.count)) != chosen else { return }
        setViewControllers([list] + chosen, animated: view.window != nil && tabs.shown === self)
    }
}

/// The list of the tabs that the bar has no room for.
private final class MoreListController: UITableViewController {
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

import UIKit

// Six tabs, of which a phone shows four and a list of the others.
public final class TabsScreen: UITableViewController {
    private static let tabs = [
        ("News", "newspaper"), ("Search", "magnifyingglass"), ("Music", "music.note"), ("Photos", "photo"),
        ("Friends", "person.2"), ("Settings", "gearshape"),
    ]

    public static func make() -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = tabs.map { name, image in
            let list = TabsScreen(style: .plain)
            list.title = name
            let navigation = UINavigationController(rootViewController: list)
            navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: image), tag: 0)
            return navigation
        }
        return controller
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(title ?? "") \(indexPath.row + 1)"
        return cell
    }
}

import Network
import UIKit
import WebKit

/// A list of what the module of the project named like Apple's has.
class ListViewController: UITableViewController {
    private let people = Network.Directory().people

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }
}

class PageViewController: UIViewController {
    override func loadView() { view = WKWebView() }
}

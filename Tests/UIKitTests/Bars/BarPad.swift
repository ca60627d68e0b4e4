import QuartzCore
import UIKit

/// Descendants of bars, found by their content.
extension UIView {
    var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }

    func descendant(named name: String) -> UIView? { descendants.first { $0.accessibilityIdentifier == name } }

    func label(_ text: String) -> UILabel? { descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text } }

    /// The frame of a descendant in this view's coordinates.
    func frame(of view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: self) } }
}

/// A list of numbered rows.
@MainActor final class RowsController: UITableViewController {
    var count = 40

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}

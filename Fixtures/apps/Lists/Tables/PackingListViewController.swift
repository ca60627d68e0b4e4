import UIKit

// Rows that can be deleted, inserted and reordered.
public final class PackingListViewController: UITableViewController {
    private var things = ["Tent", "Sleeping bag", "Stove", "Matches", "Map", "Compass", "Torch", "Rope"]

    public init() {
        super.init(style: .insetGrouped)
        title = "Packing"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Thing")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let last = IndexPath(row: things.count, section: 0)
        if editing {
            tableView.insertRows(at: [last], with: .fade)
        } else {
            tableView.deleteRows(at: [last], with: .fade)
        }
    }

    private func isLast(_ indexPath: IndexPath) -> Bool { indexPath.row == things.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        things.count + (isEditing ? 1 : 0)
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = isLast(indexPath) ? "Add…" : things[indexPath.row]
        content.textProperties.color = isLast(indexPath) ? .systemBlue : .label
        cell.contentConfiguration = content
        return cell
    }

    public override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    public override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { isLast(indexPath) ? .insert : .delete }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            things.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        case .insert:
            things.append("Water bottle")
            tableView.insertRows(at: [indexPath], with: .top)
        case .none: break
        }
    }

    public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !isLast(indexPath)
    }

    public override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        things.insert(things.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    public override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        isLast(proposedDestinationIndexPath)
            ? IndexPath(row: things.count - 1, section: 0) : proposedDestinationIndexPath
    }
}

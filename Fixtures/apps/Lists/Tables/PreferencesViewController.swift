import UIKit

// Groups of rows with icons, values and accessories, as in Settings.
public final class PreferencesViewController: UITableViewController {
    private struct Row {
        var title: String
        var symbol: Symbol
        var color: UIColor
        var value: String?
        var accessory = UITableViewCell.AccessoryType.disclosureIndicator
    }

    private let sections: [(header: String?, footer: String?, rows: [Row])] = [
        (
            nil, nil,
            [
                Row(title: "Airplane Mode", symbol: .star, color: .systemOrange, accessory: .none),
                Row(title: "Wi-Fi", symbol: .wifi, color: .systemBlue, value: "Harbour"),
                Row(title: "Mail", symbol: .envelope, color: .systemTeal, value: "3 accounts"),
            ]
        ),
        (
            "Notifications", "Summaries arrive twice a day. Urgent messages are shown at once.",
            [
                Row(title: "Alerts", symbol: .bell, color: .systemRed, value: "On"),
                Row(title: "Focus", symbol: .moon, color: .systemIndigo, value: "Off"),
            ]
        ),
        (
            "Privacy", nil,
            [
                Row(title: "Passcode", symbol: .lock, color: .systemGray, accessory: .detailDisclosureButton),
                Row(title: "Health", symbol: .heart, color: .systemPink, accessory: .detailButton),
                Row(title: "Files", symbol: .folder, color: .systemBlue, accessory: .checkmark),
                Row(title: "Reports", symbol: .flag, color: .systemGreen, value: "Weekly"),
            ]
        ),
        (
            "Storage", "Deleted items are kept for 30 days.",
            [
                Row(title: "Archive", symbol: .tray, color: .systemBrown, value: "12.4 GB"),
                Row(title: "Deleted Items", symbol: .trash, color: .systemRed, value: "420 MB"),
            ]
        ),
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Setting")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Setting")
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.value
        cell.imageView?.image = row.symbol.tile(row.color)
        cell.accessoryType = row.accessory
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let choices = ChoicesViewController(title: sections[indexPath.section].rows[indexPath.row].title)
        navigationController?.pushViewController(choices, animated: true)
    }
}

// What a setting may be: a checkmark moves to the row that is tapped.
final class ChoicesViewController: UITableViewController {
    private let choices = ["Never", "Once a Day", "Twice a Day", "Every Hour", "Always"]
    private var chosen = 1

    init(title: String) {
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Choice")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Applies to all of your devices."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = choices[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
        chosen = indexPath.row
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

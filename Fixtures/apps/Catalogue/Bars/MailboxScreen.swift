import UIKit

// A list with a large title, which moves away with the rows; each row pushes a letter.
public final class MailboxScreen: UITableViewController {
    private let subjects = [
        "Lunch on Thursday", "Minutes of the meeting", "Your order has been sent", "Holiday pictures",
        "Draft of the second chapter", "Tickets", "Keys", "About the garden", "Rehearsal moved", "Thank you",
        "Two more questions", "New address", "Invitation", "The bicycle",
    ]

    public static func inNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: MailboxScreen())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: nil, action: nil)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        subjects.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = subjects[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(LetterScreen(subjects[indexPath.row]), animated: true)
    }
}

// A text under a small title.
public final class LetterScreen: UIViewController {
    public init(_ subject: String) {
        super.init(nibName: nil, bundle: nil)
        title = subject
        navigationItem.largeTitleDisplayMode = .never
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Dear all,\nsee you there."
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}

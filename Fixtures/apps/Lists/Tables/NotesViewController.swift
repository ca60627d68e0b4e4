import UIKit

// Notes as high as their texts, without any height given.
public final class NotesViewController: UITableViewController {
    private let notes: [(String, String)] = [
        ("Groceries", "Bread, olives, lemons"),
        (
            "Hut",
            "Bring the large key and the small one. The stove draws badly with the wind from the east, so leave the "
                + "lower flap open, and the upper one for the first half hour."
        ),
        ("Ideas", "A clock without hands"),
        (
            "Book",
            "It begins with a storm. Nobody is awake except for the boy, who counts the seconds between the lightning "
                + "and the thunder and writes them into a notebook that he will lose in the second chapter."
        ),
        ("Measurements", "Window 104 × 82, door 92 × 201, shelf not wider than 61"),
        ("Call", "Dentist"),
        (
            "Letter",
            "Dear Ingrid, thank you for the keys. The cat has been fed twice a day and has eaten three times, the "
                + "plants on the balcony look better than before, and I have found the book you were looking for."
        ),
        ("Numbers", "17, 23, 41"),
        ("Garden", "Beans after the tenth of May, tomatoes a week later, basil when the nights are warm."),
        ("Trip", "Ferry at nine, back at six. Sandwiches."),
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Notes"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row].0, notes[indexPath.row].1)
        return cell
    }

    public func showLastNote() {
        tableView.scrollToRow(at: IndexPath(row: notes.count - 1, section: 0), at: .bottom, animated: true)
    }
}

final class NoteCell: UITableViewCell {
    private let title = UILabel()
    private let body = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        body.font = .preferredFont(forTextStyle: .subheadline)
        body.textColor = .secondaryLabel
        body.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [title, body])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ title: String, _ body: String) {
        self.title.text = title
        self.body.text = body
    }
}

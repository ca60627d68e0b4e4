import UIKit

// A chat that grows from the bottom: the table is upside down, and so is every cell in it.
public final class MessagesViewController: UITableViewController {
    private var messages: [(text: String, isMine: Bool)] = [
        ("Hello from the mountains", false), ("We have been walking since dawn. The hut is closed, though.", false),
        ("Oh no", true), ("There is another one on the other side, two hours from here, with soup.", false),
        ("Then it is worth it!", true), ("Are you still coming on Saturday?", false), ("Yes!", true),
        ("The train gets in at ten past four, so I could be with you by five if the bus is on time.", true),
        ("Perfect. We start cooking at six.", false), ("Bring nothing but yourself", false),
        ("And the large pot, if you still have it", false), ("I do", true), ("Lid included", true),
    ]

    public init() {
        super.init(style: .plain)
        messages.reverse()
        title = "Amira"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "Message")
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.showsVerticalScrollIndicator = false
    }

    public override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tableView.contentInset = UIEdgeInsets(
            top: view.safeAreaInsets.bottom + 8, left: 0, bottom: view.safeAreaInsets.top + 8, right: 0)
    }

    public func receive(_ text: String) { add(text, isMine: false) }
    public func send(_ text: String) { add(text, isMine: true) }

    private func add(_ text: String, isMine: Bool) {
        messages.insert((text, isMine), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        cell.transform = CGAffineTransform(scaleX: 1, y: -1)
        let message = messages[indexPath.row]
        (cell as? BubbleCell)?.show(message.text, isMine: message.isMine)
        return cell
    }
}

final class BubbleCell: UITableViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private lazy var mine = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var theirs = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        bubble.layer.cornerRadius = 17
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String, isMine: Bool) {
        label.text = text
        label.textColor = isMine ? .white : .label
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        NSLayoutConstraint.deactivate([isMine ? theirs : mine])
        NSLayoutConstraint.activate([isMine ? mine : theirs])
    }
}

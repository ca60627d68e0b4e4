import UIKit

// Mails with actions at both sides.
public final class InboxViewController: UITableViewController {
    struct Mail {
        var sender: String
        var subject: String
        var preview: String
        var time: String
        var isUnread = false
        var isFlagged = false
    }

    private var mails = [
        Mail(
            sender: "Amira Haddad", subject: "Saturday",
            preview: "The train gets in at ten past four, so I could be with you by five.", time: "9:41", isUnread: true
        ),
        Mail(
            sender: "Library", subject: "Your books are due",
            preview: "Two books that you have borrowed are due on Monday.", time: "8:15", isUnread: true),
        Mail(
            sender: "Jonas Weber", subject: "Photos from the hut", preview: "Here they are, all forty of them.",
            time: "Yesterday"),
        Mail(
            sender: "Harbour Ferries", subject: "Timetable for the winter",
            preview: "From November on the last ferry leaves at nine.", time: "Yesterday", isFlagged: true),
        Mail(
            sender: "Mei Lin", subject: "Recipe", preview: "Do not let it boil, and take the lid off at the end.",
            time: "Tuesday"),
        Mail(
            sender: "Choir", subject: "Rehearsal on Thursday",
            preview: "We begin half an hour earlier, in the small hall.", time: "Monday"),
        Mail(
            sender: "Paul Okafor", subject: "Re: Bicycle", preview: "It is still there, and the brakes are new.",
            time: "Monday"),
        Mail(
            sender: "Garden Club", subject: "Seeds", preview: "Who has beans left over? I can offer tomatoes.",
            time: "Sunday"),
        Mail(sender: "Ingrid Solberg", subject: "Keys", preview: "They are with the neighbour.", time: "Sunday"),
        Mail(sender: "Cinema", subject: "This week", preview: "Five films, and one of them silent.", time: "Friday"),
    ]

    public init() {
        super.init(style: .plain)
        title = "Inbox"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MailCell.self, forCellReuseIdentifier: "Mail")
        tableView.estimatedRowHeight = 80
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
        (cell as? MailCell)?.show(mails[indexPath.row])
        return cell
    }

    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.mails.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        delete.image = Symbol.trash.image
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.mails[indexPath.row].isFlagged.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            done(true)
        }
        flag.image = Symbol.flag.image
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    public override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
            self?.mails[indexPath.row].isUnread.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            done(true)
        }
        read.image = Symbol.envelope.image
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }
}

final class MailCell: UITableViewCell {
    private let dot = UIView()
    private let flag = UIImageView(image: Symbol.flag.image(side: 14))
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        flag.tintColor = .systemOrange
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        preview.font = .preferredFont(forTextStyle: .subheadline)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        time.font = .preferredFont(forTextStyle: .subheadline)
        time.textColor = .secondaryLabel
        time.setContentHuggingPriority(.required, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        flag.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [sender, flag, time])
        line.spacing = 6
        line.alignment = .center
        let lines = UIStackView(arrangedSubviews: [line, subject, preview])
        lines.axis = .vertical
        lines.spacing = 2
        for view in [dot, lines] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
            lines.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ mail: InboxViewController.Mail) {
        dot.isHidden = !mail.isUnread
        flag.isHidden = !mail.isFlagged
        sender.text = mail.sender
        time.text = mail.time
        subject.text = mail.subject
        preview.text = mail.preview
    }
}

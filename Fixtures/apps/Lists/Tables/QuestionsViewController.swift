import UIKit

// Rows that open when they are tapped.
public final class QuestionsViewController: UITableViewController {
    private let questions: [(String, String)] = [
        ("How do I get there?", "By ferry from the harbour, every hour, or on foot at low tide."),
        (
            "Is there food?",
            "There is a kitchen with a stove. Bring what you want to cook. Bread is baked on Tuesdays and Fridays, and "
                + "there is always soup."
        ),
        ("May I bring a dog?", "Yes, on a lead in spring."),
        (
            "What does it cost?",
            "Twelve a night, and half of it for children. Members pay nothing from Monday to Thursday."
        ),
        ("Is it heated?", "Only the large room. Blankets are in the chest."),
        ("When is it closed?", "In February."),
    ]
    private var open: Set<Int> = []

    public init() {
        super.init(style: .insetGrouped)
        title = "Questions"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "Question")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
        let (question, answer) = questions[indexPath.row]
        (cell as? QuestionCell)?.show(question, answer, isOpen: open.contains(indexPath.row))
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open.formSymmetricDifference([indexPath.row])
        let isOpen = open.contains(indexPath.row)
        tableView.performBatchUpdates {
            (tableView.cellForRow(at: indexPath) as? QuestionCell)?.setOpen(isOpen)
        }
    }
}

final class QuestionCell: UITableViewCell {
    private let question = UILabel()
    private let answer = UILabel()
    private let chevron = UIImageView(image: QuestionCell.chevronImage)

    private static let chevronImage = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 5))
        path.addLine(to: CGPoint(x: 7, y: 10))
        path.addLine(to: CGPoint(x: 12, y: 5))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }.withRenderingMode(.alwaysTemplate)

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        question.font = .preferredFont(forTextStyle: .body)
        question.numberOfLines = 0
        answer.font = .preferredFont(forTextStyle: .subheadline)
        answer.textColor = .secondaryLabel
        answer.numberOfLines = 0
        chevron.tintColor = .systemBlue
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        let top = UIStackView(arrangedSubviews: [question, chevron])
        top.alignment = .center
        top.spacing = 8
        let stack = UIStackView(arrangedSubviews: [top, answer])
        stack.axis = .vertical
        stack.spacing = 6
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

    func show(_ question: String, _ answer: String, isOpen: Bool) {
        self.question.text = question
        self.answer.text = answer
        setOpen(isOpen)
    }

    func setOpen(_ isOpen: Bool) {
        answer.isHidden = !isOpen
        answer.alpha = isOpen ? 1 : 0
        chevron.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
    }
}

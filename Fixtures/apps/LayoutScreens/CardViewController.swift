import UIKit

// A card in the middle of the screen. "More" shows the whole text; the card grows around its middle.
public final class CardViewController: UIViewController {
    private let story = UILabel(
        "Twelve rooms above the lake, a garden full of walnut trees, and breakfast until noon. The boat to the islands "
            + "leaves from the jetty in front of the house every full hour; bicycles are in the shed.",
        .subheadline, .secondaryLabel, lines: 2)
    private let more = UIStackView(.horizontal, [])
    private let column = UIStackView(.vertical, spacing: 10, [])

    private let form = FormViewController()

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        let card = UIView(.systemBackground, radius: 20)
        let picture = PictureView(.systemCyan, .systemGreen)
        let content = content()
        card.clipsToBounds = true
        view.add(card)
        card.add(picture, content)
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(20, 20)
        let (margins, safeArea) = (card.layoutMarginsGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40).with(.defaultHigh),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            card.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 20),

            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),

            content.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    public func openForm() {
        let navigation = UINavigationController(rootViewController: form)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    public func saveForm() { form.save() }

    public func showMore() {
        UIView.animate(withDuration: 0.4) {
            self.story.numberOfLines = 0
            self.more.alpha = 0
            self.more.isHidden = true
            self.column.setCustomSpacing(18, after: self.story)
            self.view.layoutIfNeeded()
        }
    }

    private func content() -> UIView {
        // At the leading edge of a row of its own.
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        for part in [button, UIView()] { more.addArrangedSubview(part) }
        // The price stays whole and on the baseline of the name, however long that is.
        let name = UILabel("Haus am Wasser", .title2)
        let price = UILabel("€ 120", .headline, .systemGreen, lines: 1).keepsItsWidth()
        let head = UIStackView(.horizontal, spacing: 12, alignment: .firstBaseline, [name, price])

        let stars = UIStackView(
            .horizontal, spacing: 2, (0..<5).map { Symbol.star.view($0 < 4 ? .systemYellow : .systemGray4) })
        let rating = UIStackView(
            .horizontal, spacing: 8, alignment: .center,
            [stars, UILabel("212 reviews", .footnote, .secondaryLabel, lines: 1)])

        var look = UIButton.Configuration.filled()
        look.title = "Choose a room"
        let book = UIButton(configuration: look)
        book.heightAnchor.constraint(equalToConstant: 48).isActive = true

        for part in [head, rating, story, more, book] { column.addArrangedSubview(part) }
        column.setCustomSpacing(4, after: story)
        column.setCustomSpacing(18, after: more)
        return column
    }
}

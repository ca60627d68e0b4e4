import UIKit

// Bubbles at both sides, and a bar above the keyboard.
public final class ChatViewController: UIViewController {
    private let scroll = UIScrollView()
    private let messages = UIStackView(.vertical, spacing: 6, [])

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Amira"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let texts: [(String, Bool)] = [
            ("Hello from the mountains", false), ("We have been walking since dawn. The hut is closed, though.", false),
            ("Oh no", true), ("There is another one on the other side, two hours from here, with soup.", false),
            ("Then it is worth the way!", true),
            ("Are you still coming on Saturday?", false), ("Yes!", true),
            ("The train gets in at ten past four, so I could be with you by five if the bus is on time.", true),
            ("Perfect. We start cooking at six.", false), ("Bring nothing but yourself", false),
        ]
        for (text, isMine) in texts { messages.addArrangedSubview(BubbleRow(text, isMine: isMine)) }

        let bar = inputBar()
        let underBar = UIView(.secondarySystemBackground)
        view.add(scroll, underBar, bar)
        scroll.add(messages)
        scroll.alwaysBounceVertical = true
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),

            // A few messages stand at the bottom: the content is at least as high as what shows it.
            messages.topAnchor.constraint(greaterThanOrEqualTo: scroll.contentLayoutGuide.topAnchor, constant: 12),
            scroll.contentLayoutGuide.heightAnchor.constraint(
                greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
            scroll.contentLayoutGuide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
                .with(.defaultLow),
            messages.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -12),
            messages.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            messages.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),

            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

            // Down to the edge of the screen, behind its home indicator or its keyboard.
            underBar.topAnchor.constraint(equalTo: bar.topAnchor),
            underBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            underBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            underBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        showLastMessage()
    }

    // The bubble is laid out below the last one, without height; it opens and pushes the others up.
    public func receive(_ text: String) {
        let row = BubbleRow(text, isMine: false)
        row.alpha = 0
        row.isHidden = true
        messages.addArrangedSubview(row)
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.35) {
            row.alpha = 1
            row.isHidden = false
            self.view.layoutIfNeeded()
            self.showLastMessage()
        }
    }

    private func showLastMessage() {
        scroll.contentOffset.y = max(0, scroll.contentSize.height - scroll.bounds.height)
    }

    private func inputBar() -> UIView {
        let bar = UIView()
        let plus = Symbol.plus.view(.systemBlue)
        let field = UIView(.systemBackground, radius: 18)
        let hint = UILabel("Message", .body, .tertiaryLabel, lines: 1)
        let send = Symbol.send.view(.systemBlue)
        let hairline = UIView(.separator)
        bar.add(hairline, plus, field, send)
        field.add(hint)
        field.layer.borderWidth = 1
        field.layer.borderColor = UIColor.systemGray4.cgColor
        bar.preservesSuperviewLayoutMargins = true
        let margins = bar.layoutMarginsGuide
        NSLayoutConstraint.activate([
            hairline.topAnchor.constraint(equalTo: bar.topAnchor),
            hairline.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            hairline.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            hairline.heightAnchor.constraint(equalToConstant: 0.5),

            plus.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            plus.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            field.leadingAnchor.constraint(equalTo: plus.trailingAnchor, constant: 12),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 12),
            send.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            send.centerYAnchor.constraint(equalTo: field.centerYAnchor),

            hint.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 14),
            hint.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -14),
            hint.topAnchor.constraint(equalTo: field.topAnchor, constant: 8),
            hint.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -8),
        ])
        return bar
    }
}

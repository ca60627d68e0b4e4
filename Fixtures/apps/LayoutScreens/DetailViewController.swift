import UIKit

// The page of a place, with a picture at its top that stretches when it is pulled.
public final class DetailViewController: UIViewController, UIScrollViewDelegate {
    private var heroTop = NSLayoutConstraint()

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.delegate = self
        // The picture fills its room, and grows out of it at the top.
        let room = UIView()
        let hero = PictureView(.systemCyan, .systemIndigo)
        let texts = texts()
        let back = backButton()
        view.add(scroll, back)
        scroll.add(room, hero, texts)
        let content = scroll.contentLayoutGuide
        heroTop = hero.topAnchor.constraint(equalTo: room.topAnchor)
        NSLayoutConstraint.activate(
            scroll.fills(view) + [
                room.topAnchor.constraint(equalTo: content.topAnchor),
                room.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                room.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                room.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                room.heightAnchor.constraint(equalTo: room.widthAnchor, multiplier: 0.75).with(.defaultHigh),
                room.heightAnchor.constraint(lessThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 0.45),

                hero.leadingAnchor.constraint(equalTo: room.leadingAnchor),
                hero.trailingAnchor.constraint(equalTo: room.trailingAnchor),
                hero.bottomAnchor.constraint(equalTo: room.bottomAnchor),
                heroTop,

                texts.topAnchor.constraint(equalTo: room.bottomAnchor, constant: 20),
                texts.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                texts.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
                texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),

                back.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                back.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            ])
    }

    // Content that is pulled down leaves no gap above the picture.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heroTop.constant = min(0, scrollView.contentOffset.y)
    }

    private func texts() -> UIView {
        let facts = UIStackView(
            .horizontal, spacing: 12,
            [("68° N", "Latitude"), ("24,500", "People"), ("June", "Best time")].map { number, name in
                let tile = UIStackView(
                    .vertical, spacing: 2,
                    [UILabel(number, .headline, lines: 1), UILabel(name, .caption1, .secondaryLabel, lines: 1)])
                tile.pad(NSDirectionalEdgeInsets(12, 10))
                tile.backgroundColor = .secondarySystemBackground
                tile.layer.cornerRadius = 10
                return tile
            })
        facts.distribution = .fillEqually
        return UIStackView(
            .vertical, spacing: 14,
            [
                UILabel("Lofoten", .largeTitle), facts,
                UILabel(
                    "Granite rises out of the Norwegian Sea, and between the walls there are beaches as white as in the south. In "
                        + "winter the cod comes to spawn, as it has for a thousand years, and the racks by the shore fill up.",
                    .body),
                UILabel(
                    "The road ends in a village with a name of one letter, the last in its alphabet.", .body,
                    .secondaryLabel),
            ])
    }

    private func backButton() -> UIView {
        let button = UIView(.systemBackground, radius: 18).sized(36, 36)
        let arrow = Symbol.back.view(.label)
        button.add(arrow)
        NSLayoutConstraint.activate([
            arrow.centerXAnchor.constraint(equalTo: button.centerXAnchor),
            arrow.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
        return button
    }
}

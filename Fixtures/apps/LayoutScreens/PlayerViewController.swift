import UIKit

// A mini player at the bottom that opens to the whole screen: two sets of constraints, of which one is active.
public final class PlayerViewController: UIViewController {
    private let player = UIView(.secondarySystemBackground)
    private let cover = PictureView(.systemOrange, .systemPink, radius: 8)
    private let mini = UIStackView(.horizontal, spacing: 20, alignment: .center, [])
    private let full = UIStackView(.vertical, spacing: 28, [])
    private var closed: [NSLayoutConstraint] = []
    private var open: [NSLayoutConstraint] = []

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addAlbums()

        player.clipsToBounds = true
        let title = UILabel("Night Train to Lisbon", .body, lines: 1)
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        for part in [title, Symbol.play.view(.label), Symbol.next.view(.label)] { mini.addArrangedSubview(part) }
        fillPage()
        full.alpha = 0
        view.add(player)
        player.add(mini, full, cover)

        let safeArea = view.safeAreaLayoutGuide
        let page = UILayoutGuide()
        player.addLayoutGuide(page)
        NSLayoutConstraint.activate([
            player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            mini.topAnchor.constraint(equalTo: player.topAnchor),
            mini.heightAnchor.constraint(equalToConstant: 64),
            mini.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 62),
            mini.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

            full.centerXAnchor.constraint(equalTo: player.centerXAnchor),
            full.widthAnchor.constraint(equalTo: player.widthAnchor, multiplier: 0.8).with(.defaultHigh),
            full.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            full.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 32),
            page.topAnchor.constraint(equalTo: cover.topAnchor),
            page.bottomAnchor.constraint(equalTo: full.bottomAnchor),
        ])
        closed = [
            player.topAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -64),
            cover.widthAnchor.constraint(equalToConstant: 48),
            cover.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            cover.centerYAnchor.constraint(equalTo: mini.centerYAnchor),
        ]
        // As wide as the page below it; less where the height does not suffice.
        open = [
            player.topAnchor.constraint(equalTo: view.topAnchor),
            page.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            page.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 32),
            cover.centerXAnchor.constraint(equalTo: player.centerXAnchor),
            cover.widthAnchor.constraint(equalTo: full.widthAnchor).with(.defaultHigh),
            cover.widthAnchor.constraint(lessThanOrEqualTo: full.widthAnchor),
        ]
        NSLayoutConstraint.activate(closed)
    }

    public func expand() {
        NSLayoutConstraint.deactivate(closed)
        NSLayoutConstraint.activate(open)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            animations: {
                self.mini.alpha = 0
                self.full.alpha = 1
                self.view.layoutIfNeeded()
            })
    }

    private func addAlbums() {
        let colors: [(UIColor, UIColor)] = [
            (.systemTeal, .systemBlue), (.systemPurple, .systemIndigo), (.systemYellow, .systemRed),
            (.systemMint, .systemGreen),
        ]
        let albums = UIStackView(
            .horizontal, spacing: 16,
            colors.prefix(traitCollection.horizontalSizeClass == .regular ? 4 : 2).map { top, bottom in
                let cover = PictureView(top, bottom, radius: 10)
                cover.heightAnchor.constraint(equalTo: cover.widthAnchor).isActive = true
                return UIStackView(
                    .vertical, spacing: 4,
                    [cover, UILabel("Slow hours", .subheadline), UILabel("Maren Holt", .footnote, .secondaryLabel)])
            })
        albums.distribution = .fillEqually
        let page = UIStackView(.vertical, spacing: 16, [UILabel("Listen now", .largeTitle), albums])
        view.add(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    // The controls of a player run from left to right in every language.
    private func fillPage() {
        let track = UIView(.systemGray4, radius: 2)
        let played = UIView(.systemPink, radius: 2)
        track.add(played)
        NSLayoutConstraint.activate([
            track.heightAnchor.constraint(equalToConstant: 4),
            played.topAnchor.constraint(equalTo: track.topAnchor),
            played.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            played.leadingAnchor.constraint(equalTo: track.leadingAnchor),
            played.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0.35),
        ])
        let times = UIStackView(
            .horizontal,
            [
                UILabel("1:12", .caption1, .secondaryLabel, lines: 1),
                UILabel("−2:14", .caption1, .secondaryLabel, lines: 1),
            ])
        times.distribution = .equalSpacing
        let progress = UIStackView(.vertical, spacing: 6, [track, times])
        let controls = UIStackView(
            .horizontal, alignment: .center,
            [Symbol.heart, .previous, .pause, .next, .plus].map { $0.view(.label) })
        controls.distribution = .equalSpacing
        for view in [track, times, controls] { view.semanticContentAttribute = .playback }
        let names = UIStackView(
            .vertical, spacing: 4,
            [UILabel("Night Train to Lisbon", .title2), UILabel("Maren Holt", .body, .secondaryLabel)])
        for part in [names, progress, controls] { full.addArrangedSubview(part) }
    }
}

import UIKit

// Groups of rows in a scroll view. The row of notifications opens a drawer, which is hidden in the stack view of its group.
public final class SettingsViewController: UIViewController {
    private let drawer = UIView()
    private let chevron = Symbol.chevron.view(.systemGray3)

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        fillDrawer()
        let notifications = SettingsRow((.bell, .systemRed), "Notifications", chevron)
        let groups = UIStackView(
            .vertical, spacing: 28,
            [
                profile(),
                group([
                    SettingsRow((.star, .systemOrange), "Appearance", detail("Automatic")), notifications, drawer,
                    SettingsRow((.heart, .systemPink), "Favorites", detail("12")),
                ]),
                group([
                    SettingsRow(
                        (.search, .systemGray), "Search and suggestions that appear while you are typing", detail("Off")
                    ),
                    SettingsRow((.check, .systemGreen), "Privacy", detail(nil)),
                ]),
                UILabel("Version 4.2", .footnote, .secondaryLabel),
            ])
        (groups.arrangedSubviews.last as? UILabel)?.textAlignment = .center

        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        view.add(scroll)
        scroll.add(groups)
        NSLayoutConstraint.activate(
            scroll.fills(view) + [
                groups.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
                groups.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
                groups.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                groups.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
                scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
    }

    // In one animation: the drawer opens, the group grows, what is below makes room, the chevron turns.
    public func toggleNotifications() {
        let isOpening = drawer.isHidden
        let quarter = chevron.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
        UIView.animate(withDuration: 0.4) {
            self.drawer.isHidden = !isOpening
            self.chevron.transform = isOpening ? CGAffineTransform(rotationAngle: quarter) : .identity
        }
    }

    // The rows keep their height while the drawer has none yet: its lower edge gives way.
    private func fillDrawer() {
        let rows = ["Messages", "Mentions", "Weekly summary"].map { name in
            SettingsRow(nil, name, SwitchView(isOn: name != "Mentions"))
        }
        let stack = UIStackView(.vertical, rows)
        drawer.isHidden = true
        drawer.clipsToBounds = true
        drawer.add(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: drawer.topAnchor),
            stack.leadingAnchor.constraint(equalTo: drawer.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: drawer.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: drawer.bottomAnchor).with(.almostRequired),
        ])
    }

    private func profile() -> UIView {
        let portrait = PictureView(.systemTeal, .systemBlue, radius: 30).sized(60, 60)
        let names = UIStackView(
            .vertical, spacing: 2,
            [UILabel("Johanna Lindqvist", .title3), UILabel("Account, storage, purchases", .footnote, .secondaryLabel)])
        let row = UIStackView(
            .horizontal, spacing: 14, alignment: .center, [portrait, names, Symbol.chevron.view(.systemGray3)])
        row.pad(NSDirectionalEdgeInsets(16, 12))
        return group([row])
    }

    private func group(_ rows: [UIView]) -> UIView {
        let stack = UIStackView(.vertical, rows)
        (rows.last as? SettingsRow)?.hairline.isHidden = true
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.layer.cornerRadius = 10
        stack.clipsToBounds = true
        return stack
    }

    private func detail(_ text: String?) -> UIView {
        let chevron = Symbol.chevron.view(.systemGray3)
        guard let text else { return chevron }
        return UIStackView(
            .horizontal, spacing: 6, alignment: .center,
            [UILabel(text, .body, .secondaryLabel, lines: 1).keepsItsWidth(), chevron])
    }
}

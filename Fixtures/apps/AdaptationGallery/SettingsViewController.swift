import UIKit

/// A screen of settings whose texts follow the user's size, and whose colors follow the style.
public final class SettingsViewController: UITableViewController {
    private static let sections: [[(title: String, symbol: String, color: UIColor, detail: String?)]] = [
        [("Airplane Mode", "airplane", .systemOrange, nil), ("Wi-Fi", "wifi", .systemBlue, "Home")],
        [
            ("Notifications", "bell.fill", .systemRed, nil), ("Focus", "moon.fill", .systemIndigo, "Off"),
            ("General", "gearshape.fill", .systemGray, nil),
        ],
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let setting = Self.sections[indexPath.section][indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        var content = setting.detail == nil ? cell.defaultContentConfiguration() : .valueCell()
        content.text = setting.title
        content.secondaryText = setting.detail
        content.image = UIImage(systemName: setting.symbol)
        content.imageProperties.tintColor = setting.color
        cell.contentConfiguration = content
        if indexPath == IndexPath(row: 0, section: 0) {
            cell.accessoryView = UISwitch()
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailsViewController(), animated: true)
    }
}

/// A page of text in several styles.
public final class DetailsViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Details"
        view.backgroundColor = .systemBackground
        let texts: [(UIFont.TextStyle, String)] = [
            (.title1, "A title"), (.headline, "A headline"),
            (.body, "Body text in two lines or more, as wide as the screen lets it be."), (.footnote, "A footnote"),
        ]
        let labels = texts.map { style, text in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = UIStackView.spacingUseSystem
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }
}

/// A movie, which is shown in full screen and only in landscape.
public final class FilmViewController: UIViewController {
    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    public override var prefersStatusBarHidden: Bool { true }
    public override var prefersHomeIndicatorAutoHidden: Bool { true }

    public override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .fullScreen
        view.backgroundColor = .black
        let (picture, caption) = (UIView(), UILabel())
        picture.backgroundColor = .systemIndigo
        caption.text = "A film"
        caption.textColor = .white
        caption.font = .preferredFont(forTextStyle: .largeTitle)
        for part in [picture, caption] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.topAnchor.constraint(equalTo: view.topAnchor),
            picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            caption.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

import UIKit

// A settings screen for every text size, direction and appearance: rows put their control below the text where this is large. A
// plan is chosen on a card, which slides in from the trailing edge.
public final class PreferencesViewController: UIViewController {
    private let card = CardPresenter()
    private var rows: [PreferenceRow] = []
    private let heading = UILabel()
    private let planButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows = [
            PreferenceRow("Reminders", .systemRed, UISwitch()), PreferenceRow("Sounds", .systemPurple, UISwitch()),
            PreferenceRow("Volume", .systemTeal, UISlider()),
        ]
        (rows[0].control as? UISwitch)?.isOn = true
        (rows[2].control as? UISlider)?.value = 0.5
        heading.text = "Preferences"
        heading.textColor = .label
        heading.numberOfLines = 0
        planButton.setTitle("Plan", for: .normal)
        planButton.setTitleColor(.white, for: .normal)
        planButton.backgroundColor = UIColor(red: 0.1, green: 0.3, blue: 0.75, alpha: 1)
        planButton.layer.cornerRadius = 12
        planButton.addAction(UIAction { [weak self] _ in self?.openPlans() }, for: .touchUpInside)

        let group = UIStackView(arrangedSubviews: rows)
        group.axis = .vertical
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = 12
        group.clipsToBounds = true
        let all = UIStackView(arrangedSubviews: [heading, group, planButton])
        all.axis = .vertical
        all.spacing = 20
        let scroll = UIScrollView()
        for view in [scroll, all] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(all)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            all.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            all.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            all.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
            all.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
            planButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.setFonts()
        }
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        setFonts()
    }

    private func setFonts() {
        heading.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
        planButton.titleLabel?.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        planButton.invalidateIntrinsicContentSize()
        rows.forEach { $0.setFont(for: traitCollection) }
    }

    public func openPlans() {
        let plans = PlansViewController()
        plans.modalPresentationStyle = .custom
        plans.transitioningDelegate = card
        present(plans, animated: true)
    }
}

// A color, a text and a control in a row; at accessibility sizes the control is below the text.
final class PreferenceRow: UIView {
    let control: UIView
    private let label = UILabel()
    private let badge = UIView()
    private let line: UIStackView

    init(_ text: String, _ color: UIColor, _ control: UIView) {
        self.control = control
        let texts = UIStackView(arrangedSubviews: [badge, label])
        line = UIStackView(arrangedSubviews: [texts, control])
        super.init(frame: .zero)
        label.text = text
        label.textColor = .label
        badge.backgroundColor = color
        badge.layer.cornerRadius = 7
        texts.spacing = 12
        texts.alignment = .center
        line.spacing = 12
        line.alignment = .center
        for view in [badge, line] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(line)
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 28), badge.heightAnchor.constraint(equalToConstant: 28),
            line.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        if control is UISlider { control.widthAnchor.constraint(equalToConstant: 120).isActive = true }
    }

    required init?(coder: NSCoder) { nil }

    func setFont(for traits: UITraitCollection) {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .leading : .center
        line.distribution = isLarge ? .fill : .equalSpacing
    }
}

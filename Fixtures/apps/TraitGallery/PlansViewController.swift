import UIKit

// The card: a few plans, and a button that closes it.
public final class PlansViewController: UIViewController {
    private let labels = ["Free", "Family", "Studio"].map { text in
        let label = UILabel()
        label.text = text
        label.textColor = .label
        return label
    }
    private let closeButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 24
        view.clipsToBounds = true
        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        let all = UIStackView(arrangedSubviews: labels + [closeButton])
        all.axis = .vertical
        all.spacing = 16
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
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
        let font = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
        labels.forEach { $0.font = font }
        closeButton.titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        closeButton.invalidateIntrinsicContentSize()
    }
}

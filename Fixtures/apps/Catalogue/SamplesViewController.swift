import UIKit

// Views below each other, each with a caption: what most screens of the catalogue are.
public class SamplesViewController: UIViewController {
    private let stack = UIStackView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    // A caption at the leading edge and the view at the trailing one.
    public func add(_ caption: String, _ sample: UIView) {
        addRow([captionLabel(caption), gap(), sample])
    }

    // What takes the room between views of a row.
    public func gap() -> UIView {
        let gap = UIView()
        gap.heightAnchor.constraint(equalToConstant: 0).isActive = true
        gap.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        return gap
    }

    // A view of the whole width, below its caption.
    public func addWide(_ caption: String, _ sample: UIView) {
        let column = UIStackView(arrangedSubviews: [captionLabel(caption), sample])
        column.axis = .vertical
        column.spacing = 4
        stack.addArrangedSubview(column)
    }

    // Views beside each other.
    public func addRow(_ samples: [UIView], spacing: CGFloat = 8) {
        let row = UIStackView(arrangedSubviews: samples)
        row.alignment = .center
        row.spacing = spacing
        samples.last?.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        samples.last?.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        stack.addArrangedSubview(row)
    }

    private func captionLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return label
    }
}

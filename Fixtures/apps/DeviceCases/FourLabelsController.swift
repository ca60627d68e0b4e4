import UIKit

// A label at each edge of the safe area.
final class FourLabelsController: UIViewController {
    private let category: UIContentSizeCategory

    init(
        _ category: UIContentSizeCategory, top: CGFloat = 0, bottom: CGFloat = 0, sides: CGFloat = 0
    ) {
        self.category = category
        super.init(nibName: nil, bundle: nil)
        additionalSafeAreaInsets = UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let top = add("What's", .headline)
        let leading = add("the", .body)
        let trailing = add("point", .body)
        let bottom = add("?", .subheadline)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: safeArea.topAnchor),
            top.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            leading.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            trailing.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            bottom.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
        ])
    }

    private func add(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = DeviceCase.label(text, style, category)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }
}

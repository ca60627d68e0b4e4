import UIKit

// A list of places, each with a picture of a fixed size and texts as long as they are.
public final class PlacesViewController: UIViewController {
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Places"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let places: [(String, String, UIColor, UIColor)] = [
            ("Lofoten", "Fishing villages between mountains and the sea", .systemCyan, .systemIndigo),
            ("Alentejo", "Cork oaks, storks, and white houses", .systemYellow, .systemOrange),
            ("Vis", "An island", .systemTeal, .systemBlue),
        ]
        let list = UIStackView(
            .vertical, spacing: 16,
            places.map { name, text, top, bottom in
                let thumbnail = PictureView(top, bottom, radius: 12).sized(72, 72)
                let texts = UIStackView(
                    .vertical, spacing: 2, [UILabel(name, .headline), UILabel(text, .subheadline, .secondaryLabel)])
                return UIStackView(
                    .horizontal, spacing: 14, alignment: .center, [thumbnail, texts, Symbol.chevron.view(.systemGray3)])
            })
        let title = UILabel("Places", .largeTitle)
        view.add(title, list)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: margins.topAnchor, constant: 20),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            list.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
            list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    public func openFirst() { navigationController?.pushViewController(DetailViewController(), animated: true) }
}

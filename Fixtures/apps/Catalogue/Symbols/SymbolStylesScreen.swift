import UIKit

// Symbols in weights, scales, colours, and beside text.
public final class SymbolStylesScreen: SamplesViewController {
    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        for name in ["gearshape", "square.and.arrow.up"] {
            addRow(
                Self.weights.map { view(name, UIImage.SymbolConfiguration(pointSize: 18, weight: $0)) }, spacing: 8)
        }
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            addBesideText("person.crop.circle", UIImage.SymbolConfiguration(textStyle: .title2, scale: scale))
        }
        let size = UIImage.SymbolConfiguration(pointSize: 28)
        let names = ["cloud.sun.fill", "person.2.fill", "plus.circle.fill", "speaker.wave.3.fill", "folder.badge.plus"]
        addRow(names.map { view($0, size) }, spacing: 12)
        addRow(
            names.map { view($0, size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo))) },
            spacing: 12)
        addRow(
            names.map {
                view($0, size.applying(UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal])))
            }, spacing: 12)
        let large = view("heart.fill", .unspecified)
        large.contentMode = .scaleAspectFit
        large.tintColor = .systemPink
        large.heightAnchor.constraint(equalToConstant: 56).isActive = true
        addWide("Enlarged", large)
    }

    private func view(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    }

    private func addBesideText(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
        let label = UILabel()
        label.text = "Hxg and a symbol"
        label.font = .preferredFont(forTextStyle: .title2)
        let row = UIStackView(arrangedSubviews: [view(name, configuration), label, UIView()])
        row.alignment = .firstBaseline
        row.spacing = 8
        addRow([row])
    }
}

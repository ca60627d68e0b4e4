import UIKit

// Symbols in weights, scales, colors, and beside text.
public final class SymbolStylesScreen: SamplesViewController {
    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    private static let layered = [
        "cloud.sun.fill", "person.2.fill", "plus.circle.fill", "speaker.wave.3.fill", "folder.badge.plus",
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        for name in ["gearshape", "square.and.arrow.up"] {
            addSymbols(Self.weights.map { view(name, UIImage.SymbolConfiguration(pointSize: 20, weight: $0)) })
        }
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            addBesideText("person.crop.circle", UIImage.SymbolConfiguration(textStyle: .title2, scale: scale))
        }
        for colors in [
            UIImage.SymbolConfiguration.preferringMonochrome(),
            UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo),
            UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal]),
        ] {
            addSymbols(Self.layered.map { view($0, UIImage.SymbolConfiguration(pointSize: 28).applying(colors)) })
        }
        let large = view("heart.fill", .unspecified)
        large.contentMode = .scaleAspectFit
        large.tintColor = .systemPink
        large.heightAnchor.constraint(equalToConstant: 56).isActive = true
        addWide("Enlarged", large)
    }

    private func view(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    }

    private func addSymbols(_ symbols: [UIView]) {
        let row = UIStackView(arrangedSubviews: symbols)
        row.distribution = .equalSpacing
        row.alignment = .center
        addRow([row])
    }

    private func addBesideText(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
        let label = UILabel()
        label.text = "Hxg and a symbol"
        label.font = .preferredFont(forTextStyle: .title2)
        let symbol = view(name, configuration)
        symbol.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [symbol, label])
        row.alignment = .firstBaseline
        row.spacing = 8
        addRow([row])
    }
}

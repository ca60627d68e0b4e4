import UIKit

/// Every weight, followed by the system's other faces.
public final class WeightsViewController: SpecimenViewController {
    private static let weights: [(String, UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    public override func write() {
        caption("Weights, 24 points")
        for (name, weight) in Self.weights {
            add(Self.label("Hamburgefonstiv \(name)", .systemFont(ofSize: 24, weight: weight)), gap: 2)
        }
        caption("Italic; monospaced; figures of their own and of one width")
        add(Self.label("Affinity, quickly: 0123456789", .italicSystemFont(ofSize: 20)))
        add(Self.label("let x = [0, 1, 2].map { $0 * 2 }", .monospacedSystemFont(ofSize: 17, weight: .regular)))
        add(Self.label("11:11:11   1,111.11   Table 17", .systemFont(ofSize: 20)), gap: 0)
        add(Self.label("11:11:11   1,111.11   Table 17", .monospacedDigitSystemFont(ofSize: 20, weight: .regular)))
    }
}

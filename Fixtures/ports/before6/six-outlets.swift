import UIKit

public enum SixOutlets {
    @MainActor public static func run() -> [String] {
        SixOutletsView.outlets.map(\.name) + SixOutletsView.selectors.map(\.description)
    }
}
// → label
// → go:

final class SixOutletsView: UIView {
    @IBOutlet private var label: UILabel!
    @IBAction private func go(_ sender: UIButton) {}
}

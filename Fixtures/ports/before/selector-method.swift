import UIKit

public enum SelectorMethod {
    @MainActor public static func run() -> [String] {
        let pad = SelectorMethodPad()
        pad.button.sendActions(for: .touchUpInside)
        return pad.told
    }
}
// → tapped

final class SelectorMethodPad: UIView {
    let button = UIButton()
    var told: [String] = []

    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { told.append("tapped") }
}

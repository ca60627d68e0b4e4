import UIKit

public enum SixSelector {
    @MainActor public static func run() -> [String] {
        let view = SixSelectorView()
        view.button.sendActions(for: .touchUpInside)
        return view.told + [#selector(getter: SixSelectorPlain.name).description]
    }
}
// → tapped 0
// → name

final class SixSelectorView: UIView {
    var told: [String] = []
    let button = UIButton()
    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func tapped(_ sender: UIButton) { told.append("tapped \(sender.tag)") }
}

final class SixSelectorPlain: NSObject { @objc let name = "" }

import UIKit

public enum SelectorInherited {
    @MainActor public static func run() -> [String] {
        let view = SelectorInheritedView()
        view.button.sendActions(for: .touchUpInside)
        return view.told
    }
}
// → below

class SelectorInheritedBase: UIView {
    var told: [String] = []
    let button = UIButton()
    @objc func tapped() { told.append("above") }
}

class SelectorInheritedView: SelectorInheritedBase {
    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    override func tapped() { told.append("below") }
}

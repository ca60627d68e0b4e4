#sourceLocation(file: "Fixtures/ports/before/selector-inherited.swift", line: 2)
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
    func tapped() { told.append("above") }
override class var selectors: [Selector] { super.selectors + [Selector("tapped", SelectorInheritedBase.tapped)] } }

class SelectorInheritedView: SelectorInheritedBase {
    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: Selector("tapped", SelectorInheritedView.tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    override func tapped() { told.append("below") }
}

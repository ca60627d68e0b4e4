#sourceLocation(file: "Fixtures/ports/before/selector-method.swift", line: 2)
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
        button.addTarget(self, action: Selector("tapped", SelectorMethodPad.tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { told.append("tapped") }
override class var selectors: [Selector] { super.selectors + [Selector("tapped", SelectorMethodPad.tapped)] } }

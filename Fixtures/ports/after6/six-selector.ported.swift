#sourceLocation(file: "Fixtures/ports/before6/six-selector.swift", line: 2)
import UIKit
public enum SixSelector {
    @MainActor public static func run() -> [String] {
        let view = SixSelectorView()
        view.button.sendActions(for: .touchUpInside)
        return view.told + [Selector("name", { (target: SixSelectorPlain) in { target.name } }).description]
    }
}
// → tapped 0
// → name

final class SixSelectorView: UIView {
    var told: [String] = []
    let button = UIButton()
    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: Selector("tapped:", SixSelectorView.tapped(_:)), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    private func tapped(_ sender: UIButton) { told.append("tapped \(sender.tag)") }
override class var selectors: [Selector] { super.selectors + [Selector("tapped:", SixSelectorView.tapped(_:))] } }

final class SixSelectorPlain: NSObject { let name = "" }

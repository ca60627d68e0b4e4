#sourceLocation(file: "Fixtures/ports/before/selector-string.swift", line: 2)
import UIKit
public enum SelectorString {
    @MainActor public static func run() -> [String] {
        let view = SelectorStringView()
        let button = UIButton()
        button.addTarget(view, action: Selector("ping:"), for: .touchUpInside)
        button.addTarget(view, action: Selector(("pong")), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return view.told
    }
}
// → ping UIButton
// → pong

final class SelectorStringView: UIView {
    var told: [String] = []
    func ping(_ sender: Any) { told.append("ping \(type(of: sender))") }
    private func pong() { told.append("pong") }
override class var selectors: [Selector] { super.selectors + [Selector("ping:", SelectorStringView.ping(_:)), Selector("pong", SelectorStringView.pong)] } }

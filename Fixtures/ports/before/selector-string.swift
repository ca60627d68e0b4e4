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
    @objc func ping(_ sender: Any) { told.append("ping \(type(of: sender))") }
    @objc private func pong() { told.append("pong") }
}

import UIKit

public enum GenericClass {
    @MainActor public static func run() -> [String] {
        let box = GenericClassBox<Int>()
        box.button.sendActions(for: .touchUpInside)
        return box.told
    }
}
// → tapped Int

class GenericClassBox<Item>: UIView {
    var told: [String] = []
    let button = UIButton()
    init() {
        super.init(frame: .zero)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tapped() { told.append("tapped \(Item.self)") }
}

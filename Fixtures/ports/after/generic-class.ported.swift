#sourceLocation(file: "Fixtures/ports/before/generic-class.swift", line: 2)
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
        button.addTarget(self, action: Selector("tapped", GenericClassBox.tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
    private func tapped() { told.append("tapped \(Item.self)") }
override class var selectors: [Selector] { super.selectors + [Selector("tapped", GenericClassBox.tapped)] } }

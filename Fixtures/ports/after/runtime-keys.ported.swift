#sourceLocation(file: "Fixtures/ports/before/runtime-keys.swift", line: 2)
import UIKit
public enum RuntimeKeys {
    @MainActor public static func run() -> [String] {
        let card = RuntimeKeysCard()
        card.setValue("Hello", forKey: "title")
        card.setValue(3, forKey: "count")
        card.setValue(0.5, forKey: "alpha")
        card.setValue(8, forKeyPath: "layer.cornerRadius")
        card.setValue(1, forKey: "mode")
        card.setValue("inner", forKeyPath: "model.name")
        return [
            card.title ?? "nil", "\(card.count)", "\(card.alpha)", "\(card.layer.cornerRadius)",
            "\(card.value(forKey: "mode") as? Int ?? -1)", card.value(forKeyPath: "model.name") as? String ?? "nil",
            "\(card.value(forKey: "constant") as? Int ?? -1)", "\(card.value(forKey: "frame") as? CGRect == card.frame)",
        ]
    }
}
// → Hello
// → 3
// → 0.5
// → 8.0
// → 1
// → inner
// → 7
// → true

enum RuntimeKeysMode: Int { case low, high }

class RuntimeKeysCard: UIView {
    var title: String?
    var count = 0
    var mode = RuntimeKeysMode.low
    let constant = 7
    let model = RuntimeKeysModel()
override class var outlets: [Outlet] { super.outlets + [Outlet("title", \RuntimeKeysCard.title), Outlet("count", \RuntimeKeysCard.count), Outlet("mode", \RuntimeKeysCard.mode), Outlet("constant", \RuntimeKeysCard.constant), Outlet("model", \RuntimeKeysCard.model)] } }

class RuntimeKeysModel: OpenObject {
    var name = "outer"
override class var outlets: [Outlet] { super.outlets + [Outlet("name", \RuntimeKeysModel.name)] } }

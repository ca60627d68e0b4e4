#sourceLocation(file: "Fixtures/ports/before/runtime-key-names.swift", line: 2)
import UIKit
public enum RuntimeKeyNames {
    @MainActor public static func run() -> [String] {
        let model = RuntimeKeyNamesModel()
        model.setValue(3, forKey: "number")
        model.setValue("set", forKeyPath: "child.words")
        var told: [String] = []
        let token = model.observe(\.level) { model, _ in told.append("level \(model.level)") }
        model.level = 2
        token.invalidate()
        return ["child.words", "\(model.count)", model.inner.text] + told
            + ["\(model.value(forKey: "height") as? Int ?? -1)"]
    }
}
// → child.words
// → 3
// → set
// → level 2
// → 2

class RuntimeKeyNamesModel: OpenObject {
    var count = 0
    var inner = RuntimeKeyNamesInner()
    var level = 1 { willSet { willChangeValue(forKey: "height") } didSet { didChangeValue(forKey: "height") } }
override class var outlets: [Outlet] { super.outlets + [Outlet("number", \RuntimeKeyNamesModel.count), Outlet("child", \RuntimeKeyNamesModel.inner), Outlet("height", \RuntimeKeyNamesModel.level, isDynamic: true)] } }

class RuntimeKeyNamesInner: OpenObject {
    var text = ""
override class var outlets: [Outlet] { super.outlets + [Outlet("words", \RuntimeKeyNamesInner.text)] } }

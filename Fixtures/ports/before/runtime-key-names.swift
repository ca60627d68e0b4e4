import UIKit

public enum RuntimeKeyNames {
    @MainActor public static func run() -> [String] {
        let model = RuntimeKeyNamesModel()
        model.setValue(3, forKey: "number")
        model.setValue("set", forKeyPath: #keyPath(RuntimeKeyNamesModel.inner.text))
        var told: [String] = []
        let token = model.observe(\.level) { model, _ in told.append("level \(model.level)") }
        model.level = 2
        token.invalidate()
        return [#keyPath(RuntimeKeyNamesModel.inner.text), "\(model.count)", model.inner.text] + told
            + ["\(model.value(forKey: "height") as? Int ?? -1)"]
    }
}
// → child.words
// → 3
// → set
// → level 2
// → 2

class RuntimeKeyNamesModel: NSObject {
    @objc(number) var count = 0
    @objc(child) var inner = RuntimeKeyNamesInner()
    @objc(height) dynamic var level = 1
}

class RuntimeKeyNamesInner: NSObject {
    @objc(words) var text = ""
}

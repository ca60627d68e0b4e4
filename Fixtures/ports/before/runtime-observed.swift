import UIKit

public enum RuntimeObserved {
    @MainActor public static func run() -> [String] {
        let model = RuntimeObservedModel()
        let listener = RuntimeObservedListener(model)
        let token = model.observe(\.progress, options: [.old, .new]) { model, change in
            listener.told.append("block \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        model.progress = 2
        model.name = "b"
        token.invalidate()
        model.double = 8
        listener.end(model)
        model.progress = 9
        return listener.told + ["\(model.seen)"]
    }
}
// → path progress 0 2
// → block 0 2
// → name b
// → path progress 2 4
// → [2, 4, 9]

class RuntimeObservedModel: NSObject {
    var seen: [Int] = []
    @objc dynamic var progress = 0 {
        didSet { seen.append(progress) }
    }
    @objc dynamic var name: String = "a"
    @objc dynamic var double: Int {
        get { progress * 2 }
        set { progress = newValue / 2 }
    }
}

class RuntimeObservedListener: NSObject {
    var told: [String] = []
    private static var context = 0

    init(_ model: RuntimeObservedModel) {
        super.init()
        model.addObserver(
            self, forKeyPath: #keyPath(RuntimeObservedModel.progress), options: [.new, .old],
            context: &RuntimeObservedListener.context)
        model.addObserver(self, forKeyPath: "name", options: [], context: nil)
    }

    func end(_ model: RuntimeObservedModel) {
        model.removeObserver(self, forKeyPath: "progress", context: &RuntimeObservedListener.context)
        model.removeObserver(self, forKeyPath: "name")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &RuntimeObservedListener.context else {
            told.append("name \((object as? RuntimeObservedModel)?.name ?? "nil")")
            return
        }
        told.append("path \(keyPath ?? "nil") \(change?[.oldKey] as? Int ?? -1) \(change?[.newKey] as? Int ?? -1)")
    }
}

#sourceLocation(file: "Fixtures/ports/before/runtime-observed.swift", line: 2)
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

class RuntimeObservedModel: OpenObject {
    var seen: [Int] = []
    var progress = 0 { willSet { willChangeValue(forKey: "progress") }
        didSet { defer { didChangeValue(forKey: "progress") }; seen.append(progress) }
    }
    var name: String = "a" { willSet { willChangeValue(forKey: "name") } didSet { didChangeValue(forKey: "name") } }
    var double: Int {
        get { progress * 2 }
        set { willChangeValue(forKey: "double"); defer { didChangeValue(forKey: "double") }; progress = newValue / 2 }
    }
override class var outlets: [Outlet] { super.outlets + [Outlet("progress", \RuntimeObservedModel.progress, isDynamic: true), Outlet("name", \RuntimeObservedModel.name, isDynamic: true), Outlet("double", \RuntimeObservedModel.double, isDynamic: true)] } }

class RuntimeObservedListener: OpenObject {
    var told: [String] = []
    private static var context = 0

    init(_ model: RuntimeObservedModel) {
        super.init()
        model.addObserver(
            self, forKeyPath: "progress", options: [.new, .old],
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

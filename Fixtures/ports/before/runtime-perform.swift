import UIKit

public enum RuntimePerform {
    @MainActor public static func run() -> [String] {
        let object = RuntimePerformer()
        object.perform(#selector(RuntimePerformer.plain))
        object.perform(NSSelectorFromString("one:"), with: "a")
        object.perform("two:and:", with: 1, with: 2)
        let text = object.perform(#selector(RuntimePerformer.answer))?.takeUnretainedValue() as? String
        let selector: Selector = "plain"
        return object.told + [
            text ?? "nothing", "\(object.responds(to: selector))", "\(object.responds(to: "missing"))",
            "\(RuntimePerformer.instancesRespond(to: "one:"))", NSStringFromSelector(#selector(RuntimePerformer.two(_:and:))),
        ]
    }
}
// → plain
// → one a
// → two 1 2
// → answered
// → true
// → false
// → true
// → two:and:

class RuntimePerformer: NSObject {
    var told: [String] = []
    @objc func plain() { told.append("plain") }
    @objc private func one(_ text: String) { told.append("one \(text)") }
    @objc func two(_ first: Int, and second: Int) { told.append("two \(first) \(second)") }
    @objc func answer() -> String { "answered" }
}

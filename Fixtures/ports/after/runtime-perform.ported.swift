#sourceLocation(file: "Fixtures/ports/before/runtime-perform.swift", line: 2)
import UIKit
public enum RuntimePerform {
    @MainActor public static func run() -> [String] {
        let object = RuntimePerformer()
        object.perform(Selector("plain", RuntimePerformer.plain))
        object.perform(NSSelectorFromString("one:"), with: "a")
        object.perform("two:and:", with: 1, with: 2)
        let text = object.perform(Selector("answer", RuntimePerformer.answer))?.takeUnretainedValue() as? String
        let selector: Selector = "plain"
        return object.told + [
            text ?? "nothing", "\(object.responds(to: selector))", "\(object.responds(to: "missing"))",
            "\(RuntimePerformer.instancesRespond(to: "one:"))", NSStringFromSelector(Selector("two:and:", RuntimePerformer.two(_:and:))),
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

class RuntimePerformer: OpenObject {
    var told: [String] = []
    func plain() { told.append("plain") }
    private func one(_ text: String) { told.append("one \(text)") }
    func two(_ first: Int, and second: Int) { told.append("two \(first) \(second)") }
    func answer() -> String { "answered" }
override class var selectors: [Selector] { super.selectors + [Selector("plain", RuntimePerformer.plain), Selector("one:", RuntimePerformer.one(_:)), Selector("two:and:", RuntimePerformer.two(_:and:)), Selector("answer", RuntimePerformer.answer)] } }

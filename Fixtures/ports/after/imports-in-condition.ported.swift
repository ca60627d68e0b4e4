#sourceLocation(file: "Fixtures/ports/before/imports-in-condition.swift", line: 1)
import UIKit
#if true || false
import UIKit
#endif
#if canImport(AppKit)
import AppKit
#endif

public enum ImportsInCondition {
    @MainActor public static func run() -> [String] { ImportsInConditionBoard().told() }
}
// → paint began

open class ImportsInConditionBoard: UIView {
    var list = ["paint"]
    func told() -> [String] {
        touchesBegan([], with: nil)
        return [list.joined(separator: " ")]
    }
public final override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { inExtension_ImportsInConditionBoard_touchesBegan(touches, with: event) }; open override class var selectors: [Selector] { super.selectors + [Selector("began:", ImportsInConditionBoard.began(_:))] } }
#if canImport(UIKit)
extension ImportsInConditionBoard {
    func inExtension_ImportsInConditionBoard_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(touches) }
    open func began(_ touches: Set<UITouch>) { list.append("began") }
}
#endif
#if canImport(AppKit)
extension ImportsInConditionBoard {
    public final override func touchesBegan(with event: NSEvent) { began([]) }
    @objc open func began(_ touches: Set<UITouch>) {}
}
#endif

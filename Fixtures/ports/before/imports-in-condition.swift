import UIKit
#if os(iOS) || os(macOS)
import Accelerate
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
}
#if canImport(UIKit)
extension ImportsInConditionBoard {
    public final override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(touches) }
    @objc open func began(_ touches: Set<UITouch>) { list.append("began") }
}
#endif
#if canImport(AppKit)
extension ImportsInConditionBoard {
    public final override func touchesBegan(with event: NSEvent) { began([]) }
    @objc open func began(_ touches: Set<UITouch>) {}
}
#endif

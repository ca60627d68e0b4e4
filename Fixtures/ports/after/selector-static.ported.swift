#sourceLocation(file: "Fixtures/ports/before/selector-static.swift", line: 2)
import UIKit
public enum SelectorStatic {
    @MainActor public static func run() -> [String] {
        let button = UIButton()
        button.addTarget(_ClassObject.of(SelectorStaticLog.self), action: Selector("press", { (_: _ClassObject) in SelectorStaticLog.press as @MainActor () -> Void }), for: .touchUpInside)
        SelectorStaticLog.listen(to: button)
        button.sendActions(for: .touchUpInside)
        SelectorStaticLog.perform(Selector("press", { (_: _ClassObject) in SelectorStaticLog.press as @MainActor () -> Void }))
        NotificationCenter.default.post(name: Notification.Name("static"), object: nil)
        return SelectorStaticLog.told + ["\(SelectorStaticLog.responds(to: Selector("press", { (_: _ClassObject) in SelectorStaticLog.press as @MainActor () -> Void })))"]
    }
}
// → press
// → tap button
// → press
// → heard static
// → true

class SelectorStaticLog: NSObject {
    static var told: [String] = []
    static func press() { told.append("press") }
    static func tap(_ sender: UIButton) { told.append("tap button") }
    class func hear(_ notification: Notification) { told.append("heard " + notification.name.rawValue) }
    @MainActor static func listen(to button: UIButton) {
        button.addTarget(_ClassObject.of(self), action: Selector("tap:", { (_: _ClassObject) in SelectorStaticLog.tap(_:) as @MainActor (UIButton) -> Void }), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            _ClassObject.of(self), selector: Selector("hear:", { (_: _ClassObject) in SelectorStaticLog.hear(_:) as @MainActor (Notification) -> Void }), name: Notification.Name("static"), object: nil)
    }
}

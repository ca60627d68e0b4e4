import UIKit

public enum SelectorStatic {
    @MainActor public static func run() -> [String] {
        let button = UIButton()
        button.addTarget(SelectorStaticLog.self, action: #selector(SelectorStaticLog.press), for: .touchUpInside)
        SelectorStaticLog.listen(to: button)
        button.sendActions(for: .touchUpInside)
        SelectorStaticLog.perform(#selector(SelectorStaticLog.press))
        NotificationCenter.default.post(name: Notification.Name("static"), object: nil)
        return SelectorStaticLog.told + ["\(SelectorStaticLog.responds(to: #selector(SelectorStaticLog.press)))"]
    }
}
// → press
// → tap button
// → press
// → heard static
// → true

class SelectorStaticLog: NSObject {
    static var told: [String] = []
    @objc static func press() { told.append("press") }
    @objc static func tap(_ sender: UIButton) { told.append("tap button") }
    @objc class func hear(_ notification: Notification) { told.append("heard " + notification.name.rawValue) }
    @MainActor static func listen(to button: UIButton) {
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hear(_:)), name: Notification.Name("static"), object: nil)
    }
}

#sourceLocation(file: "Fixtures/ports/before/runtime-notifications.swift", line: 2)
import UIKit; import UIKit

public enum RuntimeNotifications {
    @MainActor public static func run() -> [String] {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let listener = RuntimeNotificationsListener()
        center.addObserver(listener, selector: Selector("heard:", RuntimeNotificationsListener.heard(_:)), name: name, object: nil)
        center.addObserver(
            listener, selector: Selector("old:", RuntimeNotificationsListener.old(_:)), name: name, object: listener)
        center.post(name: name, object: nil, userInfo: ["of": 1])
        center.post(name: name, object: listener)
        center.removeObserver(listener, name: name, object: listener)
        center.post(name: name, object: listener)
        center.removeObserver(listener)
        center.post(name: name, object: listener)
        weak var gone: RuntimeNotificationsListener?
        do {
            let other = RuntimeNotificationsListener()
            gone = other
            center.addObserver(other, selector: Selector("old:", RuntimeNotificationsListener.old(_:)), name: nil, object: nil)
        }
        center.post(name: name, object: nil)
        return listener.told + ["\(gone == nil)"]
    }
}
// → heard 1
// → heard nil
// → old
// → heard nil
// → true

class RuntimeNotificationsListener: NSObject {
    var told: [String] = []
    func heard(_ note: Notification) {
        told.append("heard " + ((note.userInfo?["of"] as? Int).map(String.init) ?? "nil"))
    }
    func old(_ note: NSNotification) { told.append("old") }
    deinit { NotificationCenter.default.removeObserver(self) }
}

#sourceLocation(file: "Fixtures/ports/before/any-object-equal.swift", line: 2)
import UIKit
public enum AnyObjectEqual {
    @MainActor public static func run() -> [String] {
        let animation = CABasicAnimation(keyPath: "position")
        animation.setValue("last", forKey: "id")
        let watcher = AnyObjectEqualWatcher()
        return [watcher.describe(animation), watcher.describe(CABasicAnimation()), "\(watcher.isOther(watcher))"]
    }
}
// → last
// → none
// → false

class AnyObjectEqualWatcher: NSObject {
    func describe(_ animation: CAAnimation) -> String {
        guard let id = animation.value(forKey: "id") else { return "none" }
        if (((id as AnyObject) as? NSObject)?.isEqual("first") == true) { return "first" }
        return (((id as AnyObject) as? NSObject)?.isEqual("last") == true) ? "last" : "other"
    }

    func isOther(_ object: AnyObject) -> Bool { !((object as? NSObject)?.isEqual(self) == true) }
}

#sourceLocation(file: "Fixtures/ports/before/class-messages.swift", line: 2)
import UIKit
public enum ClassMessages {
    @MainActor public static func run() -> [String] {
        let selector = NSSelectorFromString("sharedApplication")
        let shared = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
        return [
            "\(UIApplication.responds(to: selector)) \(UIView.responds(to: selector)) \(shared === UIApplication.shared)",
            "\("sharedApplication") \(UIApplication.value(forKeyPath: "sharedApplication") is UIApplication)",
            "\(UIApplication.responds(to: Selector("sharedApplication", { (_: _ClassObject) in { UIApplication.shared } })))",
            NSStringFromClass(ClassMessagesCell.self).components(separatedBy: ".").last ?? "",
            name(of: ClassMessagesCell.self) ?? "", ClassMessagesCell().name, "\(ClassMessagesCell.own())",
        ]
    }

    @MainActor static func name<T: UIView>(of type: T.Type) -> String? { NSStringFromClass(T.self).components(separatedBy: ".").last }
}
// → true false true
// → sharedApplication true
// → true
// → ClassMessagesCell
// → ClassMessagesCell
// → ClassMessagesCell
// → ClassMessagesCell

class ClassMessagesCell: UITableViewCell {
    var name: String { NSStringFromClass(type(of: self)).components(separatedBy: ".").last ?? "" }
    class func own() -> String { "\(self)" }
}

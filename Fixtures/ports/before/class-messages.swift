import UIKit

public enum ClassMessages {
    @MainActor public static func run() -> [String] {
        let selector = NSSelectorFromString("sharedApplication")
        let shared = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
        return [
            "\(UIApplication.responds(to: selector)) \(UIView.responds(to: selector)) \(shared === UIApplication.shared)",
            "\(#keyPath(UIApplication.shared)) \(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) is UIApplication)",
            "\(UIApplication.responds(to: #selector(getter: UIApplication.shared)))",
            ClassMessagesCell.description().components(separatedBy: ".").last ?? "",
            name(of: ClassMessagesCell.self) ?? "", ClassMessagesCell().name, "\(ClassMessagesCell.own())",
        ]
    }

    @MainActor static func name<T: UIView>(of type: T.Type) -> String? { T.description().components(separatedBy: ".").last }
}
// → true false true
// → sharedApplication true
// → true
// → ClassMessagesCell
// → ClassMessagesCell
// → ClassMessagesCell
// → ClassMessagesCell

class ClassMessagesCell: UITableViewCell {
    var name: String { type(of: self).description().components(separatedBy: ".").last ?? "" }
    class func own() -> String { "\(self.classForCoder())" }
}

import UIKit

public enum ExtensionOfObject {
    @MainActor public static func run() -> [String] {
        let objects = [NSObject(), UIResponder(), UIView(), UILabel(), ExtensionOfObjectCard(), ExtensionOfObjectModel()]
        return objects.map { $0.extensionOfObject(2) + $0.extensionOfObjectKind }
    }
}
// → object 2 plain
// → object 2 plain
// → view object 2 plain
// → label view object 2 plain
// → card view object 2 carded
// → model object 2 plain

extension NSObject {
    @objc func extensionOfObject(_ number: Int) -> String { "object \(number) " }
    @objc var extensionOfObjectKind: String { "plain" }
}

extension UIView {
    override func extensionOfObject(_ number: Int) -> String { "view " + super.extensionOfObject(number) }
}

extension UILabel {
    override func extensionOfObject(_ number: Int) -> String { "label " + super.extensionOfObject(number) }
}

class ExtensionOfObjectCard: UIView {
    override func extensionOfObject(_ number: Int) -> String { "card " + super.extensionOfObject(number) }
    override var extensionOfObjectKind: String { "carded" }
}

class ExtensionOfObjectModel: NSObject {
    override func extensionOfObject(_ number: Int) -> String { "model " + super.extensionOfObject(number) }
}

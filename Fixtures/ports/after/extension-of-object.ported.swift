#sourceLocation(file: "Fixtures/ports/before/extension-of-object.swift", line: 2)
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
    func inExtension_NSObject_extensionOfObject(_ number: Int) -> String { "object \(number) " }
    var inExtension_NSObject_extensionOfObjectKind: String { "plain" }
func extensionOfObject(_ number: Int) -> String { if let below = self as? any NSObject_extensionOfObject { return below.overriding_extensionOfObject(number) }; if let below = self as? UILabel { return below.inExtension_UILabel_extensionOfObject(number) }; if let below = self as? UIView { return below.inExtension_UIView_extensionOfObject(number) }; return inExtension_NSObject_extensionOfObject(number) }; var extensionOfObjectKind: String { if let below = self as? any NSObject_extensionOfObjectKind { return below.overriding_extensionOfObjectKind }; return inExtension_NSObject_extensionOfObjectKind } }; protocol NSObject_extensionOfObject: AnyObject { @MainActor @preconcurrency func overriding_extensionOfObject(_ number: Int) -> String }; protocol NSObject_extensionOfObjectKind: AnyObject { @MainActor @preconcurrency var overriding_extensionOfObjectKind: String { get } }

extension UIView {
    func inExtension_UIView_extensionOfObject(_ number: Int) -> String { "view " + super.inExtension_NSObject_extensionOfObject(number) }
}

extension UILabel {
    func inExtension_UILabel_extensionOfObject(_ number: Int) -> String { "label " + super.inExtension_UIView_extensionOfObject(number) }
}

class ExtensionOfObjectCard: UIView, NSObject_extensionOfObject, NSObject_extensionOfObjectKind {
    func overriding_extensionOfObject(_ number: Int) -> String { "card " + super.inExtension_UIView_extensionOfObject(number) }
    var overriding_extensionOfObjectKind: String { "carded" }
}

class ExtensionOfObjectModel: NSObject, NSObject_extensionOfObject {
    func overriding_extensionOfObject(_ number: Int) -> String { "model " + super.inExtension_NSObject_extensionOfObject(number) }
}

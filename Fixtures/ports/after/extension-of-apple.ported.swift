#sourceLocation(file: "Fixtures/ports/before/extension-of-apple.swift", line: 2)
import UIKit
public enum ExtensionOfApple {
    @MainActor public static func run() -> [String] {
        [UIView(), ExtensionOfAppleCard(), ExtensionOfAppleDeep()].map { $0.extensionOfApple(2) + $0.extensionOfAppleKind }
    }
}
// → view 2 plain
// → card view 2 carded
// → deep card view 2 carded

extension UIView {
    func inExtension_UIView_extensionOfApple(_ number: Int) -> String { "view \(number) " }
    var inExtension_UIView_extensionOfAppleKind: String { "plain" }
func extensionOfApple(_ number: Int) -> String { if let below = self as? any UIView_extensionOfApple { return below.overriding_extensionOfApple(number) }; return inExtension_UIView_extensionOfApple(number) }; var extensionOfAppleKind: String { if let below = self as? any UIView_extensionOfAppleKind { return below.overriding_extensionOfAppleKind }; return inExtension_UIView_extensionOfAppleKind } }; @MainActor protocol UIView_extensionOfApple: AnyObject { func overriding_extensionOfApple(_ number: Int) -> String }; @MainActor protocol UIView_extensionOfAppleKind: AnyObject { var overriding_extensionOfAppleKind: String { get } }

class ExtensionOfAppleCard: UIView, UIView_extensionOfApple {
    func overriding_extensionOfApple(_ number: Int) -> String { "card " + super.inExtension_UIView_extensionOfApple(number) }
}

extension ExtensionOfAppleCard: UIView_extensionOfAppleKind {
    var overriding_extensionOfAppleKind: String { "carded" }
}

class ExtensionOfAppleDeep: ExtensionOfAppleCard {
    override func overriding_extensionOfApple(_ number: Int) -> String { "deep " + super.overriding_extensionOfApple(number) }
}

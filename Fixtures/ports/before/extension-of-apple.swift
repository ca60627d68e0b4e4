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
    @objc func extensionOfApple(_ number: Int) -> String { "view \(number) " }
    @objc var extensionOfAppleKind: String { "plain" }
}

class ExtensionOfAppleCard: UIView {
    override func extensionOfApple(_ number: Int) -> String { "card " + super.extensionOfApple(number) }
}

extension ExtensionOfAppleCard {
    override var extensionOfAppleKind: String { "carded" }
}

class ExtensionOfAppleDeep: ExtensionOfAppleCard {
    override func extensionOfApple(_ number: Int) -> String { "deep " + super.extensionOfApple(number) }
}

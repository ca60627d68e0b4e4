import UIKit

public enum ObjcExtension {
    @MainActor public static func run() -> [String] { ObjcExtensionView.selectors.map(\.description) }
}
// → one
// → two

class ObjcExtensionView: UIView {}

@objc extension ObjcExtensionView {
    func one() {}
    func two() {}
}

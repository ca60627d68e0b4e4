#sourceLocation(file: "Fixtures/ports/before/objc-extension.swift", line: 2)
import UIKit
public enum ObjcExtension {
    @MainActor public static func run() -> [String] { ObjcExtensionView.selectors.map(\.description) }
}
// → one
// → two

class ObjcExtensionView: UIView {override class var selectors: [Selector] { super.selectors + [Selector("one", ObjcExtensionView.one), Selector("two", ObjcExtensionView.two)] } }

extension ObjcExtensionView {
    func one() {}
    func two() {}
}

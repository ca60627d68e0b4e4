#sourceLocation(file: "Fixtures/ports/before/extension-of-apple-lists.swift", line: 2)
import UIKit
public enum ExtensionOfAppleLists {
    @MainActor public static func run() -> [String] {
        let bar = ExtensionOfAppleListsBar()
        bar.setValue(7, forKey: "extensionOfAppleRadius")
        let own = ["extensionOfAppleRadius", "caption"]
        return [
            "\(bar.layer.cornerRadius) \(ExtensionOfAppleListsBar.outlets.map(\.name).filter(own.contains))",
            "\(UILabel.outlets.contains { own.contains($0.name) })",
            "\(UIPageViewController.selectors.map(\.description))",
        ]
    }
}
// → 7.0 ["extensionOfAppleRadius", "caption"]
// → false
// → ["extensionOfAppleClose:"]

extension UIProgressView {
    var extensionOfAppleRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
@MainActor internal static var listedOutlets_UIProgressView_1: [Outlet] { [Outlet("extensionOfAppleRadius", \UIProgressView.extensionOfAppleRadius)] } }

extension UIPageViewController {
    func extensionOfAppleClose(_ sender: Any) { dismiss(animated: true) }
@MainActor internal static var listedSelectors_UIPageViewController_1: [Selector] { [Selector("extensionOfAppleClose:", UIPageViewController.extensionOfAppleClose(_:))] } }; extension OpenObject { @_dynamicReplacement(for: outlets) class var replacing_outlets: [Outlet] { outlets + (self is UIProgressView.Type ? UIProgressView.listedOutlets_UIProgressView_1 : []) } }; extension OpenObject { @_dynamicReplacement(for: selectors) class var replacing_selectors: [Selector] { selectors + (self is UIPageViewController.Type ? UIPageViewController.listedSelectors_UIPageViewController_1 : []) } }

class ExtensionOfAppleListsBar: UIProgressView {
    var caption: String?
override class var outlets: [Outlet] { super.outlets + [Outlet("caption", \ExtensionOfAppleListsBar.caption)] } }

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
    @IBInspectable var extensionOfAppleRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

extension UIPageViewController {
    @IBAction func extensionOfAppleClose(_ sender: Any) { dismiss(animated: true) }
}

class ExtensionOfAppleListsBar: UIProgressView {
    @IBInspectable var caption: String?
}

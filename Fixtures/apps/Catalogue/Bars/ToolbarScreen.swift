import UIKit

// Toolbars with spaces, and one over the home indicator.
public final class ToolbarScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        addWide("One after the other", toolbar([item("square.and.arrow.up"), item("folder"), item("trash")]))
        addWide("A flexible space", toolbar([item("chevron.left"), .flexibleSpace(), item("chevron.right")]))
        addWide(
            "A fixed space",
            toolbar([
                item("bold"), .fixedSpace(60), item("italic"), .flexibleSpace(),
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            ]))
        addWide(
            "In the middle",
            toolbar([
                .flexibleSpace(), UIBarButtonItem(title: "12 messages", style: .plain, target: nil, action: nil),
                .flexibleSpace(),
            ]))
        let tinted = toolbar([item("heart"), .flexibleSpace(), item("bookmark")])
        tinted.tintColor = .systemPink
        tinted.barTintColor = .secondarySystemBackground
        addWide("Tinted", tinted)
    }

    private func item(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }

    private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let toolbar = UIToolbar()
        toolbar.items = items
        return toolbar
    }
}

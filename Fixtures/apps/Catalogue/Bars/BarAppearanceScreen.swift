import UIKit

// Navigation bars with backgrounds, shadows and text of their own.
public final class BarAppearanceScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        addWide("Opaque", bar(opaque))

        let transparent = UINavigationBarAppearance()
        transparent.configureWithTransparentBackground()
        addWide("Transparent", bar(transparent))

        let colored = UINavigationBarAppearance()
        colored.configureWithOpaqueBackground()
        colored.backgroundColor = .systemIndigo
        colored.shadowColor = nil
        colored.titleTextAttributes = [.foregroundColor: UIColor.white]
        colored.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        addWide("Coloured, white title", bar(colored))

        let legacy = UINavigationBar()
        legacy.barTintColor = .systemTeal
        legacy.tintColor = .white
        legacy.titleTextAttributes = [.font: UIFont.italicSystemFont(ofSize: 17)]
        legacy.items = [item()]
        addWide("Bar tint", legacy)
    }

    private func bar(_ appearance: UINavigationBarAppearance) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.standardAppearance = appearance
        bar.items = [item()]
        return bar
    }

    private func item() -> UINavigationItem {
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)
        return item
    }
}

import UIKit

// Navigation bars: titles, buttons, a back button, a prompt and a title view.
public final class NavigationBarScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let plain = UINavigationItem(title: "Title")
        plain.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        plain.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        addWide("Cancel and done", bar([plain]))

        let pushed = UINavigationItem(title: "Details")
        pushed.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil),
        ]
        addWide("Back and two images", bar([UINavigationItem(title: "Inbox"), pushed]))

        let narrow = UINavigationItem(title: "A title with many words in it")
        addWide("A long title", bar([UINavigationItem(title: "Everything"), narrow]))

        let prompting = UINavigationItem(title: "Title")
        prompting.prompt = "The prompt is above the title"
        addWide("Prompt", bar([prompting]))

        let segments = UINavigationItem()
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.tintColor = .systemOrange
        segments.titleView = view
        let disabled = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
        disabled.isEnabled = false
        segments.rightBarButtonItem = disabled
        addWide("Title view, disabled button", bar([segments]))
    }

    private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.items = items
        return bar
    }
}

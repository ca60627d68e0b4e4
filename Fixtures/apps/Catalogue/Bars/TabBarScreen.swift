import UIKit

// Tab bars: images, images of the selected item, badges, the system's items, and a look of its own.
public final class TabBarScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let home = UITabBarItem(
            title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
        let mail = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 1)
        mail.badgeValue = "3"
        let people = UITabBarItem(title: "People", image: UIImage(systemName: "person"), tag: 2)
        people.badgeValue = "120"
        people.badgeColor = .systemBlue
        addWide("Images and badges", bar([home, mail, people]))

        addWide(
            "The system's",
            bar(
                [.favorites, .recents, .contacts, .search].enumerated().map {
                    UITabBarItem(tabBarSystemItem: $1, tag: $0)
                }))

        let look = bar(
            ["Left", "Middle", "Right"].map { UITabBarItem(title: $0, image: UIImage(systemName: "circle"), tag: 0) })
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.stackedLayoutAppearance.normal.iconColor = .white
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.stackedLayoutAppearance.selected.iconColor = .systemYellow
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        look.standardAppearance = appearance
        addWide("A look of its own", look)
    }

    private func bar(_ items: [UITabBarItem]) -> UITabBar {
        let bar = UITabBar()
        bar.items = items
        bar.selectedItem = items.first
        return bar
    }
}

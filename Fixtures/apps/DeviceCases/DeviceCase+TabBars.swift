import UIKit

// Tab bars, alone and of controllers.
extension DeviceCase {
    @MainActor static let tabBars: [DeviceCase] = [
        DeviceCase("ax-tab-badges-17", 393, 852) {
            let items = ["Item A", "Item B", "Item C", "Item D"].map { item($0) }
            for (item, badge) in zip(items, ["", "3", "A", "3"]) { item.badgeValue = badge }
            return bar(items, width: 393)
        },
        DeviceCase("ax-tab-titles-17", 393, 852) { sixTitles(width: 393) },
        DeviceCase("ax-tab-titles-18", 402, 874) { sixTitles(width: 402) },
        DeviceCase("edx-tabs-15", 375, 667, scale: 2) { atTheEdge() },
        DeviceCase("em-tabs-light", on: .iPhone15Pro) { japanese() },
        DeviceCase("mu-tabs-four", on: .iPhoneX) {
            let purple = UIColor(red: 81.0 / 255, green: 43.0 / 255, blue: 212.0 / 255, alpha: 1)
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .white
            for look in [appearance.stackedLayoutAppearance.normal, appearance.stackedLayoutAppearance.selected] {
                look.titleTextAttributes[.foregroundColor] = purple
            }
            return tabs(appearance, ["One", "Two", "Three", "Four"].map { item($0) })
        },
        DeviceCase("mu-tabs-icons", on: .iPhoneX) {
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor(
                red: 0, green: 128.0 / 255, blue: 0, alpha: 1)
            appearance.stackedLayoutAppearance.selected.titleTextAttributes[.foregroundColor] = UIColor.red
            let controller = tabs(appearance, ["Tab1", "Tab2"].map { item($0, ring(18)) })
            controller.selectedIndex = 1
            return controller
        },
        DeviceCase("mu-tabs-unselected-grey", on: .iPhoneX) {
            tabs(UITabBarAppearance(), ["Page 1", "Page 2", "Page 3"].map { item($0) })
        },
        DeviceCase("tg-tabs", 390, 844) { framed() },
    ]

    @MainActor private static func item(_ title: String?, _ image: UIImage? = nil) -> UITabBarItem {
        UITabBarItem(title: title, image: image, tag: 0)
    }

    @MainActor private static func bar(_ items: [UITabBarItem], width: CGFloat) -> UIView {
        let bar = UITabBar(frame: CGRect(x: 0, y: 29.0 / 3, width: width, height: 49))
        bar.items = items
        return box(.white, [bar])
    }

    @MainActor private static func sixTitles(width: CGFloat) -> UIView {
        let items = ["Item A", "Item B", "Item C", nil, "Item E", nil].map { item($0) }
        items[2].isEnabled = false
        let view = bar(items, width: width)
        (view.subviews.first as? UITabBar)?.selectedItem = items[1]
        return view
    }

    @MainActor private static func tabs(
        _ appearance: UITabBarAppearance, _ items: [UITabBarItem]
    ) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = items.map { item in
            let content = page()
            content.tabBarItem = item
            return content
        }
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        return tabs
    }

    /// The content ends in a darker line above the bar.
    @MainActor private static func atTheEdge() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Discover", "Learn", "Profile"].enumerated().map { index, title in
            let color = UIColor(red: 251.0 / 255, green: 250.0 / 255, blue: 249.0 / 255, alpha: 1)
            let content = page(nil, color)
            content.view.addSubview(
                box(
                    UIColor(red: 242.0 / 255, green: 240.0 / 255, blue: 239.0 / 255, alpha: 1),
                    CGRect(x: 0, y: 617.5, width: 375, height: 0.5)))
            content.tabBarItem = item(title, index == 1 ? ring(20, height: 15.5) : nil)
            return content
        }
        tabs.selectedIndex = 1
        return tabs
    }

    /// Without the letters of the titles, which no font here has.
    @MainActor private static func japanese() -> UIViewController {
        let bar = UINavigationBarAppearance.opaque(.white)
        bar.shadowColor = nil
        bar.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.black]
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        (appearance.backgroundColor, appearance.shadowColor) = (.white, nil)
        appearance.stackedLayoutAppearance.selected.titleTextAttributes[.foregroundColor] = UIColor.black
        appearance.stackedLayoutAppearance.selected.iconColor = .black
        let tabs = UITabBarController()
        tabs.viewControllers = ["プロフィール", "メモ", "設定"].map { title in
            let navigation = stack(bar, page("設定"))
            navigation.tabBarItem = item(title, ring(22.5, height: 23))
            return navigation
        }
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        tabs.selectedIndex = 2
        return tabs
    }

    /// A tab bar controller 10 points inside of a white picture.
    @MainActor private static func framed() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Blue", "Green", "Red"].map { title in
            let screen = page()
            let content = box(UIColor(red: 100.0 / 255, green: 149.0 / 255, blue: 237.0 / 255, alpha: 1))
            content.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(content)
            let area = screen.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: area.topAnchor),
                content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
            screen.tabBarItem = item(title, ring(22))
            return screen
        }
        let frame = ViewController(white: tabs)
        tabs.view.autoresizingMask = []
        tabs.view.frame = CGRect(x: 10, y: 10, width: 370, height: 300)
        return frame
    }

    /// A template with a ring or an oval.
    private static func ring(_ width: CGFloat, height: CGFloat? = nil) -> UIImage {
        let size = CGSize(width: width, height: height ?? width)
        return UIGraphicsImageRenderer(size: size).image { _ in
            let ring = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
            ring.lineWidth = 2
            ring.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}

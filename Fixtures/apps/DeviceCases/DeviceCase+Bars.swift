import UIKit

// Navigation bars and tab bars.
extension DeviceCase {
    @MainActor static let bars: [DeviceCase] = [
        DeviceCase("pf-tabs-iphone-se", 320, 548) { tabs(.medium) },
        DeviceCase("pf-tabs-iphone-x", 375, 734) { tabs(.medium) },
        DeviceCase("pf-tabs-iphone-xs-max", 414, 818) { tabs(.large) },
        DeviceCase("tp-navigation-opaque", 375, 667) { navigation() },
        DeviceCase("tp-tab-bar", 375, 667) { tabBar() },
    ]

    @MainActor private static func tabs(_ category: UIContentSizeCategory) -> UIViewController {
        let labels = FourLabelsController(category)
        labels.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: labels)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        // Bars have their backgrounds over any content until iOS 15.
        navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
        tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
        return tabs
    }

    @MainActor private static func navigation() -> UIViewController {
        let ink = UIColor(red: 47.0 / 255, green: 48.0 / 255, blue: 51.0 / 255, alpha: 1)
        let screen = UIViewController()
        screen.view.backgroundColor = UIColor(red: 211.0 / 255, green: 212.0 / 255, blue: 213.0 / 255, alpha: 1)
        screen.navigationItem.title = "Test"
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: caret(), style: .plain, target: nil, action: nil)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .white
        appearance.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 16, weight: .bold), .foregroundColor: ink,
        ]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.navigationBar.tintColor = ink
        return navigation
    }

    @MainActor private static func tabBar() -> UIViewController {
        let ink = UIColor(red: 103.0 / 255, green: 109.0 / 255, blue: 115.0 / 255, alpha: 1)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .white
        appearance.stackedLayoutAppearance.normal.iconColor = ink
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 10, weight: .bold), .foregroundColor: ink,
        ]
        let bar = UITabBar()
        bar.standardAppearance = appearance
        bar.items = ["Left", "Middle", "Right"].map { UITabBarItem(title: $0, image: disc(), tag: 0) }
        bar.translatesAutoresizingMaskIntoConstraints = false
        let screen = box(.white, [bar])
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
        ])
        return ViewController(screen)
    }

    /// A template image of 28 points with a disc of 24 points.
    private static func disc() -> UIImage {
        template { UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 24, height: 24)).fill() }
    }

    /// A template image of 28 points with a caret that points to the left.
    private static func caret() -> UIImage {
        template {
            let caret = UIBezierPath()
            caret.move(to: CGPoint(x: 18, y: 6.5))
            caret.addLine(to: CGPoint(x: 10.5, y: 14))
            caret.addLine(to: CGPoint(x: 18, y: 21.5))
            caret.lineWidth = 2
            caret.lineCapStyle = .round
            caret.lineJoinStyle = .round
            caret.stroke()
        }
    }

    private static func template(_ draw: () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in draw() }
            .withRenderingMode(.alwaysTemplate)
    }
}

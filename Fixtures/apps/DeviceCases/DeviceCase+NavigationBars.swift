import UIKit

// Navigation bars on whole screens.
extension DeviceCase {
    @MainActor static let navigationBars: [DeviceCase] = [
        DeviceCase("ax-nav-back-17", on: .iPhone15Pro) {
            pushed("Second", over: "First", label: "Back Button Accessibility Traits - With Titles")
        },
        DeviceCase("ax-nav-back-18", on: .iPhone16Pro) {
            pushed("Second", over: "First", label: "Back Button Accessibility Traits - With Titles")
        },
        DeviceCase("ax-nav-back-untitled-18", on: .iPhone16Pro) {
            pushed(nil, over: nil, label: "Back Button Accessibility Traits - Without Titles")
        },
        DeviceCase("cd-rtl-back", 320, 480, scale: 2, layoutDirection: .rightToLeft) { rightToLeft() },
        DeviceCase("mu-nav-back", on: .iPhoneX) { stack(.opaque(.white), page(.white), page("Issue22433_Layout")) },
        DeviceCase("mu-nav-back-cats", on: .iPhoneX) { stack(.opaque(.white), page("Cats"), page(.white)) },
        DeviceCase("mu-nav-left-text", on: .iPhoneX) {
            let appearance = UINavigationBarAppearance.opaque(.red)
            appearance.titleTextAttributes[.foregroundColor] = UIColor.yellow
            let content = page("Title 2", UIColor(red: 139.0 / 255, green: 0, blue: 0, alpha: 1))
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "The Flyout", style: .plain, target: nil, action: nil)
            let navigation = stack(appearance, content)
            navigation.navigationBar.tintColor = .yellow
            return navigation
        },
        DeviceCase("mu-nav-title-options", on: .iPhoneX) {
            let content = page("SwitchControlPage")
            content.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Options", style: .plain, target: nil, action: nil)
            return stack(.opaque(.white), content)
        },
        DeviceCase("rn-nav-back-font", on: .iPhone16ProMax) {
            let appearance = UINavigationBarAppearance.opaque(.white)
            appearance.titleTextAttributes = [
                .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.magenta,
            ]
            return components(appearance, component("First Component"), component("Second Component"))
        },
        DeviceCase("rn-nav-hidden", on: .iPhone16ProMax) {
            let navigation = components(.opaque(.white), component(nil, label: "FirstComponent"))
            navigation.isNavigationBarHidden = true
            return navigation
        },
        DeviceCase("rn-nav-opaque-push", on: .iPhone16ProMax) {
            components(.opaque(.red), component(""), component(nil))
        },
        DeviceCase("rn-nav-title", on: .iPhone16ProMax) {
            components(.opaque(.white), component("First Component", label: "FirstComponent"))
        },
        DeviceCase("rn-nav-translucent", on: .iPhone16ProMax) {
            let navigation = components(UINavigationBarAppearance(), component(nil))
            navigation.navigationBar.isTranslucent = true
            return navigation
        },
        DeviceCase("tg-window", on: .iPhone15Pro) {
            UINavigationController(rootViewController: page("My Application"))
        },
    ]

    /// - Parameter title: The title in the bar.
    @MainActor static func page(_ title: String? = nil, _ color: UIColor = .white) -> UIViewController {
        let page = UIViewController()
        page.navigationItem.title = title
        page.view.backgroundColor = color
        return page
    }

    @MainActor private static func page(_ color: UIColor) -> UIViewController { page(nil, color) }

    @MainActor static func stack(
        _ appearance: UINavigationBarAppearance, _ pages: UIViewController...
    ) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        return navigation
    }

    @MainActor private static func pushed(
        _ title: String?, over below: String?, label text: String
    ) -> UIViewController {
        let (first, second) = (UIViewController(), UIViewController())
        (first.navigationItem.title, second.navigationItem.title) = (below, title)
        center(text, in: second.view)
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        return ViewController(white: navigation)
    }

    @MainActor private static func component(_ title: String?, label: String? = nil) -> UIViewController {
        let content = page(title, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        if let label { center(label, in: content.view) }
        return content
    }

    @MainActor private static func components(
        _ appearance: UINavigationBarAppearance, _ pages: UIViewController...
    ) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        return navigation
    }

    @MainActor private static func center(_ text: String, in view: UIView) {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    /// A screen of the iPhone 4s, of iOS 9.
    @MainActor private static func rightToLeft() -> UIViewController {
        let below = page("oboT")
        let content = page(nil, UIColor(red: 239.0 / 255, green: 239.0 / 255, blue: 244.0 / 255, alpha: 1))
        content.view.addSubview(box(.white, CGRect(x: 0, y: 99, width: 320, height: 132)))
        let color = UIColor(red: 246.0 / 255, green: 246.0 / 255, blue: 248.0 / 255, alpha: 1)
        let navigation = stack(.opaque(color), below, content)
        navigation.additionalSafeAreaInsets.top = 20
        return navigation
    }
}

extension UINavigationBarAppearance {
    @MainActor static func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }
}

extension ViewController {
    /// Shows a controller that is transparent on white.
    convenience init(white child: UIViewController) {
        let view = UIView()
        view.backgroundColor = .white
        self.init(view)
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

import AdaptationGallery
import Framereel
import UIKit

extension AppScene {
    /// Presentations whose window changes its size classes, and presentations from a context that leaves the screen and
    /// comes back, at one pixel per point.
    static let adaptations = [
        AppScene(home: "popover-narrowed", on: .iPad) { world, home in
            world.at(0.1) { home.show(.popover) }
            world.at(0.6) { world.resize(to: third) }
            world.at(1.2) { world.resize(to: full) }
        },
        AppScene(home: "popover-wrapped", on: .iPad) { world, home in
            home.adaptor = Adaptor(wraps: true)
            world.at(0.1) { home.show(.popover) }
            world.at(0.6) { world.resize(to: third) }
            world.at(1.2) { world.resize(to: full) }
        },
        AppScene(home: "popover-widened", on: .iPad) { world, home in
            world.resize(to: third)
            world.at(0.5) { home.show(.popover) }
            world.at(1.2) { world.resize(to: full) }
        },
        AppScene(home: "sheet-turned", on: .iPhone15) { world, home in
            world.at(0.1) { home.show(.pageSheet) }
            world.at(0.7) { world.rotate(to: .landscapeLeft) }
            world.at(1.3) { world.rotate(to: .portrait) }
        },
        AppScene(home: "sheet-uprighted", on: .iPhone15) { world, home in
            world.rotate(to: .landscapeRight)
            world.at(0.5) { home.show(.formSheet) }
            world.at(1.2) { world.rotate(to: .portrait) }
        },
        AppScene(home: "drawer-narrowed", on: .iPad) { world, home in
            world.at(0.1) { home.show(.custom) }
            world.at(0.7) { world.resize(to: third) }
            world.at(1.3) { world.resize(to: full) }
        },
        // Half, a third and two thirds of an iPad in landscape.
        AppScene(home: "split-widths", on: .iPad) { world, home in
            world.resize(to: CGSize(width: 1180, height: 820))
            world.at(0.5) { home.show(.popover) }
            for (index, width) in [585, 375, 795].enumerated() {
                world.at(1 + Double(index) * 0.5) { world.resize(to: CGSize(width: width, height: 820)) }
            }
            world.wait(until: 2.6)
        },
        AppScene(columns: "context-narrowed", on: .iPad) { world, home in
            home.adaptor = Adaptor()
            world.at(0.1) { home.show(.currentContext) }
            world.at(0.7) { world.resize(to: third) }
            world.at(1.3) { world.resize(to: full) }
        },
        AppScene(coarse: "context-in-a-tab", on: .iPhone15) { world in
            let (home, other) = (HomeViewController(), UIViewController())
            let tabs = UITabBarController()
            home.definesPresentationContext = true
            other.view.backgroundColor = .systemMint
            tabs.viewControllers = [home, other]
            world.window.rootViewController = tabs
            world.at(0.1) { home.show(.overCurrentContext) }
            world.at(0.8) { tabs.selectedIndex = 1 }
            world.at(1) { tabs.selectedIndex = 0 }
        },
        AppScene(coarse: "context-under-a-push", on: .iPhone15) { world in
            let (home, other) = (HomeViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: home)
            home.definesPresentationContext = true
            other.view.backgroundColor = .systemMint
            world.window.rootViewController = navigation
            world.at(0.1) { home.show(.currentContext) }
            world.at(0.7) { navigation.pushViewController(other, animated: true) }
            world.at(1.3) { navigation.popViewController(animated: true) }
        },
    ]

    private static let full = CGSize(width: 820, height: 1180)
    private static let third = CGSize(width: 320, height: 1180)

    private init(
        home name: String, on device: Device,
        _ play: @escaping @MainActor @Sendable (World, HomeViewController) -> Void
    ) {
        self.init(coarse: name, on: device) { world in
            let home = HomeViewController()
            world.window.rootViewController = home
            play(world, home)
        }
    }

    private init(
        columns name: String, on device: Device,
        _ play: @escaping @MainActor @Sendable (World, HomeViewController) -> Void
    ) {
        self.init(coarse: name, on: device) { world in
            let home = HomeViewController()
            world.window.rootViewController = ColumnsViewController(content: home)
            play(world, home)
        }
    }

    private init(coarse name: String, on device: Device, _ play: @escaping @MainActor @Sendable (World) -> Void) {
        let device = Device(
            name: device.name, width: device.width, height: device.height, scale: 1, top: device.top,
            bottom: device.bottom)
        self.init("adaptation/\(name)", on: device) { world in
            play(world)
            world.wait(until: 1.9)
        }
    }
}

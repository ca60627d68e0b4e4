import Framereel
import LayoutScreens
import UIKit

extension AppScene {
    /// Ten screens laid out only by constraints, each on a small phone, a large phone, a tablet, and from right to
    /// left.
    static let layouts = screens.flatMap { name, play in
        [
            AppScene(screen: name, on: "se", .iPhoneSE, play: play),
            AppScene(screen: name, on: "max", .iPhone15ProMax, play: play),
            AppScene(screen: name, on: "pad", .iPad, play: play),
            AppScene(screen: name, on: "right-to-left", .iPhoneSE) { world in
                world.window.screen.settings.traits.layoutDirection = .rightToLeft
                play(world)
            },
        ]
    }

    /// Creates a scene at one pixel per point with the safe area of the device.
    private init(
        screen name: String, on key: String, _ device: Device, play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        let coarse = Device(
            name: device.name, width: device.width, height: device.height, scale: 1, top: device.top,
            bottom: device.bottom)
        self.init("layouts/\(name)-\(key)", on: coarse, play: play)
    }

    private static let screens: [(String, @MainActor @Sendable (World) -> Void)] = [
        (
            "settings",
            { world in
                let settings = SettingsViewController()
                world.window.rootViewController = UINavigationController(rootViewController: settings)
                world.at(0.1) { settings.toggleNotifications() }
                world.wait(until: 0.6)
            }
        ),
        (
            "chat",
            { world in
                let chat = ChatViewController()
                world.window.rootViewController = UINavigationController(rootViewController: chat)
                world.at(0.1) { chat.receive("And if it rains, we eat in the kitchen as always.") }
                world.wait(until: 0.6)
            }
        ),
        (
            "player",
            { world in
                let player = PlayerViewController()
                world.window.rootViewController = player
                world.at(0.1) { player.expand() }
                world.wait(until: 0.7)
            }
        ),
        (
            "card",
            { world in
                let card = CardViewController()
                world.window.rootViewController = card
                world.at(0.1) { card.showMore() }
                world.wait(until: 0.6)
            }
        ),
        (
            "form",
            { world in
                let card = CardViewController()
                world.window.rootViewController = card
                world.at(0.1) { card.openForm() }
                world.at(0.7) { card.saveForm() }
                world.wait(until: 1.1)
            }
        ),
        (
            "grid",
            { world in
                world.window.rootViewController = GridViewController()
                let (from, to) = (CGPoint(x: 150, y: 500), CGPoint(x: 150, y: 300))
                world.touch(from: from, to: to, start: 0.1, duration: 0.4, rest: 0.15)
                world.wait(until: 0.7)
            }
        ),
        (
            "onboarding",
            { world in
                let onboarding = OnboardingViewController()
                world.window.rootViewController = onboarding
                world.at(0.1) { onboarding.showNextPage() }
                world.wait(until: 0.5)
            }
        ),
        (
            "detail",
            { world in
                let places = PlacesViewController()
                let navigation = UINavigationController(rootViewController: places)
                navigation.isNavigationBarHidden = true
                world.window.rootViewController = navigation
                world.at(0.1) { places.openFirst() }
                let (from, to) = (CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 330))
                world.touch(from: from, to: to, start: 0.7, duration: 0.3, rest: 0.1)
                world.wait(until: 1.2)
            }
        ),
        (
            "sheet",
            { world in
                let map = MapViewController()
                world.window.rootViewController = map
                world.at(0.1) { map.showStops() }
                world.at(0.7) { map.expandStops() }
                world.wait(until: 1.3)
            }
        ),
        (
            "login",
            { world in
                let login = LoginViewController()
                world.window.rootViewController = login
                world.at(0.1) { login.beginTyping() }
                world.at(0.65) { login.type("amira") }
                world.wait(until: 0.75)
            }
        ),
    ]
}

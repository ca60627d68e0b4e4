import AdaptationGallery
import Framereel
import UIKit

extension AppScene {
    /// User settings that change while an application runs, and an interface that rotates by itself, at one pixel per
    /// point.
    static let environment = [
        AppScene(environment: "dark", showing: SettingsViewController()) { world, _ in
            world.showsHomeIndicator = true
            world.at(0.3) { world.set(.dark) }
            world.wait(until: 0.8)
        },
        AppScene(environment: "text-size", showing: SettingsViewController()) { world, navigation in
            world.at(0.2) { world.set(contentSize: .accessibilityMedium) }
            world.at(0.4) { navigation.pushViewController(DetailsViewController(), animated: false) }
            world.at(0.6) { world.set(contentSize: .extraSmall) }
            world.wait(until: 0.8)
        },
        AppScene(environment: "contrast-and-bold", showing: DetailsViewController()) { world, navigation in
            navigation.navigationBar.topItem?.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            world.at(0.2) { world.set(boldText: true) }
            world.at(0.4) { world.set(contrast: .high) }
            world.wait(until: 0.8)
        },
        AppScene(environment: "cross-fades", showing: SettingsViewController()) { world, navigation in
            world.set(reduceMotion: true, prefersCrossFades: true)
            world.at(0.1) { navigation.pushViewController(DetailsViewController(), animated: true) }
            world.at(0.7) {
                let sheet = UINavigationController(rootViewController: DetailsViewController())
                navigation.present(sheet, animated: true)
            }
            world.wait(until: 1.3)
        },
        AppScene(environment: "film", showing: SettingsViewController()) { world, navigation in
            world.showsHomeIndicator = true
            let film = FilmViewController()
            film.loadViewIfNeeded()
            world.at(0.1) { navigation.present(film, animated: true) }
            world.at(1.2) { film.dismiss(animated: true) }
            world.wait(until: 2.2)
        },
        AppScene(environment: "mirrored", showing: SettingsViewController()) { world, navigation in
            world.at(0.2) { world.set(layoutDirection: .rightToLeft) }
            world.at(0.3) { navigation.pushViewController(DetailsViewController(), animated: true) }
            world.touch(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 90, y: 400), start: 1, duration: 0.4)
            world.wait(until: 1.8)
        },
    ]

    private init(
        environment name: String, showing root: @escaping @autoclosure @MainActor @Sendable () -> UIViewController,
        play: @escaping @MainActor @Sendable (World, UINavigationController) -> Void
    ) {
        self.init("environment/\(name)", on: .iPhone15.coarse) { world in
            let navigation = UINavigationController(rootViewController: root())
            world.window.rootViewController = navigation
            play(world, navigation)
        }
    }
}

extension Device {
    /// The device at one pixel per point.
    fileprivate var coarse: Device {
        Device(name: name, width: width, height: height, scale: 1, top: top, bottom: bottom)
    }
}

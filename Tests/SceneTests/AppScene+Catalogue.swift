import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Every screen of the catalog, and the moving screens.
    static let catalogue = Catalogue.all.map(AppScene.init(screen:)) + catalogueMotions

    /// The moving screens of each topic.
    private static let catalogueMotions: [AppScene] =
        catalogueAlerts + catalogueSearch + catalogueControls + catalogueBars + catalogueText + catalogueMenus

    /// The looks and styles in order.
    private static let appearances: [(look: ScreenSettings.Look, style: UIUserInterfaceStyle)] = [
        (.classic, .light), (.classic, .dark), (.iOS26, .light), (.iOS26, .dark),
    ]

    /// Creates four frames of the screen, with both looks in light and dark.
    private init(screen: CatalogueScreen) {
        self.init("catalogue/\(screen.name)", on: Self.catalogueDevice) { world in
            for (index, appearance) in Self.appearances.enumerated() {
                let show = { @MainActor in
                    world.window.screen.settings.look = appearance.look
                    world.window.screen.settings.traits.userInterfaceStyle = appearance.style
                    world.window.rootViewController = screen.make()
                }
                // The time is between two frames of the golden, which are 0.05 seconds apart.
                if index == 0 { show() } else { world.at(0.05 * Double(index) - 0.025, show) }
            }
            world.wait(until: 0.15)
        }
    }

    /// Creates a moving screen.
    ///
    /// - Parameter play: Shows the screen and schedules touches.
    init(
        catalogue name: String, look: ScreenSettings.Look, style: UIUserInterfaceStyle = .light,
        until end: TimeInterval, _ play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("catalogue/\(name)", on: Self.catalogueDevice) { world in
            world.window.screen.settings.look = look
            world.window.screen.settings.traits.userInterfaceStyle = style
            play(world)
            world.wait(until: end)
        }
    }

    /// A small device, which keeps the goldens small.
    private static let catalogueDevice = Device(
        name: "catalogue", width: 320, height: 480, scale: 2, top: 20, bottom: 0)
}

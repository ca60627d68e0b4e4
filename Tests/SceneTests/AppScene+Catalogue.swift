import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Every screen of the catalogue, and those that move.
    static let catalogue = Catalogue.all.map(AppScene.init(screen:)) + catalogueMotions

    /// The moving screens of each topic.
    private static let catalogueMotions: [AppScene] =
        catalogueAlerts + catalogueSearch + catalogueControls + catalogueBars + catalogueText + catalogueMenus

    /// Looks and styles, one after the other.
    private static let appearances: [(look: ScreenSettings.Look, style: UIUserInterfaceStyle)] = [
        (.classic, .light), (.classic, .dark), (.iOS26, .light), (.iOS26, .dark),
    ]

    /// Four frames: the screen in both looks, light and dark.
    private init(screen: CatalogueScreen) {
        self.init("catalogue/\(screen.name)", on: Self.catalogueDevice) { world in
            for (index, appearance) in Self.appearances.enumerated() {
                let show = { @MainActor in
                    world.window.screen.settings.look = appearance.look
                    world.window.screen.settings.barLook = appearance.look
                    world.window.screen.settings.traits.userInterfaceStyle = appearance.style
                    world.window.rootViewController = screen.make()
                }
                // Between two of the golden's frames, which are 0.05 seconds apart.
                if index == 0 { show() } else { world.at(0.05 * Double(index) - 0.025, show) }
            }
            world.wait(until: 0.15)
        }
    }

    /// A screen that moves.
    ///
    /// - Parameter play: Shows the screen, and plans touches.
    init(
        catalogue name: String, look: ScreenSettings.Look, style: UIUserInterfaceStyle = .light,
        until end: TimeInterval, _ play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("catalogue/\(name)", on: Self.catalogueDevice) { world in
            world.window.screen.settings.look = look
            world.window.screen.settings.barLook = look
            world.window.screen.settings.traits.userInterfaceStyle = style
            play(world)
            world.wait(until: end)
        }
    }

    /// Small, so that the goldens are.
    private static let catalogueDevice = Device(
        name: "catalogue", width: 320, height: 480, scale: 2, top: 20, bottom: 0)
}

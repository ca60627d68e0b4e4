import Framereel
import GuideInteraction
import GuideListings
import UIKit

extension AppScene {
    /// Each listing of the guide, playing.
    static let listings = [
        AppScene("guide/listing-8-1") { world in
            let list = RecipeListViewController()
            world.window.rootViewController = list
            world.at(0.2) { list.add() }
            world.at(1) { list.goBack() }
            world.wait(until: 1.6)
        },
        AppScene("guide/listing-9-2") { world in
            let list = RecipeListViewController()
            world.window.rootViewController = list
            world.at(0.5) { list.showRecipe() }
            world.at(1.5) { list.goBack() }
            world.wait(until: 2)
        },
        // Listings 10-1, 10-2 and 11-1 to 11-6, since chapters 10 and 11 make one application.
        AppScene("guide/listings-10-2-and-11") { world in
            let list = ListViewController()
            world.window.rootViewController = list
            world.at(0.2) { list.showCard() }
            world.at(1) { list.hideCard() }
            world.wait(until: 1.7)
        },
        // Listings 10-3 and 10-4: the finger finishes, releases at 30 %, or catches the sheet on its way out.
        AppScene(sheet: "guide/listing-10-4-finished") { world, host in
            host.hideSheet(interactively: true)
            world.touch(from: CGPoint(x: 100, y: 130), to: CGPoint(x: 100, y: 390), start: 0.9, duration: 0.6)
        },
        AppScene(sheet: "guide/listing-10-4-cancelled") { world, host in
            host.hideSheet(interactively: true)
            world.touch(
                from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 340), start: 0.9, duration: 0.6, rest: 0.1)
        },
        AppScene(sheet: "guide/listing-10-4-resumed") { world, host in
            host.hideSheetWithinReach()
            world.touch(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 380), start: 0.9, duration: 0.4)
            world.touch(
                along: [CGPoint(x: 100, y: 380), CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 395)], start: 1.4,
                duration: 0.5, rest: 0.2)
        },
        // The notes on transition protocols.
        AppScene(panel: "guide/protocols-finished", to: 620),
        AppScene(panel: "guide/protocols-cancelled", to: 420),
    ]

    /// Creates a sheet that is presented after 0.6 s and whose dismissal begins at 0.8 s.
    private init(sheet name: String, _ play: @escaping @MainActor @Sendable (World, SheetHostViewController) -> Void) {
        self.init(name, size: CGSize(width: 200, height: 400)) { world in
            let host = SheetHostViewController()
            world.window.rootViewController = host
            world.at(0.1) { host.showSheet() }
            world.at(0.8) { play(world, host) }
            world.wait(until: 2.4)
        }
    }

    /// Creates a panel that is presented after 0.7 s. A finger drags it from y = 160, between 1 s and 1.5 s.
    private init(panel name: String, to y: CGFloat) {
        self.init(name) { world in
            let host = PanelHostViewController()
            world.window.rootViewController = host
            world.at(0.2) { host.showPanel() }
            world.touch(from: CGPoint(x: 195, y: 160), to: CGPoint(x: 195, y: y), start: 1, duration: 0.5)
            world.wait(until: 2)
        }
    }
}

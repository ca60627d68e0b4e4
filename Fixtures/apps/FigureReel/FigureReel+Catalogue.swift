import Catalogue
import Framereel
import UIKit

// The scenes of the article "The catalogue".
extension FigureReel {
    private static let topics: [(name: String, screens: [CatalogueScreen])] = [
        ("controls", Catalogue.controls), ("pickers", Catalogue.pickers), ("buttons", Catalogue.buttons),
        ("menus", Catalogue.menus), ("text", Catalogue.text), ("alerts", Catalogue.alerts),
        ("search", Catalogue.search), ("bars", Catalogue.bars), ("symbols", Catalogue.symbols),
    ]

    // A second for each screen of a topic, light and as up to iOS 18; then for each of them dark and as in iOS 26.
    static let catalogue = topics.map { topic in
        Scene("catalogue-\(topic.name)", device: phone) { world in
            let screens = topic.screens + topic.screens
            for (index, screen) in screens.enumerated() {
                world.at(Double(index)) {
                    let isNew = index >= topic.screens.count
                    world.window.screen.settings.look = isNew ? .iOS26 : .classic
                    world.window.screen.settings.traits.userInterfaceStyle = isNew ? .dark : .light
                    world.window.rootViewController = screen.make()
                }
            }
            world.wait(until: Double(screens.count))
        }
    }

    // That of the screens of the catalogue.
    private static let phone = Device(name: "catalogue", width: 320, height: 480, scale: 2, top: 20, bottom: 0)
}

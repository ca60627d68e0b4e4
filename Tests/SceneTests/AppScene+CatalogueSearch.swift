import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// A search in a navigation bar, from the first tap to the cancel button.
    static let catalogueSearch = [ScreenSettings.Look.classic, .iOS26].map { look in
        AppScene(catalogue: look == .classic ? "search-typed" : "search-typed-ios26", look: look, until: 2.4) { world in
            let list = RecipeSearchViewController()
            world.window.rootViewController = UINavigationController(rootViewController: list)
            world.tap(at: CGPoint(x: 150, y: look == .classic ? 83 : 93), start: 0.1)
            world.type("br", start: 0.8)
            world.tap(at: CGPoint(x: 288, y: 39), start: 1.6)
        }
    }
}

import Foundation
import Framereel
import TestSupport
import UIKit

extension AppScene {
    /// What a storyboard looks like without the classes it names.
    static let storyboards = [
        AppScene("storyboards/scenes", size: CGSize(width: 393, height: 852)) { world in
            let navigation = trips.instantiateInitialViewController() as? UINavigationController
            world.window.rootViewController = navigation
            world.at(0.2) { navigation?.topViewController?.performSegue(withIdentifier: "showTrip", sender: nil) }
            world.wait(until: 0.8)
        },
        AppScene("storyboards/references", size: CGSize(width: 393, height: 852)) { world in
            let card = trips.instantiateViewController(withIdentifier: "trips")
            world.window.rootViewController = card
            world.at(0.2) { card.performSegue(withIdentifier: "help", sender: nil) }
            world.at(1) { (card.presentedViewController as? UITabBarController)?.selectedIndex = 1 }
            world.wait(until: 1.2)
        },
    ]

    @MainActor private static var trips: UIStoryboard {
        let folder = Repository.root.appending(path: "Fixtures/storyboards/trips").path
        return UIStoryboard(name: "Main", bundle: Bundle(path: folder))
    }
}

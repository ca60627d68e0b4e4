import Framereel
import GuideListings
import UIKit

// The listings of the guide, made into a command: what a user of Framereel writes beside an application.
@main struct GuideReel: ReelCommand {
    static let scenes = [
        Scene("diagonal", title: "A card slides in diagonally over half a list", device: .iPhone14) { world in
            let list = ListViewController()
            world.window.rootViewController = list
            world.at(0.2) { list.showCard() }
            world.at(1.0) { list.hideCard() }
            world.wait(until: 1.7)
        }
    ]
}

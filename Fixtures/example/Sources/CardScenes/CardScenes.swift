import Card
import Framereel
import UIKit

/// The transitions that are rendered and tested.
public enum CardScenes {
    /// The card comes, stays for a moment, and goes.
    public static let card = Scene(
        "card", title: "A card slides in and out", width: 390, height: 844, scale: 1
    ) { world in
        let list = ListViewController()
        world.window.rootViewController = list
        world.at(0.1) { list.showCard() }
        world.at(0.7) { list.hideCard() }
    }

    public static let all = [card]
}

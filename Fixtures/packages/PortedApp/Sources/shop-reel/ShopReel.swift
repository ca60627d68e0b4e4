import Framereel
import Shop
import UIKit

@main struct ShopReel: ReelCommand {
    static let scenes = [
        Scene("card", title: "A card comes from below and goes", device: .iPhone14) { world in
            let shop = ShopViewController()
            world.window.rootViewController = shop
            world.at(0.2) { shop.showCard(shop) }
            world.at(1.0) { shop.dismiss(animated: true) }
        }
    ]
}

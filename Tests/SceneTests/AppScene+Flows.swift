import Framereel
import Shop
import UIKit

extension AppScene {
    /// Steps in words.
    static let flows = [
        AppScene("flows/purchase", on: .iPhone14) { world in
            world.window.rootViewController = UINavigationController(rootViewController: ProductsViewController())
            world.tap("Umbrella")
            world.tap("Add to cart")
            world.expect("In your cart")
            world.swipeBack(progress: 0.4, cancel: true)
            world.back()
        }
    ]
}

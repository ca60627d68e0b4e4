import FramereelTesting
import Kit
import Testing
import UIKit

@testable import Shop

@MainActor @Test func theShopIsRunAsOnAPhone() throws {
    var shop: ShopViewController?
    let recording = try Recording(
        of: Scene("card", device: .iPhone14) { world in
            let controller = ShopViewController()
            shop = controller
            world.window.rootViewController = controller
            world.at(0.2) { controller.showCard(controller) }
            world.at(0.8) { controller.scroll.contentOffset.y = 40 }
            world.at(1.0) { controller.dismiss(animated: true) }
        })
    #expect(recording.duration > 1.3)
    // Content moves below the status bar first. The list does not appear once more, since a custom presentation leaves it on screen.
    #expect(
        shop?.told == [
            "scrolled", "list appeared", "timer", "openings 0 to 1", "appeared 1", "noted true 1", "scrolled",
        ])
}

/// Both modules are ported by themselves.
@MainActor @Test func aClassOfTheShopImplementsAnOptionalRequirementOfItsLibrary() {
    let (badge, owner) = (Badge(), BadgeOwner())
    #expect(badge.title == "untitled")
    badge.delegate = owner
    #expect(badge.title == "Cards")
}

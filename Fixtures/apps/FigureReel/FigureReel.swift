import Framereel
import GuideFigures
import GuideListings
import Shop
import UIKit

// The scenes of the figures in the articles "The guide, drawn", under the numbers that they have in the guide, "The catalogue" and "Flows".
@main struct FigureReel: ReelCommand {
    private static let green = UIColor(red: 0.16, green: 0.56, blue: 0.36, alpha: 1)
    private static let gray = UIColor(white: 0.42, alpha: 1)
    private static let blue = UIColor(red: 0.16, green: 0.38, blue: 0.78, alpha: 1)

    static let scenes = guide + catalogue + [purchase]

    private static let purchase = Scene(
        "purchase", title: "A flow in words", device: .iPhone14, launching: AppDelegate(),
        sceneDelegate: SceneDelegate()
    ) { world in
        world.tap("Umbrella")
        world.tap("Add to cart")
        world.expect("In your cart")
        world.swipeBack(progress: 0.4, cancel: true)
        world.back()
    }

    private static let guide = [
        Scene("figure-8-1", title: "The full-screen presentation styles", device: .iPad) { world in
            let screen = FigureScreen("Presenting", green)
            world.window.rootViewController = screen
            let styles: [(String, UIModalPresentationStyle)] = [
                ("Full screen", .fullScreen), ("Page sheet", .pageSheet), ("Form sheet", .formSheet),
            ]
            for (index, (name, style)) in styles.enumerated() {
                world.at(Double(index) + 1) { screen.show(FigureScreen(name, blue), as: style) }
                world.at(Double(index) + 1.9) { screen.dismiss(animated: false) }
            }
        },
        Scene("figure-8-2", title: "The popover presentation style", device: .iPad) { world in
            let screen = FigureScreen("Presenting", green)
            world.window.rootViewController = screen
            screen.loadViewIfNeeded()
            screen.button.isHidden = false
            world.at(1) { screen.showPopover(FigureScreen("Popover", blue)) }
        },
        Scene("figure-8-3", title: "The current context presentation style", device: .iPad) { world in
            let split = UISplitViewController()
            let screen = FigureScreen("Presenting", green)
            screen.definesPresentationContext = true
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewControllers = [FigureScreen("Primary", gray), screen]
            world.window.rootViewController = split
            world.at(1) { screen.show(FigureScreen("Presented", blue), as: .currentContext) }
        },
        Scene("figure-8-4", title: "A transition animation for a view controller", device: .iPhone15) { world in
            let screen = FigureScreen("Presenting", green)
            world.window.rootViewController = screen
            world.at(0.2) { screen.show(FigureScreen("Presented", blue), as: .fullScreen, animated: true) }
        },
        Scene("figure-10-1", title: "The objects of a custom transition", device: .iPhone14) { world in
            let list = ListViewController()
            world.window.rootViewController = list
            world.at(0.2) { list.showCard() }
        },
        Scene("figure-10-3", title: "The transition coordinator", device: .iPhone15) { world in
            let navigation = UINavigationController(rootViewController: FigureScreen("First", green))
            world.window.rootViewController = navigation
            world.at(0.2) { navigation.pushViewController(FigureScreen("Second", blue), animated: true) }
        },
        Scene("figure-10-4", title: "The from and to objects", device: .iPhone15) { world in
            let screen = FigureScreen("A", green)
            world.window.rootViewController = screen
            world.at(0.5) { screen.showNamingRoles(FigureScreen("B", blue)) }
            world.at(1.5) { screen.dismiss(animated: true) }
        },
    ]
}

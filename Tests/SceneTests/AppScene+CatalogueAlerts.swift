import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Questions and their answers.
    static let catalogueAlerts = [
        // A finger moves from one action to the other and selects it.
        AppScene(catalogue: "alert-answered", look: .classic, until: 1.5) { world in
            let list = QuestionViewController()
            world.window.rootViewController = list
            world.at(0.1) { list.present(UIAlertController.deleteRecipe(), animated: true) }
            world.touch(
                along: [CGPoint(x: 230, y: 297), CGPoint(x: 90, y: 297)], start: 0.6, duration: 0.3, rest: 0.1)
        },
        AppScene(catalogue: "alert-answered-ios26", look: .iOS26, style: .dark, until: 1.7) { world in
            let list = QuestionViewController()
            world.window.rootViewController = list
            world.at(0.1) { list.present(UIAlertController.deleteRecipe(), animated: true) }
            world.touch(along: [CGPoint(x: 90, y: 290)], start: 0.7, duration: 0.2, rest: 0.1)
        },
        // The first field is edited immediately, with the card above the keyboard.
        AppScene(catalogue: "alert-above-keyboard", look: .classic, until: 1) { world in
            let list = QuestionViewController()
            world.window.rootViewController = list
            world.at(0.1) {
                let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Name" }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Save", style: .default))
                list.present(alert, animated: true)
            }
        },
        // The sheet comes from the bottom, and leaves after a tap outside.
        AppScene(catalogue: "action-sheet-cancelled", look: .classic, until: 1.8) { world in
            let list = QuestionViewController()
            world.window.rootViewController = list
            world.at(0.1) { list.present(UIAlertController.share(), animated: true) }
            world.tap(at: CGPoint(x: 160, y: 60), start: 0.9)
        },
    ]
}

import Framereel
import SegueGallery
import UIKit

extension AppScene {
    /// Every kind of segue, and every path of unwinding.
    static let segues = [
        AppScene(segue: "show", until: 0.8) { world in
            let (home, next) = (station("Home"), station("Next"))
            home.goOn(.show, to: next)
            world.window.rootViewController = UINavigationController(rootViewController: home)
            world.tap(home.onwards, at: 0.1)
        },
        // No split view controller shows it, so it is presented.
        AppScene(segue: "show-detail", until: 0.8) { world in
            let (home, next) = (station("Home"), station("Next"))
            home.goOn(.showDetail, to: next)
            world.window.rootViewController = home
            world.tap(home.onwards, at: 0.1)
        },
        AppScene(segue: "modal", until: 1) { world in
            let (home, next) = (station("Home"), station("Next"))
            home.goOn(.presentation(style: .fullScreen, transition: .flipHorizontal), to: next)
            world.window.rootViewController = home
            world.tap(home.onwards, at: 0.1)
        },
        AppScene(segue: "popover", size: CGSize(width: 780, height: 760), until: 0.6) { world in
            let (home, next) = (station("Home"), station("Next"))
            next.preferredContentSize = CGSize(width: 200, height: 240)
            home.goOn(.popoverPresentation(.init()), to: next)
            world.window.rootViewController = home
            world.tap(home.onwards, at: 0.1)
        },
        // A class of the application for the transition, and another one for its reversal.
        AppScene(segue: "custom", until: 1.4) { world in
            let (home, next) = (station("Home"), station("Next"))
            home.goOn(.custom, to: next, by: DropSegue.self)
            next.goBack(by: LiftSegue.self)
            world.window.rootViewController = home
            world.tap(home.onwards, at: 0.1)
            world.tap(next.backwards, at: 0.8)
        },
        AppScene(segue: "embed", until: 0.3) { world in
            let (home, next) = (station("Home"), station("Next"))
            world.window.rootViewController = home
            world.at(0.1) {
                let container = UIView(frame: CGRect(x: 20, y: 220, width: 155, height: 160))
                home.view.addSubview(container)
                home.segueTemplates = [SegueTemplate(.embed(in: container)) { _ in next }]
                home.segueTemplates[0].trigger(sender: container)
            }
        },
        // Two controllers are popped together.
        AppScene(segue: "unwind-stack", until: 0.8) { world in
            let (home, middle, last) = (station("Home"), UIViewController(), station("Last"))
            let navigation = UINavigationController(rootViewController: home)
            navigation.viewControllers = [home, middle, last]
            last.goBack()
            world.window.rootViewController = navigation
            world.tap(last.backwards, at: 0.1)
        },
        // The sheet leaves with its own transition.
        AppScene(segue: "unwind-presentation", until: 1.6) { world in
            let (home, next) = (station("Home"), station("Next"))
            home.goOn(.presentation(style: nil, transition: nil), to: next)
            next.goBack()
            world.window.rootViewController = home
            world.tap(home.onwards, at: 0.1)
            world.tap(next.backwards, at: 0.9)
        },
        // One animation removes three screens over a stack of two.
        AppScene(segue: "unwind-everything", until: 1) { world in
            let (home, last) = (station("Home"), station("Last"))
            let (navigation, between) = (UINavigationController(rootViewController: home), UIViewController())
            navigation.viewControllers = [home, UIViewController()]
            last.goBack()
            [between, last].forEach { $0.modalPresentationStyle = .fullScreen }
            world.window.rootViewController = navigation
            world.at(0.1) { navigation.present(between, animated: false) }
            world.at(0.2) { between.present(last, animated: false) }
            world.tap(last.backwards, at: 0.3)
        },
        AppScene(segue: "unwind-tabs", until: 0.4) { world in
            let (home, last, tabs) = (station("Home"), station("Last"), UITabBarController())
            let navigation = UINavigationController(rootViewController: home)
            navigation.viewControllers = [home, UIViewController()]
            tabs.viewControllers = [navigation, last]
            tabs.selectedIndex = 1
            last.goBack()
            world.window.rootViewController = tabs
            world.tap(last.backwards, at: 0.1)
        },
        AppScene(segue: "unwind-deck", until: 2.2) { world in
            let (home, middle, last) = (station("Home"), UIViewController(), station("Last"))
            home.goOn(.show, to: middle)
            middle.segueTemplates = [SegueTemplate(.show, identifier: "on") { _ in last }]
            last.goBack()
            world.window.rootViewController = DeckViewController(home)
            world.tap(home.onwards, at: 0.1)
            world.at(0.8) { middle.performSegue(withIdentifier: "on", sender: middle) }
            world.tap(last.backwards, at: 1.5)
        },
    ]

    private init(
        segue name: String, size: CGSize = CGSize(width: 195, height: 400), until end: TimeInterval,
        setUp: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("segues/\(name)", size: size, scale: 1) { world in
            setUp(world)
            world.wait(until: end)
        }
    }

    @MainActor private static func station(_ name: String) -> StationViewController {
        StationViewController(name, name == "Home" ? .systemTeal : .systemOrange)
    }
}

extension World {
    /// Taps a button at its current position.
    @MainActor fileprivate func tap(_ button: UIButton, at seconds: TimeInterval) {
        at(seconds) { button.sendActions(for: .touchUpInside) }
    }
}

extension StationViewController {
    fileprivate func goOn(
        _ kind: SegueTemplate.Kind, to next: UIViewController,
        by segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self
    ) {
        let template = SegueTemplate(kind, identifier: "on", segueClass: segueClass) { _ in next }
        segueTemplates.append(template)
        onwards.addTarget(template, action: SegueTemplate.action, for: .touchUpInside)
    }

    fileprivate func goBack(by segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self) {
        let template = SegueTemplate(
            .unwind(Selector("unwindToStation:")), identifier: "back", segueClass: segueClass)
        segueTemplates.append(template)
        backwards.addTarget(template, action: SegueTemplate.action, for: .touchUpInside)
    }
}

internal import QuartzCore
internal import UIKit

// What a script does inside containers.
extension ScenePlayer {
    /// The controller of a screen, with those of the screens it holds.
    func controller(of screen: ScreenDescription) -> any SceneScreen {
        func controllers(_ names: [String]) -> [UIViewController] {
            names.compactMap { document.screen($0) }.map { controller(of: $0) }
        }
        return switch screen.container {
        case .navigation(let names)?: NavigationScreen(screen.name, controllers(names))
        case .tabs(let names)?: TabScreen(screen.name, controllers(names))
        case nil: ScreenController(screen, builder: builder)
        }
    }

    func perform(_ action: ContainerAction, then proceed: @escaping @MainActor () -> Void) {
        let top = topmost
        switch action.change {
        case .push(let name):
            guard let screen = document.screen(name) else { return }
            top.shownNavigation?.pushViewController(controller(of: screen), animated: action.animated)
        case .pop: top.shownNavigation?.popViewController(animated: action.animated)
        case .popToRoot: top.shownNavigation?.popToRootViewController(animated: action.animated)
        case .select(let name):
            guard let tabs = top as? UITabBarController else { return }
            tabs.selectedViewController = tabs.viewControllers?.first { $0.title == name }
        }
        whenSettled(top, proceed)
    }

    /// Runs `body` when what is seen has come in.
    func whenSettled(_ screen: any SceneScreen, _ body: @escaping @MainActor () -> Void) {
        guard let coordinator = screen.shownNavigation?.transitionCoordinator ?? screen.transitionCoordinator else {
            stage.loop.scheduleNow { body() }
            return
        }
        coordinator.animate(alongsideTransition: nil) { _ in body() }
    }
}

#sourceLocation(file: "Fixtures/ports/before/optional-library.swift", line: 2)
import PortedLibrary; import UIKit

public enum OptionalLibrary {
    @MainActor public static func run() -> [String] {
        let widget = OptionalLibraryWidget()
        let owners: [OptionalLibraryDelegate] = [OptionalLibraryScreen(), OptionalLibrarySilent()]
        let told = owners.flatMap { owner -> [String] in
            widget.delegate = owner
            return widget.fire() + [owner.answering_widgetDidFire?.widgetDidFire(widget) ?? "no answer"]
        }
        let objects = [OptionalLibraryBase(), OptionalLibraryMine(), OptionalLibraryOverriding()]
        let watcher = OptionalLibraryWatcher()
        let proxy = OptionalLibraryNavigationProxy([watcher])
        let delegate: UINavigationControllerDelegate = proxy
        let navigation = UINavigationController()
        delegate.navigationController(navigation, didShow: navigation, animated: true)
        return told + objects.map { $0.run() } + watcher.told + [OptionalLibraryHidden().name]
    }
}
// → told
// → mine
// → told
// → not told
// → no name
// → no answer
// → default
// → mine
// → overridden
// → shown
// → hidden

class OptionalLibraryScreen: UIViewController, OptionalLibraryDelegate, OptionalLibraryDelegate_widgetDidFire, OptionalLibraryDelegate_widgetName {
    func widgetDidFire(_ widget: OptionalLibraryWidget) -> String { "told" }
    var widgetName: String { "mine" }
}

class OptionalLibrarySilent: NSObject, OptionalLibraryDelegate {}

class OptionalLibraryMine: OptionalLibraryBase, OptionalLibraryPerforming_perform_interactive {
    func perform(interactive: Bool) -> String { "mine" }
}

class OptionalLibraryOverriding: OptionalLibraryAnswering {
    override func perform(interactive: Bool) -> String { "overridden" }
}

final class OptionalLibraryNavigationProxy: OptionalLibraryProxy, UINavigationControllerDelegate {func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { _ = forward(Selector("navigationController:willShow:animated:"), to: (any UINavigationControllerDelegate).self) { $0.navigationController(navigationController, willShow: viewController, animated: animated) } }; func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { _ = forward(Selector("navigationController:didShow:animated:"), to: (any UINavigationControllerDelegate).self) { $0.navigationController(navigationController, didShow: viewController, animated: animated) } }; func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { if let forwarded = forward(Selector("navigationControllerSupportedInterfaceOrientations:"), to: (any UINavigationControllerDelegate).self, { $0.navigationControllerSupportedInterfaceOrientations(navigationController) }) { return forwarded }; return [] }; func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { if let forwarded = forward(Selector("navigationControllerPreferredInterfaceOrientationForPresentation:"), to: (any UINavigationControllerDelegate).self, { $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) }) { return forwarded }; return .unknown }; func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let forwarded = forward(Selector("navigationController:interactionControllerFor:"), to: (any UINavigationControllerDelegate).self, { $0.navigationController(navigationController, interactionControllerFor: animationController) }) { return forwarded }; return nil }; func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let forwarded = forward(Selector("navigationController:animationControllerFor:from:to:"), to: (any UINavigationControllerDelegate).self, { $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }) { return forwarded }; return nil } }

class OptionalLibraryWatcher: OpenObject, UINavigationControllerDelegate {
    var told: [String] = []
    func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        told.append("shown")
    }
override class var selectors: [Selector] { super.selectors + [Selector("navigationController:didShow:animated:", OptionalLibraryWatcher.navigationController(_:didShow:animated:))] } }

class OptionalLibraryHidden {
    let name = "hidden"
}

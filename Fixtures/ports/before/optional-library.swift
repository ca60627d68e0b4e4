import PortedLibrary
import UIKit

public enum OptionalLibrary {
    @MainActor public static func run() -> [String] {
        let widget = OptionalLibraryWidget()
        let owners: [OptionalLibraryDelegate] = [OptionalLibraryScreen(), OptionalLibrarySilent()]
        let told = owners.flatMap { owner -> [String] in
            widget.delegate = owner
            return widget.fire() + [owner.widgetDidFire?(widget) ?? "no answer"]
        }
        let objects = [OptionalLibraryBase(), OptionalLibraryMine(), OptionalLibraryOverriding()]
        let watcher = OptionalLibraryWatcher()
        let proxy = OptionalLibraryNavigationProxy([watcher])
        let delegate: UINavigationControllerDelegate = proxy
        let navigation = UINavigationController()
        delegate.navigationController?(navigation, didShow: navigation, animated: true)
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

class OptionalLibraryScreen: UIViewController, OptionalLibraryDelegate {
    func widgetDidFire(_ widget: OptionalLibraryWidget) -> String { "told" }
    var widgetName: String { "mine" }
}

class OptionalLibrarySilent: NSObject, OptionalLibraryDelegate {}

class OptionalLibraryMine: OptionalLibraryBase {
    func perform(interactive: Bool) -> String { "mine" }
}

class OptionalLibraryOverriding: OptionalLibraryAnswering {
    override func perform(interactive: Bool) -> String { "overridden" }
}

final class OptionalLibraryNavigationProxy: OptionalLibraryProxy, UINavigationControllerDelegate {}

class OptionalLibraryWatcher: NSObject, UINavigationControllerDelegate {
    var told: [String] = []
    func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        told.append("shown")
    }
}

class OptionalLibraryHidden {
    let name = "hidden"
}

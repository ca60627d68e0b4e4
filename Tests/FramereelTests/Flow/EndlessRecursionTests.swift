import Framereel
import Testing
import UIKit

/// Applications that call UIKit and are called by it without end: one sentence each, not an overflow of the stack.
@MainActor @Suite struct EndlessRecursionTests {
    private final class UsesViewToLoadIt: UIViewController {
        override func loadView() { _ = view }
    }

    private final class RemovesLoadedView: UIViewController {
        override func viewDidLoad() {
            view = nil
            _ = view
        }
    }

    private final class TurnsStyle: UIViewController {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark
        }
    }

    private func message(_ steps: @escaping @MainActor (World) -> Void) -> String {
        do {
            _ = try Recording(of: Scene("a", device: .iPhone14) { steps($0) })
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func aViewThatIsUsedWhileItIsLoaded() {
        let text = message { $0.window.rootViewController = UsesViewToLoadIt() }
        #expect(text.contains("UsesViewToLoadIt is used in loadView() before there is one; assign view first"))
    }

    @Test func aViewThatIsRemovedWhenItWasLoaded() {
        let text = message { $0.window.rootViewController = RemovesLoadedView() }
        #expect(text.contains("viewDidLoad() of RemovesLoadedView calls itself without end"))
    }

    @Test func traitsThatNeverSettle() {
        let text = message { world in
            let controller = TurnsStyle()
            world.window.rootViewController = controller
            world.at(0.1) { controller.overrideUserInterfaceStyle = .dark }
        }
        #expect(text.contains("the traits of TurnsStyle never settle"))
    }
}

#sourceLocation(file: "Fixtures/ports/before/selector-named-like.swift", line: 2)
import UIKit
public enum SelectorNamedLike {
    @MainActor public static func run() -> [String] {
        let screen = SelectorNamedLikeScreen()
        let button = UIButton()
        button.addTarget(screen, action: Selector("show", SelectorNamedLikeScreen.show as @MainActor (SelectorNamedLikeScreen) -> @MainActor () -> Void), for: .touchUpInside)
        button.addTarget(screen, action: Selector("present:", SelectorNamedLikeScreen.present(_:) as @MainActor (SelectorNamedLikeScreen) -> @MainActor (UIButton) -> Void), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        screen.perform(NSSelectorFromString("dismiss"))
        screen.perform(NSSelectorFromString("reload"))
        return screen.told
    }
}
// → show
// → present
// → dismiss
// → reload

class SelectorNamedLikeScreen: UITableViewController {
    var told: [String] = []
    func show() { told.append("show") }
    func dismiss() { told.append("dismiss") }
    func reload() { told.append("reload") }
    func select() { told.append("select") }
    func present(_ sender: UIButton) { told.append("present") }
override class var selectors: [Selector] { super.selectors + [Selector("show", SelectorNamedLikeScreen.show as @MainActor (SelectorNamedLikeScreen) -> @MainActor () -> Void), Selector("dismiss", SelectorNamedLikeScreen.dismiss as @MainActor (SelectorNamedLikeScreen) -> @MainActor () -> Void), Selector("reload", SelectorNamedLikeScreen.reload), Selector("select", SelectorNamedLikeScreen.select as @MainActor (SelectorNamedLikeScreen) -> @MainActor () -> Void), Selector("present:", SelectorNamedLikeScreen.present(_:) as @MainActor (SelectorNamedLikeScreen) -> @MainActor (UIButton) -> Void)] } }

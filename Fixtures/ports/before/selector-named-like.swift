import UIKit

public enum SelectorNamedLike {
    @MainActor public static func run() -> [String] {
        let screen = SelectorNamedLikeScreen()
        let button = UIButton()
        button.addTarget(screen, action: #selector(SelectorNamedLikeScreen.show as (SelectorNamedLikeScreen) -> () -> Void), for: .touchUpInside)
        button.addTarget(screen, action: #selector(SelectorNamedLikeScreen.present(_:)), for: .touchUpInside)
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
    @IBAction func show() { told.append("show") }
    @IBAction func dismiss() { told.append("dismiss") }
    @IBAction func reload() { told.append("reload") }
    @IBAction func select() { told.append("select") }
    @objc func present(_ sender: UIButton) { told.append("present") }
}

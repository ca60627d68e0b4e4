/// The menus of an application's menu bar. Framereel does not show a menu bar.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The system that builds menus.
///
/// Differs from UIKit: no menu bar is built, so `UIResponder.buildMenu(with:)` is not called.
@MainActor @preconcurrency open class UIMenuSystem: NSObject {
    open class var main: UIMenuSystem { UIMenuSystem() }
    open class var context: UIMenuSystem { UIMenuSystem() }

    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}

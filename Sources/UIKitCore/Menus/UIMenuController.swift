internal import QuartzCore

/// The edit menu up to iOS 15.
///
/// Differs from UIKit: the menu is a list like those of buttons, with the entries of ``menuItems`` only.
@MainActor @preconcurrency open class UIMenuController: NSObject {
    /// That of the running application.
    public class var shared: UIMenuController { Stage.current.applicationState.menuController }

    open var menuItems: [UIMenuItem]?
    /// Differs from UIKit: the menu has no arrow.
    open var arrowDirection = ArrowDirection.default
    private var overlay: MenuOverlay?

    /// Raw values are those of the public header.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open var isMenuVisible: Bool { overlay != nil }
    /// In the coordinates of the window; zero while there is no menu.
    open var menuFrame: CGRect { overlay?.levels.first?.frame ?? .zero }

    /// - Parameter targetRect: in the coordinates of the view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        hideMenu()
        let entries = (menuItems ?? []).map { item in
            UIAction(title: item.title) { [weak targetView] _ in
                guard let targetView else { return }
                targetView.stage.applicationState.application.send(
                    item.action, to: nil, from: self, nil, at: targetView)
            }
        }
        guard !entries.isEmpty else { return }
        overlay = presentMenu(
            UIMenu(children: entries), from: targetView, rect: targetRect, sender: self,
            events: MenuOverlay.Events(willEnd: { [weak self] in self?.overlay = nil }))
    }

    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() { overlay?.dismiss() }
    open func update() {}
}

/// An entry of an edit menu.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

internal import QuartzCore

/// The edit menu up to iOS 15.
///
/// Differs from UIKit: the menu only contains the entries of ``menuItems``.
@MainActor @preconcurrency open class UIMenuController: NSObject {
    // Entry point: UIMenuController.shared has no object to ask for its stage.
    /// The running application's menu controller.
    open class var shared: UIMenuController { Stage.current.applicationState.menuController }

    open var menuItems: [UIMenuItem]?
    /// The direction in which the arrow points. Up and down put the menu below or above its rectangle.
    ///
    /// Differs from UIKit: left and right count as the default.
    open var arrowDirection = ArrowDirection.default
    private var overlay: EditMenu?

    /// Raw values match the public header.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open var isMenuVisible: Bool { overlay != nil }
    /// The frame of the menu in the window; zero while there is no menu.
    open var menuFrame: CGRect { overlay?.barFrame ?? .zero }

    /// - Parameter targetRect: The rectangle that the menu refers to, in the coordinates of the view.
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
        let arrowSide: EditMenu.ArrowSide? =
            switch arrowDirection {
            case .up: .top
            case .down: .bottom
            case .default, .left, .right: nil
            }
        overlay = EditMenu.open(
            UIMenu(children: entries), from: targetView, rect: targetRect, sender: self, arrowSide: arrowSide
        ) { [weak self] in self?.overlay = nil }
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

    /// Creates an entry without title and action.
    public convenience override init() { self.init(title: "", action: Selector("")) }
}

internal import QuartzCore

/// The edit menu up to iOS 15.
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

    open class var willShowMenuNotification: NSNotification.Name { .init("UIMenuControllerWillShowMenuNotification") }
    open class var didShowMenuNotification: NSNotification.Name { .init("UIMenuControllerDidShowMenuNotification") }
    open class var willHideMenuNotification: NSNotification.Name { .init("UIMenuControllerWillHideMenuNotification") }
    open class var didHideMenuNotification: NSNotification.Name { .init("UIMenuControllerDidHideMenuNotification") }
    /// Never posted, because a menu stays where it is.
    open class var menuFrameDidChangeNotification: NSNotification.Name {
        .init("UIMenuControllerMenuFrameDidChangeNotification")
    }

    /// The standard commands with their titles, in the order of the menu.
    private static let commands = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"),
    ]

    /// Shows the standard commands that the first responder, or one after it in the responder chain, can perform, and then
    /// ``menuItems``. Without either, or for a view outside windows, nothing is shown or posted.
    ///
    /// Differs from UIKit: the notifications of the end of a change are posted with those of its beginning.
    ///
    /// - Parameter targetRect: The rectangle that the menu refers to, in the coordinates of the view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        hideMenu()
        let start = targetView.stage.applicationState.keyboard.firstResponder
        let standard = Self.commands.map { UIMenuItem(title: $0, action: Selector($1)) }
            .filter { start?.target(forAction: $0.action, withSender: self) != nil }
        let entries = (standard + (menuItems ?? [])).map { item in
            UIAction(title: item.title) { [weak targetView] _ in
                guard let targetView else { return }
                targetView.stage.applicationState.application.send(
                    item.action, to: nil, from: self, nil, at: targetView)
            }
        }
        guard targetView.window != nil, !entries.isEmpty else { return }
        let arrowSide: EditMenu.ArrowSide? =
            switch arrowDirection {
            case .up: .top
            case .down: .bottom
            case .default, .left, .right: nil
            }
        post(Self.willShowMenuNotification)
        overlay = EditMenu.open(
            UIMenu(children: entries), from: targetView, rect: targetRect, sender: self, arrowSide: arrowSide
        ) { [weak self] in
            self?.post(Self.willHideMenuNotification)
            self?.overlay = nil
            self?.post(Self.didHideMenuNotification)
        }
        post(Self.didShowMenuNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

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

internal import QuartzCore

/// Shows a preview of a view, and a menu, when the view is pressed for half a second (facts/menu-press).
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// The form in which a menu is shown. Raw values match the public header.
    public enum Appearance: Int, Sendable {
        case unknown, rich, compact
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = UILongPressGestureRecognizer()
    private var shown: ContextMenu?
    /// Shows the menu in a different form, such as the menu of a control.
    var present: ((CGPoint) -> Bool)?
    /// Tracks the touch in a menu of a different form, at a point in the window.
    var follow: ((_ point: CGPoint, _ isEnd: Bool) -> Void)?
    private var touch = MenuTouch(at: .zero)

    /// Whether a press of half a second opens the menu.
    var opensAfterPress: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "context menu"
        press.delegate = self
        press.addTarget(self, action: Selector("pressed", UIContextMenuInteraction.pressed))
    }

    /// The form of the menu: always `rich` with a preview, and `unknown` while there is no menu.
    open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The location of the press that opens or has opened the menu.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    open func dismissMenu() { shown?.dismiss() }

    /// Changes the menu while it is visible.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.replaceMenu(block) }

    /// Opens the menu. If there is none, the press is left to the view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        open(at: gestureRecognizer.location(in: view))
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .changed: follow(press.location(in: nil), isEnd: false)
        case .ended: follow(press.location(in: nil), isEnd: true)
        case .began, .cancelled, .failed, .possible: break
        }
    }

    private func follow(_ point: CGPoint, isEnd: Bool) {
        if let follow { return follow(point, isEnd) }
        touch.move(to: point)
        if touch.hasMoved { shown?.follow(point, isEnd: isEnd) }
    }

    /// Opens the menu for a point in the view.
    ///
    /// - Returns: Whether there is one.
    @discardableResult func open(at point: CGPoint) -> Bool {
        if let present { return present(point) }
        guard shown == nil, let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return false }
        let preview =
            delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? UITargetedPreview(view: view)
        let menu = ContextMenu(configuration, preview: preview)
        menu.willEnd = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            shown = nil
        }
        menu.previewTapped = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        shown = menu
        touch = MenuTouch(at: view.convert(point, to: nil))
        menu.open(in: window) { animator in
            delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
        return true
    }
}

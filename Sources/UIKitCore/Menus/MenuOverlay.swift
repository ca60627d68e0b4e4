internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// An open menu with its submenus, above everything else in a window. A touch outside closes it.
///
/// The chosen entry is performed when the menu starts to disappear (facts/menu-order, likely).
final class MenuOverlay: UIView {
    /// Closures called during the life of a menu.
    struct Events {
        /// Called before the chosen entry is performed.
        var chosen: (any UIMenuLeaf) -> Void = { _ in }
        /// Called when the menu starts to disappear.
        var willEnd: () -> Void = {}
        /// Called after the menu has disappeared.
        var ended: () -> Void = {}
    }

    private let menu: UIMenu
    private weak var source: UIView?
    private let rect: CGRect
    private let sender: Any?
    private let events: Events
    private(set) var levels: [MenuView] = []
    private(set) var isEnding = false

    /// - Parameters:
    ///   - rect: The rectangle that the menu belongs to, in the coordinates of `source`.
    ///   - sender: The sender of the actions.
    init(_ menu: UIMenu, from source: UIView, rect: CGRect, sender: Any?, events: Events) {
        self.menu = menu
        self.source = source
        self.rect = rect
        self.sender = sender
        self.events = events
        super.init(frame: .zero)
        accessibilityIdentifier = "menu overlay"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the menu in a window.
    func open(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        push(menu, at: sourceRect, isSubmenu: false)
        stage.diagnostics.trace("menu", callback: .presentMenu)
    }

    private var sourceRect: CGRect { source.map { convert(rect, from: $0) } ?? .zero }

    private func push(_ menu: UIMenu, at rect: CGRect, isSubmenu: Bool) {
        let level = MenuView(menu, isSubmenu: isSubmenu) { [weak self] in self?.choose($0) }
        level.load { [weak self] in self?.entriesArrived() }
        levels.append(level)
        addSubview(level)
        UIView.performWithoutAnimation {
            place(level, at: rect)
            level.transform = shrunk(level)
            level.alpha = 0
            level.layoutIfNeeded()
        }
        UIView.animate(
            springDuration: MenuMetrics.appearance, options: .allowUserInteraction,
            animations: {
                level.transform = .identity
                level.alpha = 1
                if levels.count > 1 { behind(levels[levels.count - 2]) }
            })
    }

    private func behind(_ level: MenuView) {
        level.transform = CGAffineTransform(scaleX: MenuMetrics.scaleBehind, y: MenuMetrics.scaleBehind)
    }

    private func pop() {
        guard levels.count > 1 else { return dismiss() }
        let level = levels.removeLast()
        UIView.animate(
            springDuration: MenuMetrics.appearance, options: .allowUserInteraction,
            animations: {
                level.transform = shrunk(level)
                level.alpha = 0
                levels.last?.transform = .identity
            }, completion: { _ in level.removeFromSuperview() })
    }

    private func shrunk(_ level: MenuView) -> CGAffineTransform {
        levels.first === level
            ? CGAffineTransform(scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
            : CGAffineTransform(scaleX: MenuMetrics.scaleBehind, y: MenuMetrics.scaleBehind)
    }

    private func place(_ level: MenuView, at rect: CGRect) {
        let size = CGSize(width: MenuMetrics.width, height: level.contentHeight)
        let placement = MenuPlacement(
            of: Size(size), from: Rect(rect), rule: level.isSubmenu ? .over : menuMetrics.rule, in: Rect(menuArea),
            isRightToLeft: isRightToLeft)
        let frame = CGRect(placement.frame)
        let anchor = CGPoint(placement.anchor)
        level.layer.anchorPoint = anchor
        level.bounds.size = frame.size
        level.center = CGPoint(
            x: roundedToPixel(frame.minX) + anchor.x * frame.width,
            y: roundedToPixel(frame.minY) + anchor.y * frame.height)
    }

    private func entriesArrived() {
        UIView.animate(springDuration: MenuMetrics.appearance, options: .allowUserInteraction, animations: layOutLevels)
    }

    private func layOutLevels() {
        guard let first = levels.first, !isEnding else { return }
        place(first, at: sourceRect)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutLevels()
    }

    // MARK: Choosing

    private func choose(_ row: MenuRow) {
        guard !isEnding, row.isActive, let element = row.element else { return }
        if row.style == .submenuTitle { return pop() }
        if let menu = element as? UIMenu {
            return push(menu, at: row.convert(row.bounds, to: self), isSubmenu: true)
        }
        guard let leaf = element as? any UIMenuLeaf else { return }
        menu.select(leaf)
        let stays = leaf.attributes.contains(.keepsMenuPresented)
        if !stays { dismiss() }
        events.chosen(leaf)
        leaf.performWithSender(sender, target: nil)
        if stays { levels.forEach { $0.update() } }
    }

    /// Follows a touch that began on the source, at a point of the window. Its end chooses the row under it.
    func follow(_ point: CGPoint, isEnd: Bool) {
        levels.last?.highlight(at: isEnd ? nil : point)
        if isEnd, let row = levels.last?.row(at: point) { choose(row) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.view === self }) else { return }
        dismiss()
    }

    /// Removes the menu, unless it is being removed already.
    func dismiss(animated: Bool = true) {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        stage.diagnostics.trace("menu", callback: .dismissMenu)
        events.willEnd()
        let finish: () -> Void = { [self] in
            removeFromSuperview()
            events.ended()
        }
        guard animated else { return finish() }
        UIView.animate(
            withDuration: MenuMetrics.disappearance, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: { [self] in
                for level in levels {
                    level.transform = shrunk(level)
                    level.alpha = 0
                }
            }, completion: { _ in finish() })
    }
}

/// Shows a menu beside a rectangle of a view, or over it, depending on the look of the system.
///
/// - Parameters:
///   - rect: A rectangle in the coordinates of `source`.
///   - sender: The sender passed to the actions.
/// - Returns: The open menu; `nil` if the view is not in a window.
@MainActor @discardableResult func presentMenu(
    _ menu: UIMenu, from source: UIView, rect: CGRect, sender: Any? = nil, events: MenuOverlay.Events = .init()
) -> MenuOverlay? {
    guard let window = source.window else { return nil }
    let overlay = MenuOverlay(menu, from: source, rect: rect, sender: sender, events: events)
    overlay.open(in: window)
    return overlay
}

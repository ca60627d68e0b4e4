internal import QuartzCore

/// A context menu on screen: a preview that stands out from its surroundings, and a menu.
final class ContextMenu: UIView {
    private let configuration: UIContextMenuConfiguration
    private let target: UITargetedPreview
    /// The controller whose view is the preview.
    private let guest: UIViewController?
    private let backdrop: UIView
    private let platter = UIView()
    private var menuView: MenuView?
    private var isEnding = false
    /// The original opacity of the view that the preview replaces.
    private var opacity: Float?
    /// The original frame of the view that stands out.
    private var start = CGRect.zero
    var willEnd: (ContextMenuAnimator) -> Void = { _ in }
    var previewTapped: (ContextMenuAnimator) -> Void = { _ in }

    init(_ configuration: UIContextMenuConfiguration, preview: UITargetedPreview) {
        self.configuration = configuration
        target = preview
        guest = configuration.makePreview()
        backdrop = UIView()
        super.init(frame: .zero)
        accessibilityIdentifier = "context menu"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overrideUserInterfaceStyle = preview.view.traitCollection.userInterfaceStyle
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter willDisplay: Called with the animator before the animation starts.
    func open(in window: UIWindow, willDisplay: (ContextMenuAnimator) -> Void) {
        frame = window.bounds
        window.addSubview(self)
        let metrics = menuMetrics
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        if metrics.blursBehindPreview {
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            blur.frame = bounds
            blur.autoresizingMask = backdrop.autoresizingMask
            backdrop.addSubview(blur)
        }
        let dimming = UIView(frame: bounds)
        dimming.backgroundColor = metrics.dimming
        dimming.autoresizingMask = backdrop.autoresizingMask
        backdrop.addSubview(dimming)
        addSubview(backdrop)
        start = target.view.convert(target.view.bounds, to: self)
        fillPlatter()
        addSubview(platter)
        if let menu = configuration.makeMenu(), !MenuSection.all(of: menu, supplied: [:]).isEmpty { addMenu(menu) }
        let frames = endFrames
        UIView.performWithoutAnimation {
            backdrop.alpha = 0
            platter.frame = start
            placeMenu(frames.menu)
            menuView?.transform = CGAffineTransform(scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
            menuView?.alpha = 0
            layoutIfNeeded()
        }
        let animator = ContextMenuAnimator(guest)
        stage.diagnostics.trace("context menu", callback: .presentMenu)
        willDisplay(animator)
        if guest == nil {
            opacity = target.view.layer.opacity
            target.view.layer.opacity = 0
        }
        UIView.animate(
            springDuration: MenuMetrics.appearance, options: .allowUserInteraction,
            animations: {
                backdrop.alpha = 1
                platter.frame = frames.preview
                menuView?.transform = .identity
                menuView?.alpha = 1
                animator.animate()
            }, completion: { _ in animator.complete() })
    }

    private func fillPlatter() {
        let content: UIView?
        if let guest {
            guest.loadViewIfNeeded()
            content = guest.view
            platter.layer.cornerRadius = MenuMetrics.previewRadius
        } else {
            content = target.view.snapshotView(afterScreenUpdates: true)
            platter.layer.cornerRadius = target.view.layer.cornerRadius
            if let path = target.parameters.visiblePath, let content {
                let mask = CAShapeLayer()
                mask.path = path.cgPath
                content.layer.mask = mask
            }
        }
        platter.backgroundColor =
            target.parameters.visiblePath != nil ? .clear : target.parameters.backgroundColor ?? .systemBackground
        platter.clipsToBounds = true
        platter.layer.cornerCurve = .continuous
        guard let content else { return }
        platter.frame.size = previewSize
        content.frame = platter.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        platter.addSubview(content)
    }

    private func addMenu(_ menu: UIMenu) {
        menuView?.removeFromSuperview()
        let view = MenuView(menu, isSubmenu: false) { [weak self] in self?.choose($0) }
        view.load { [weak self] in self.map { $0.placeMenu($0.endFrames.menu) } }
        menuView = view
        addSubview(view)
    }

    func replaceMenu(_ change: (UIMenu) -> UIMenu) {
        guard let menuView, !isEnding else { return }
        addMenu(change(menuView.menu))
        placeMenu(endFrames.menu)
    }

    // MARK: Layout

    private var previewSize: CGSize {
        guard let guest else { return start.size }
        let wanted = guest.preferredContentSize
        return wanted == .zero ? CGSize(width: menuArea.width, height: menuArea.height * 0.6) : wanted
    }

    /// The final frames: the preview at the position of its view with the menu below it, or higher and smaller if the
    /// menu needs the space.
    private var endFrames: (preview: CGRect, menu: CGRect) {
        let (area, height) = (menuArea, menuView?.contentHeight ?? 0)
        let menuHeight = min(height, area.height * 0.6)
        let gap = menuView == nil ? 0 : MenuMetrics.previewGap
        let size = previewSize
        let room = max(area.height - menuHeight - gap, 1)
        let scale = min(1, room / max(size.height, 1), area.width / max(size.width, 1))
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
        let x = clamped(start.midX - fitted.width / 2, area.minX, area.maxX - fitted.width)
        let y = clamped(
            start.midY - fitted.height / 2, area.minY, area.maxY - fitted.height - gap - menuHeight)
        let preview = CGRect(x: x, y: y, width: fitted.width, height: fitted.height)
        let isTrailing = start.midX > area.midX
        let menuX = clamped(
            isTrailing ? preview.maxX - MenuMetrics.width : preview.minX, area.minX, area.maxX - MenuMetrics.width)
        return (
            preview, CGRect(x: menuX, y: preview.maxY + gap, width: MenuMetrics.width, height: menuHeight)
        )
    }

    private func placeMenu(_ frame: CGRect) {
        guard let menuView else { return }
        menuView.layer.anchorPoint = CGPoint(x: start.midX > bounds.midX ? 1 : 0, y: 0)
        menuView.bounds.size = frame.size
        menuView.center = CGPoint(
            x: roundedToPixel(frame.minX) + menuView.layer.anchorPoint.x * frame.width, y: roundedToPixel(frame.minY))
    }

    // MARK: Choosing

    /// Follows the touch that opened the menu, at a point of the window. Its end chooses the row under it.
    func follow(_ point: CGPoint, isEnd: Bool) {
        menuView?.highlight(at: isEnd ? nil : point)
        if isEnd, let row = menuView?.row(at: point) { choose(row) }
    }

    private func choose(_ row: MenuRow) {
        guard !isEnding, row.isActive else { return }
        if let menu = row.element as? UIMenu {
            presentMenu(
                menu, from: row, rect: row.bounds, sender: nil,
                events: MenuOverlay.Events(chosen: { [weak self] _ in self?.dismiss() }))
        } else if let leaf = row.element as? any UIMenuLeaf {
            menuView?.menu.select(leaf)
            let stays = leaf.attributes.contains(.keepsMenuPresented)
            if !stays { dismiss() }
            leaf.performWithSender(nil, target: nil)
            if stays { menuView?.update() }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if platter.frame.contains(touch.location(in: self)) {
            let animator = ContextMenuAnimator(guest)
            previewTapped(animator)
            dismiss(alongside: animator)
        } else {
            dismiss()
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit?.isDescendant(of: platter) ?? false ? self : hit
    }

    func dismiss() { dismiss(alongside: nil) }

    private func dismiss(alongside committing: ContextMenuAnimator?) {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        let animator = ContextMenuAnimator(guest)
        stage.diagnostics.trace("context menu", callback: .dismissMenu)
        willEnd(animator)
        UIView.animate(
            springDuration: MenuMetrics.appearance, options: .allowUserInteraction,
            animations: {
                backdrop.alpha = 0
                platter.frame = start
                if guest != nil { platter.alpha = 0 }
                menuView?.alpha = 0
                menuView?.transform = CGAffineTransform(scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
                animator.animate()
                committing?.animate()
            },
            completion: { [self] _ in
                if let opacity { target.view.layer.opacity = opacity }
                removeFromSuperview()
                animator.complete()
                committing?.complete()
            })
    }
}

/// The application's animations alongside a context menu.
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewed: UIViewController?) { previewViewController = previewed }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { animations.forEach { $0() } }

    func complete() {
        let last = completions
        completions = []
        last.forEach { $0() }
    }
}

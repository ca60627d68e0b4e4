internal import QuartzCore

/// An open edit menu: a bar of entries above the text that it belongs to, or below it if there is no room, with an arrow
/// (facts/edit-menu). Entries that do not fit are reached by scrolling. A touch outside closes it.
final class EditMenu: UIView {
    /// The side of the bar on which the arrow is.
    enum ArrowSide { case top, bottom }

    private let menu: UIMenu
    private weak var source: UIView?
    private let rect: CGRect
    private let sender: Any?
    private let arrowSide: ArrowSide?
    private let willEnd: () -> Void
    private let bar = UIView()
    private let outline = CAShapeLayer()
    private let scroll = UIScrollView()
    private var items: [EditMenuItem] = []
    private var lines: [UIView] = []
    private var supplied: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var isEnding = false

    /// - Parameters:
    ///   - rect: The rectangle that the menu belongs to, in the coordinates of `source`.
    ///   - sender: The sender of the actions.
    ///   - arrowSide: The side with the arrow; `nil` for the one that fits.
    ///   - willEnd: Called when the menu starts to disappear.
    private init(
        _ menu: UIMenu, from source: UIView, rect: CGRect, sender: Any?, arrowSide: ArrowSide?,
        willEnd: @escaping () -> Void
    ) {
        (self.menu, self.source, self.rect, self.sender) = (menu, source, rect, sender)
        (self.arrowSide, self.willEnd) = (arrowSide, willEnd)
        super.init(frame: .zero)
        accessibilityIdentifier = "menu overlay"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        bar.accessibilityIdentifier = "menu"
        bar.layer.addSublayer(outline)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        bar.addSubview(scroll)
        addSubview(bar)
        load()
    }

    required init?(coder: NSCoder) { nil }

    /// Opens an edit menu in the window of a view.
    ///
    /// - Returns: The menu; `nil` if the view is not in a window.
    static func open(
        _ menu: UIMenu, from source: UIView, rect: CGRect, sender: Any?, arrowSide: ArrowSide? = nil,
        willEnd: @escaping () -> Void
    ) -> EditMenu? {
        guard let window = source.window else { return nil }
        let shown = EditMenu(menu, from: source, rect: rect, sender: sender, arrowSide: arrowSide, willEnd: willEnd)
        shown.frame = window.bounds
        window.addSubview(shown)
        shown.bar.alpha = 0
        UIView.performWithoutAnimation { shown.layoutIfNeeded() }
        UIView.animate(withDuration: MenuMetrics.disappearance, delay: 0, options: .allowUserInteraction) {
            shown.bar.alpha = 1
        }
        shown.stage.diagnostics.trace("menu", callback: .presentMenu)
        return shown
    }

    /// The frame of the bar in the window.
    var barFrame: CGRect { bar.frame }

    // MARK: - Entries

    private func load() {
        for element in menu.deferredElements {
            element.load { [weak self] entries in
                guard let self else { return }
                supplied[ObjectIdentifier(element)] = entries
                reload()
            }
        }
        reload()
    }

    private func reload() {
        (items + lines).forEach { $0.removeFromSuperview() }
        let elements = MenuSection.all(of: menu, supplied: supplied).flatMap(\.elements)
        items = elements.filter { !($0 is UIDeferredMenuElement) }.map { element in
            EditMenuItem(element) { [weak self] in self?.choose(element) }
        }
        lines = items.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        (items + lines).forEach(scroll.addSubview)
        setNeedsLayout()
    }

    private func choose(_ element: UIMenuElement) {
        guard !isEnding else { return }
        if let submenu = element as? UIMenu {
            dismiss()
            if let source { presentMenu(submenu, from: source, rect: rect, sender: sender) }
            return
        }
        guard let leaf = element as? any UIMenuLeaf else { return }
        menu.select(leaf)
        if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
        leaf.performWithSender(sender, target: nil)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { dismiss() }
    }

    /// Removes the menu, unless it is being removed already.
    func dismiss() {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        stage.diagnostics.trace("menu", callback: .dismissMenu)
        willEnd()
        UIView.animate(
            withDuration: MenuMetrics.disappearance, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: { [self] in bar.alpha = 0 }, completion: { [self] _ in removeFromSuperview() })
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let target = source.map { convert(rect, from: $0) } ?? .zero
        let width = layOutItems(inWidth: area.width - 2 * EditMenuMetrics.margin)
        let reach = EditMenuMetrics.distance + EditMenuMetrics.height
        let side = arrowSide ?? (target.minY - reach >= area.minY + MenuMetrics.margin ? .bottom : .top)
        let y = side == .bottom ? target.minY - reach : target.maxY + EditMenuMetrics.distance
        let (first, last) = (area.minX + EditMenuMetrics.margin, area.maxX - EditMenuMetrics.margin - width)
        bar.frame = CGRect(
            x: roundedToPixel(min(max(target.midX - width / 2, first), max(last, first))),
            y: roundedToPixel(min(max(y, area.minY), max(area.maxY - EditMenuMetrics.height, area.minY))),
            width: width, height: EditMenuMetrics.height)
        scroll.frame = bar.bounds
        drawOutline(arrowAt: target.midX - bar.frame.minX, side)
    }

    /// - Returns: The width of the entries, at most the given one.
    private func layOutItems(inWidth width: CGFloat) -> CGFloat {
        let height = EditMenuMetrics.height
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
            if index > 0 {
                lines[index - 1].frame = CGRect(x: x, y: 0, width: pixel, height: height)
                x += pixel
            }
            let size = item.sizeThatFits(.zero)
            item.frame = CGRect(x: x, y: 0, width: size.width, height: height)
            x += size.width
        }
        for view in items + lines { view.frame = directed(view.frame, inWidth: x) }
        scroll.contentSize = CGSize(width: x, height: height)
        return min(x, max(width, 0))
    }

    private func drawOutline(arrowAt x: CGFloat, _ side: ArrowSide) {
        let bounds = bar.bounds
        let radius = byLook(EditMenuMetrics.radius, bounds.height / 2)
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
        let half = EditMenuMetrics.arrow.width / 2
        let middle = min(max(x, radius + half), max(bounds.width - radius - half, bounds.midX))
        let (base, tip) =
            side == .bottom
            ? (bounds.maxY, bounds.maxY + EditMenuMetrics.arrow.height)
            : (bounds.minY, bounds.minY - EditMenuMetrics.arrow.height)
        // Wound like the rectangle, so that the union is filled.
        let first = side == .bottom ? middle + half : middle - half
        path.move(to: CGPoint(x: first, y: base))
        path.addLine(to: CGPoint(x: middle, y: tip))
        path.addLine(to: CGPoint(x: 2 * middle - first, y: base))
        path.close()
        outline.frame = bounds
        outline.path = path.cgPath
        asCurrent { outline.fillColor = EditMenuMetrics.fill.cgColor }
        outline.shadowPath = path.cgPath
        outline.shadowOpacity = menuMetrics.shadowOpacity
        outline.shadowRadius = menuMetrics.shadowRadius
        outline.shadowOffset = CGSize(width: 0, height: 8)
    }
}

/// An entry of an edit menu.
private final class EditMenuItem: UIControl {
    private let label = UILabel()

    init(_ element: UIMenuElement, chosen: @escaping () -> Void) {
        super.init(frame: .zero)
        label.text = element.title
        label.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        label.textAlignment = .center
        let attributes = (element as? any UIMenuLeaf)?.attributes ?? []
        isEnabled = !attributes.contains(.disabled)
        label.textColor =
            !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        label.isUserInteractionEnabled = false
        addSubview(label)
        accessibilityLabel = element.title
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: label.sizeThatFits(.zero).width + 2 * EditMenuMetrics.textInset, height: EditMenuMetrics.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// The dimensions of edit menus, in points (facts/edit-menu).
private enum EditMenuMetrics {
    static let height: CGFloat = 43
    static let fontSize: CGFloat = 14
    /// The distance from the ends of an entry to its text.
    static let textInset: CGFloat = 50.0 / 3
    static let arrow = CGSize(width: 15, height: 7.5)
    /// The distance between the bar and the text that it belongs to, including the arrow.
    static let distance: CGFloat = 17
    /// The least distance from the sides of the safe area.
    static let margin: CGFloat = 16
    static let radius: CGFloat = 10
    static let fill = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 44.0 : 250) / 255, alpha: 0.97)
    }
}

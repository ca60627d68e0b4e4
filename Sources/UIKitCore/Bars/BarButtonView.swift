internal import QuartzCore

/// The style that the buttons of a bar share.
@MainActor struct BarButtonStyle {
    /// The tint of items that do not set their own.
    let tint: UIColor
    /// Dims an item's tint while the bar's tint is dimmed.
    let adjust: (UIColor) -> UIColor
    let look: ScreenSettings.Look
    let proxies: AppearanceProxies
    /// The appearances of plain and prominent buttons.
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?

    var metrics: BarMetrics { look.barMetrics }

    func appearance(of item: UIBarButtonItem) -> UIBarButtonItemStateAppearance? {
        (item.style == .done ? done : plain)?.look(isEnabled: item.isEnabled)
    }

    /// The color of an item's title or image. Since iOS 26, it is the label color instead of the tint, and prominent
    /// items are white on the tint.
    func color(of item: UIBarButtonItem) -> UIColor {
        guard item.isEnabled else { return .disabledBarItem }
        switch look {
        case .classic: return item.shownTint(proxies).map(adjust) ?? tint
        case .iOS26: return item.style == .done ? .white : item.shownTint(proxies).map(adjust) ?? .label
        }
    }
}

extension UIColor {
    /// The color of disabled bar button items: black at 0.23 (facts/bar-item-colors). Likely in the dark style: white at
    /// 0.23.
    fileprivate static let disabledBarItem = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.23)
    }
}

/// The view of a bar button item: its custom view, its image, the symbol of a system item, or its title.
final class BarButtonView: BarPressView {
    let item: UIBarButtonItem
    private let content: UIView
    private let imageInsets: UIEdgeInsets
    private let titleOffset: UIOffset
    private let widestTitle: CGFloat
    /// The label of the title, if the item shows its title.
    private var title: UILabel? { item.customView == nil ? content as? UILabel : nil }
    /// Whether the button shows a title.
    var hasTitle: Bool { title != nil }

    init(_ item: UIBarButtonItem, _ style: BarButtonStyle, in traits: UITraitCollection) {
        self.item = item
        let color = style.color(of: item)
        let appearance = style.appearance(of: item)
        let picture = item.customView == nil ? item.image(for: traits) : nil
        let symbol = item.systemItem?.symbol(in: style.look)
        let text = LimitedTextStyle.inBar(item.style == .done ? .semibold : style.metrics.buttonWeight)
        let (font, scale) = (text.font(in: traits), text.factor(in: traits))
        let own = item.shownTitleAttributes(for: item.state, style.proxies)
        let attributes = (appearance?.titleTextAttributes ?? [:]).merging(own) { $1 }
        if let view = item.customView {
            content = view
        } else if let picture {
            content = UIImageView(image: picture.image.asTemplateByDefault)
            content.tintColor = color
        } else if item.systemItem == .add, style.look == .classic {
            content = PlusIcon(color: color, scale: scale)
        } else if let symbol,
            let image = UIImage(systemName: symbol, withConfiguration: Self.symbolFont(style.look, scale))
        {
            content = UIImageView(image: image)
            content.tintColor = color
        } else if item.systemItem?.isSpace == true {
            content = UIView()
        } else {
            content = UILabel(
                inBar: item.title, role: "title", font: font, color: color,
                attributes: attributes.isEmpty ? nil : attributes)
        }
        imageInsets = picture?.insets ?? .zero
        let adjustment = item.titlePositionAdjustment(for: .default)
        titleOffset = UIOffset(
            horizontal: adjustment.horizontal + (appearance?.titlePositionAdjustment.horizontal ?? 0),
            vertical: adjustment.vertical + (appearance?.titlePositionAdjustment.vertical ?? 0))
        widestTitle =
            content is UILabel
            ? (item.possibleTitles ?? []).map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }
                .max() ?? 0 : 0
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "button “\($0)”" }
        if item.isSelected, item.customView == nil { addSelection(style.tint) }
        addSubview(content)
        if item.customView == nil { addRecognizers() }
    }

    required init?(coder: NSCoder) { nil }

    /// The font of symbols in bars (facts/bar-system-items).
    private static func symbolFont(
        _ look: ScreenSettings.Look, _ scale: CGFloat
    ) -> UIImage.SymbolConfiguration {
        switch look {
        case .classic: UIImage.SymbolConfiguration(pointSize: 17 * scale, weight: .regular, scale: .large)
        case .iOS26: UIImage.SymbolConfiguration(pointSize: 19 * scale, weight: .medium, scale: .medium)
        }
    }

    // MARK: Touches

    override var pressedParts: [UIView] { item.customView == nil ? [content] : [] }
    override var isPressable: Bool { item.isEnabled }

    private func addRecognizers() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("press", BarButtonView.press)))
        guard item.menu != nil, !item.opensMenu else { return }
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: Selector("openMenu", BarButtonView.openMenu)))
    }

    private func press() {
        if item.isEnabled, item.opensMenu, let menu = item.menu {
            presentMenu(menu, from: self, rect: bounds, sender: item)
        } else {
            item.press(in: self)
        }
    }

    private func openMenu(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, item.isEnabled, let menu = item.menu else { return }
        presentMenu(menu, from: self, rect: bounds, sender: item)
    }

    // MARK: Layout

    /// Adds a round background in a lighter tint behind a selected item. Tuned.
    private func addSelection(_ tint: UIColor) {
        let selection = UIView()
        selection.backgroundColor = tint.withAlphaComponent(0.15)
        selection.layer.cornerRadius = 8
        selection.accessibilityIdentifier = "selection"
        addSubview(selection)
        self.selection = selection
    }
    private var selection: UIView?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inset = imageInsets.left + imageInsets.right
        let width = item.width > 0 ? item.width : max(content.bounds.width - inset, widestTitle)
        return CGSize(width: max(0, width), height: size.height)
    }

    /// The displacement of the content: by the image's insets, or by the title's horizontal offset.
    private var shift: UIOffset {
        let horizontal: CGFloat = (imageInsets.left - imageInsets.right) / 2
        let vertical: CGFloat = (imageInsets.top - imageInsets.bottom) / 2
        return UIOffset(horizontal: horizontal + titleOffset.horizontal, vertical: vertical)
    }

    override func layoutSubviews() {
        content.center = CGPoint(x: bounds.midX + shift.horizontal, y: bounds.midY + shift.vertical)
        if let title {
            title.setBaseline(title.barBaseline(inHeight: bounds.height) + titleOffset.vertical)
        }
        selection?.frame = CGRect(x: -6, y: bounds.midY - 15, width: bounds.width + 12, height: 30)
    }
}

extension BarButtonView: NamedOnScreen {
    package var namesOnScreen: [String] {
        [item.accessibilityLabel, item.title, item.systemItem?.spokenName].compactMap(\.self)
    }
    package var identifierOnScreen: String? { item.accessibilityIdentifier ?? accessibilityIdentifier }
}

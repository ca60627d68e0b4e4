internal import QuartzCore

/// The view of a bar button item: its custom view, its image, the icon of a system item or a placeholder for it, or its title.
final class BarButtonView: UIView {
    let item: UIBarButtonItem
    private let content: UIView
    /// The content, if it is the item's title.
    private var title: UILabel? { item.customView == nil ? content as? UILabel : nil }

    static let spacing: CGFloat = 8
    private static let iconSide: CGFloat = 20

    init(_ item: UIBarButtonItem, tint: UIColor) {
        self.item = item
        let color = item.isEnabled ? item.tintColor ?? tint : .systemGray3
        if let view = item.customView {
            content = view
        } else if let image = item.image {
            content = UIImageView(image: image.asTemplateByDefault)
            content.tintColor = color
        } else if item.icon == .add {
            content = PlusIcon(color: color)
        } else if item.icon != nil {
            content = UIView(frame: CGRect(x: 0, y: 0, width: Self.iconSide, height: Self.iconSide))
            content.backgroundColor = color
            content.layer.cornerRadius = 5
        } else {
            content = UILabel(
                inBar: item.title, role: "title",
                font: .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular), color: color,
                attributes: item.titleTextAttributes(for: item.state))
        }
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "button “\($0)”" }
        addSubview(content)
        if let icon = item.icon, icon != .add, item.customView == nil, item.image == nil {
            stage.diagnostics.reportUnsupported(
                "UIBarButtonItem.SystemItem.\(icon)", instead: "a rounded square is shown")
        }
        if item.customView == nil {
            addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("press", BarButtonView.press)))
        }
    }

    required init?(coder: NSCoder) { nil }

    private func press() { item.press(in: self) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: item.width > 0 ? item.width : content.bounds.width, height: size.height)
    }

    override func layoutSubviews() {
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        title?.setBaseline(UILabel.barBaseline(inHeight: bounds.height))
    }
}

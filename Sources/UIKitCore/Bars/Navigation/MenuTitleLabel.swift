/// The title of a navigation bar that opens a menu, with an arrow behind the text.
final class MenuTitleLabel: UILabel {
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
    private let makeMenu: () -> UIMenu?

    /// The distance between the text and the arrow, in points. Tuned.
    private static let gap: CGFloat = 5

    /// - Parameter menu: Called for every tap.
    init(font: UIFont, menu: @escaping () -> UIMenu?) {
        makeMenu = menu
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small)
        arrow.tintColor = .tertiaryLabel
        addSubview(arrow)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openMenu", Self.openMenu)))
    }

    required init?(coder: NSCoder) { nil }

    private var arrowWidth: CGFloat { Self.gap + arrow.intrinsicContentSize.width }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = super.sizeThatFits(size)
        return CGSize(width: text.width + arrowWidth, height: text.height)
    }

    override func drawText(in rect: CGRect) {
        let side = arrowWidth
        super.drawText(
            in: rect.inset(
                by: UIEdgeInsets(top: 0, left: isRightToLeft ? side : 0, bottom: 0, right: isRightToLeft ? 0 : side)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrow.intrinsicContentSize
        arrow.bounds.size = size
        arrow.center = CGPoint(
            x: isRightToLeft ? size.width / 2 : bounds.width - size.width / 2, y: roundedToPixel(bounds.midY))
    }

    private func openMenu() {
        if let menu = makeMenu() { presentMenu(menu, from: self, rect: bounds) }
    }
}

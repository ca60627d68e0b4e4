internal import QuartzCore

/// The back button: an arrow and a title.
final class BackButtonView: BarPressView {
    let title: UILabel
    /// The candidate titles from longest to shortest, with their widths.
    private let titles: [(text: String, width: CGFloat)]
    /// All titles, including the ones that an arrow on a platter leaves out.
    private let allTitles: [String]
    private let attributes: [NSAttributedString.Key: Any]?
    private let tint: UIColor
    private let makeMenu: () -> UIMenu
    private let onPress: () -> Void
    private let arrow: UIView
    private let hasPlatter: Bool

    private let font: UIFont

    /// The size of the arrow beside 17-point text, and its distance from the title, in points.
    private static let arrow = CGSize(width: 10, height: 18)
    private static let gap: CGFloat = 6

    /// - Parameters:
    ///   - titles: The candidates; the first one that fits is shown.
    ///   - image: Replaces the arrow.
    ///   - menu: Opened by a long press.
    ///   - hasPlatter: Whether the arrow stands alone on a round background, as since iOS 26.
    init(
        _ titles: [String], tint: UIColor, attributes: [NSAttributedString.Key: Any]?, image: UIImage?,
        menu: @escaping () -> UIMenu, hasPlatter: Bool, in traits: UITraitCollection, onPress: @escaping () -> Void
    ) {
        let text = LimitedTextStyle.inBar()
        let font = text.font(in: traits)
        self.font = font
        let label = UILabel(inBar: nil, role: "back title", color: tint, attributes: attributes)
        allTitles = titles
        self.titles = (hasPlatter ? [] : titles).reversed().map { text in
            label.show(text, font: font, color: tint, attributes: attributes)
            return (text, label.bounds.width)
        }.reversed()
        title = label
        title.accessibilityIdentifier = self.titles.first.map { "back title “\($0.text)”" } ?? "back title"
        self.attributes = attributes
        self.tint = tint
        makeMenu = menu
        self.hasPlatter = hasPlatter
        self.onPress = onPress
        arrow =
            image.map { UIImageView(image: $0.asTemplateByDefault) }
            ?? Self.makeArrow(tint, scale: text.factor(in: traits))
        arrow.tintColor = tint
        super.init(frame: .zero)
        accessibilityIdentifier = "back button"
        addSubview(arrow)
        addSubview(title)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("press", BackButtonView.press)))
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: Selector("openMenu", BackButtonView.openMenu)))
    }

    required init?(coder: NSCoder) { nil }

    /// Creates an arrow from two strokes that meet at a right angle on the left; together they are as tall as the
    /// arrow.
    private static func makeArrow(_ tint: UIColor, scale: CGFloat) -> UIView {
        let size = CGSize(width: Self.arrow.width * scale, height: Self.arrow.height * scale)
        let arrow = UIView(frame: CGRect(origin: .zero, size: size))
        let length = size.height / 2 * 1.414_213_562_373_095_1
        for (angle, y) in [(-CGFloat.pi / 4, size.height / 4), (.pi / 4, size.height * 3 / 4)] {
            let stroke = UIView(frame: CGRect(x: 0, y: 0, width: length, height: 2.5 * scale))
            stroke.backgroundColor = tint
            stroke.layer.cornerRadius = 1.25 * scale
            stroke.center = CGPoint(x: size.width / 2, y: y)
            stroke.transform = CGAffineTransform(rotationAngle: angle)
            arrow.addSubview(stroke)
        }
        return arrow
    }

    override var pressedParts: [UIView] { [arrow, title] }

    private func press() { onPress() }

    private func openMenu(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { presentMenu(makeMenu(), from: self, rect: bounds) }
    }

    // MARK: Layout

    /// Shows the first title that fits, or the arrow alone (facts/back-button).
    ///
    /// - Parameter room: The width available to the arrow and the title, in points.
    func fit(_ room: CGFloat) {
        let fitting = titles.first { arrow.bounds.width + Self.gap + $0.width <= room }
        title.isHidden = fitting == nil
        guard let text = fitting?.text, title.text != text else { return }
        title.show(text, font: font, color: tint, attributes: attributes)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if hasPlatter { return CGSize(width: arrow.bounds.width, height: size.height) }
        let text = title.isHidden || titles.isEmpty ? 0 : Self.gap + title.bounds.width
        return CGSize(width: arrow.bounds.width + text, height: size.height)
    }

    override func layoutSubviews() {
        arrow.center = CGPoint(x: hasPlatter ? bounds.midX - 1 : arrow.bounds.width / 2, y: bounds.midY)
        title.center.x = arrow.bounds.width + Self.gap + title.bounds.width / 2
        title.setBaseline(title.barBaseline(inHeight: bounds.height))
        mirrorIfRightToLeft([arrow, title])
        arrow.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

extension BackButtonView: NamedOnScreen {
    package var namesOnScreen: [String] { allTitles.isEmpty ? ["Back"] : allTitles }
    package var roleOnScreen: RoleOnScreen? { .back }
}

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
    /// The distance between the outermost items and the bar's edges, in points.
    var margin: CGFloat = 16

    private let font: UIFont

    /// The size of the arrow beside 17-point text, its distance from the edge of a bar with a margin of 16 points, and
    /// the distance between arrow and title, in points (facts/back-button-places).
    private static let arrow = CGSize(width: 11, height: 19)
    private static let arrowStart: CGFloat = 28.0 / 3 - 16
    private static let gap: CGFloat = 10
    /// The width of a button without a title.
    private static let leastWidth: CGFloat = 44
    private static let thickness: CGFloat = 2.5

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

    /// Creates an arrow from two strokes with round ends that meet on the left and together fill its size.
    private static func makeArrow(_ tint: UIColor, scale: CGFloat) -> UIView {
        let size = CGSize(width: Self.arrow.width * scale, height: Self.arrow.height * scale)
        let thickness = Self.thickness * scale
        let arrow = UIView(frame: CGRect(origin: .zero, size: size))
        let (run, rise) = (size.width - thickness, (size.height - thickness) / 2)
        let length = (run * run + rise * rise).squareRoot()
        for isUpper in [true, false] {
            let stroke = UIView(
                frame: CGRect(x: 0, y: 0, width: length + thickness, height: thickness))
            stroke.backgroundColor = tint
            stroke.layer.cornerRadius = thickness / 2
            stroke.center = CGPoint(x: size.width / 2, y: (size.height + (isUpper ? -rise : rise)) / 2)
            let (cosine, sine) = (run / length, (isUpper ? -rise : rise) / length)
            stroke.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
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
    /// - Parameter room: The width available to the button, in points.
    func fit(_ room: CGFloat) {
        let fitting = titles.first { titleStart + $0.width <= room }
        title.isHidden = fitting == nil
        guard let text = fitting?.text, title.text != text else { return }
        title.show(text, font: font, color: tint, attributes: attributes)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if hasPlatter { return CGSize(width: arrow.bounds.width, height: size.height) }
        let hasTitle = !title.isHidden && title.text?.isEmpty == false
        let width = hasTitle ? titleStart + title.bounds.width : arrowStart + arrow.bounds.width
        return CGSize(width: max(Self.leastWidth, width), height: size.height)
    }

    private var arrowStart: CGFloat { max(0, margin + Self.arrowStart) }
    private var titleStart: CGFloat { arrowStart + arrow.bounds.width + Self.gap }

    override func layoutSubviews() {
        let size = arrow.bounds.size
        if hasPlatter {
            arrow.center = CGPoint(x: bounds.midX - 1, y: bounds.midY)
        } else {
            // A tall arrow that cannot be centered on whole pixels is above the middle.
            let top = roundedToPixel((bounds.height - size.height) / 2 - 0.1)
            arrow.center = CGPoint(x: arrowStart + size.width / 2, y: top + size.height / 2)
        }
        title.center.x = titleStart + title.bounds.width / 2
        title.setBaseline(title.barBaseline(inHeight: bounds.height))
        mirrorIfRightToLeft([arrow, title])
        arrow.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

extension BackButtonView: NamedOnScreen {
    package var namesOnScreen: [String] { allTitles.isEmpty ? ["Back"] : allTitles }
    package var roleOnScreen: RoleOnScreen? { .back }
}

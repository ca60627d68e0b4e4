internal import QuartzCore

/// The image of a keyboard in the design of iOS 13 to 18, or an input view in its place, below an accessory view.
@MainActor final class KeyboardView: UIView {
    private var input: UIView?
    private var accessory: UIView?
    /// The responder that provides the accessory view. It follows that view in the responder chain.
    private(set) weak var owner: UIResponder?
    var plan = KeyboardPlan() {
        didSet {
            guard plan != oldValue else { return }
            overrideUserInterfaceStyle = plan.isDark.map { $0 ? .dark : .light } ?? .unspecified
            setNeedsDisplay()
        }
    }

    private static let plate = color(UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1), dark: 0.17)
    private static let key = color(.white, dark: 0.42)
    private static let specialKey = color(UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1), dark: 0.28)
    private static let edge = color(UIColor(red: 0.53, green: 0.54, blue: 0.55, alpha: 1), dark: 0.09)
    private static let plain = color(UIColor(red: 0.32, green: 0.33, blue: 0.35, alpha: 1), dark: 0.7)

    private static func color(_ light: UIColor, dark: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: dark, alpha: 1) : light }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "keyboard"
        backgroundColor = Self.plate
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The window that the keyboard lies in front of, although it is none of its subviews.
    override var window: UIWindow? { layer.superlayer?.delegate as? UIWindow }
    /// An owner that is itself on the keyboard is none, so that the chain has an end.
    override var next: UIResponder? { (owner as? UIView)?.isDescendant(of: self) == true ? nil : owner }

    /// Replaces the input view in place of the keys, the accessory view above them with its owner, and the keys themselves.
    func show(_ input: UIView?, _ accessory: UIView?, of owner: UIResponder?, _ plan: KeyboardPlan) {
        self.plan = plan
        self.owner = owner
        guard input !== self.input || accessory !== self.accessory else { return setNeedsLayout() }
        for view in [self.input, self.accessory].compactMap({ $0 }) where view !== input && view !== accessory {
            if view.superview === self { view.removeFromSuperview() }
        }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
        setNeedsDisplay()
        setNeedsLayout()
    }

    var ownViews: [UIView] { [input, accessory].compactMap(\.self) }

    /// The height of a view's frame or, if that is 0, of its content.
    static func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        return view.frame.height > 0 ? view.frame.height : max(view.intrinsicContentSize.height, 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = Self.height(of: accessory)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    // MARK: - Keys

    /// Whether there is room for keys below the accessory view, which lies alone at the bottom of the screen otherwise.
    var showsKeys: Bool {
        input == nil && bounds.height - Self.height(of: accessory) > (window?.screenInsets.bottom ?? 0) + 44
    }

    override func draw(_ rect: CGRect) {
        let accessoryHeight = Self.height(of: accessory)
        guard showsKeys, let window else { return }
        let suggestions = plan.hasSuggestions ? Self.suggestionHeight(in: window) : 0
        let area = bounds.inset(
            by: UIEdgeInsets(top: accessoryHeight + suggestions, left: 0, bottom: bottomInset, right: 0))
        guard area.height > 44 else { return }
        let metrics = KeyMetrics(in: window, isPad: plan.isPad, height: area.height, rowCount: plan.rows.count)
        let unit = (bounds.width - 2 * metrics.margin) / plan.width
        for (index, row) in plan.rows.enumerated() {
            let span = metrics.span(ofRow: index)
            var x = (bounds.width - row.reduce(0) { $0 + $1.width * unit }) / 2
            for key in row {
                // The edges are on the pixels inside.
                let left = roundedUpToPixel(x + KeyMetrics.gap / 2)
                x += key.width * unit
                let right = -roundedUpToPixel(KeyMetrics.gap / 2 - x)
                draw(
                    key,
                    in: CGRect(
                        x: left, y: area.minY + span.lowerBound, width: right - left,
                        height: span.upperBound - span.lowerBound))
            }
        }
        drawLowestRow()
    }

    /// The height of the row of suggestions.
    static func suggestionHeight(in window: UIWindow) -> CGFloat {
        let (size, hasInset) = (window.bounds.size, window.screenInsets.bottom > 0)
        let short = min(size.width, size.height)
        if short >= 744 { return 55 }
        if size.width > size.height { return hasInset ? 38 : 32 }
        return short >= 414 ? 45 : short >= 375 ? 44 : 37
    }

    /// The height below the rows of keys.
    private var bottomInset: CGFloat {
        guard let window, window.screenInsets.bottom > 0 else { return 0 }
        return hasLowestRow ? window.screenInsets.bottom + KeyMetrics.lowestRow : window.screenInsets.bottom
    }

    /// Whether the keys for languages and dictation are below the others, as on upright iPhones without a Home button.
    private var hasLowestRow: Bool {
        guard let window, window.screenInsets.bottom > 0 else { return false }
        let size = window.bounds.size
        return size.height > size.width && size.width < 744
    }

    private func drawLowestRow() {
        guard hasLowestRow else { return }
        let y = bounds.maxY - KeyMetrics.lowestMiddle
        draw("globe", KeyMetrics.globe, Self.plain, at: CGPoint(x: bounds.minX + KeyMetrics.lowestMargin, y: y))
        guard !plan.isPad else { return }
        draw("mic", KeyMetrics.microphone, Self.plain, at: CGPoint(x: bounds.maxX - KeyMetrics.lowestMargin, y: y))
    }

    /// The size of labels relative to that on phones, of which none is narrower than 320 points.
    private var labelScale: CGFloat { min(1, bounds.width / 320) }

    private func draw(_ key: KeyboardPlan.Key, in keyFrame: CGRect) {
        guard !key.text.isEmpty else { return }
        let isProminent = key.role == .prominent && key.isEnabled
        if key.role != .plain {
            Self.edge.setFill()
            UIBezierPath(roundedRect: keyFrame.offsetBy(dx: 0, dy: 1), cornerRadius: KeyMetrics.radius).fill()
            (isProminent ? UIColor.systemBlue : key.role == .letter ? Self.key : Self.specialKey).setFill()
            UIBezierPath(roundedRect: keyFrame, cornerRadius: KeyMetrics.radius).fill()
        }
        let color: UIColor = isProminent ? .white : key.isEnabled ? .label : .tertiaryLabel
        let middle = CGPoint(x: keyFrame.midX, y: keyFrame.midY)
        if let symbol = Self.symbols[key.text] {
            return draw(symbol, KeyMetrics.symbol * labelScale, color, at: middle)
        }
        guard plan.isPad else {
            let size = key.text.count > 1 ? KeyMetrics.word : KeyMetrics.letter
            let font = UIFont.systemFont(ofSize: size * labelScale)
            let rise = key.text == "space" ? KeyMetrics.spaceRise : 0
            return draw(
                key.text, [.font: font, .foregroundColor: color], at: CGPoint(x: middle.x, y: middle.y - rise))
        }
        let font = UIFont.systemFont(ofSize: KeyMetrics.digit)
        // Digits above letters, and the one in their row without any, are above the middle.
        let isRaised = key.text != "0" && key.role == .letter
        let rise = isRaised ? KeyMetrics.digitRise : 0
        draw(key.text, [.font: font, .foregroundColor: color], at: CGPoint(x: middle.x, y: middle.y - rise))
        draw(
            key.letters,
            [
                .font: UIFont.systemFont(ofSize: KeyMetrics.smallLetter, weight: .bold), .foregroundColor: color,
                .kern: KeyMetrics.letterKern,
            ], at: CGPoint(x: middle.x + KeyMetrics.letterKern / 2, y: middle.y + KeyMetrics.lettersDrop))
    }

    private func draw(_ string: String, _ attributes: [NSAttributedString.Key: Any], at middle: CGPoint) {
        let text = NSAttributedString(string: string, attributes: attributes)
        let size = text.size()
        text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }

    /// The symbols drawn for labels.
    private static let symbols = ["⌫": "delete.left", "⇧": "shift", "⬆": "shift.fill", "☺": "face.smiling"]

    private func draw(_ symbol: String, _ size: CGFloat, _ color: UIColor, at middle: CGPoint) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: .default)
        guard let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(color) else {
            return
        }
        image.draw(at: CGPoint(x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2))
    }
}

internal import QuartzCore

/// The image of a keyboard in the design of iOS 13 to 18, or an input view in its place, below an accessory view.
@MainActor final class KeyboardView: UIView {
    private var input: UIView?
    private var accessory: UIView?
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
    private static let edge = color(UIColor(red: 0.54, green: 0.55, blue: 0.57, alpha: 1), dark: 0.09)
    private static let suggestions: CGFloat = 44
    /// The height below the keys of upright iPhones without a Home button, where the language and dictation keys are
    /// (facts/keyboard-keys).
    private static let lowestRow: CGFloat = 44
    private static let gap: CGFloat = 6
    private static let rowGap: CGFloat = 5.5
    private static let radius: CGFloat = 5

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

    /// Replaces the input view in place of the keys, the accessory view above them, and the keys themselves.
    func show(_ input: UIView?, _ accessory: UIView?, _ plan: KeyboardPlan) {
        self.plan = plan
        guard input !== self.input || accessory !== self.accessory else { return setNeedsLayout() }
        for view in [self.input, self.accessory].compactMap({ $0 }) where view !== input && view !== accessory {
            if view.superview === self { view.removeFromSuperview() }
        }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
        setNeedsDisplay()
        setNeedsLayout()
    }

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

    override func draw(_ rect: CGRect) {
        let accessoryHeight = Self.height(of: accessory)
        guard input == nil, bounds.height > accessoryHeight + Self.suggestions * 2 else { return }
        let top = accessoryHeight + Self.suggestions
        let pitch = (bounds.height - top - bottomInset) / CGFloat(plan.rows.count)
        let unit = (bounds.width - Self.gap / 2) / plan.width
        for (index, row) in plan.rows.enumerated() {
            var x = (bounds.width - row.reduce(0) { $0 + $1.width * unit }) / 2
            for key in row {
                let keyFrame = CGRect(
                    x: x + Self.gap / 2, y: top + CGFloat(index) * pitch, width: key.width * unit - Self.gap,
                    height: pitch - 2 * Self.rowGap)
                draw(key, in: keyFrame)
                x += key.width * unit
            }
        }
    }

    /// The height below the rows of keys.
    private var bottomInset: CGFloat {
        guard let window = window(of: layer), window.screenInsets.bottom > 0 else { return 0 }
        let (size, inset) = (window.bounds.size, window.screenInsets.bottom)
        return size.height > size.width && size.width < 744 ? inset + Self.lowestRow : inset
    }

    private func draw(_ key: KeyboardPlan.Key, in keyFrame: CGRect) {
        guard !key.text.isEmpty else { return }
        let isProminent = key.role == .prominent && key.isEnabled
        Self.edge.setFill()
        UIBezierPath(roundedRect: keyFrame.offsetBy(dx: 0, dy: 1), cornerRadius: Self.radius).fill()
        (isProminent ? UIColor.systemBlue : key.role == .letter ? Self.key : Self.specialKey).setFill()
        UIBezierPath(roundedRect: keyFrame, cornerRadius: Self.radius).fill()
        let color: UIColor = isProminent ? .white : key.isEnabled ? .label : .tertiaryLabel
        let text = NSAttributedString(
            string: key.text,
            attributes: [
                .font: UIFont.systemFont(ofSize: key.text.count > 1 ? 16 : 22), .foregroundColor: color,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: keyFrame.midX - size.width / 2, y: keyFrame.midY - size.height / 2))
    }

    private func window(of layer: CALayer) -> UIWindow? { layer.superlayer?.delegate as? UIWindow }
}

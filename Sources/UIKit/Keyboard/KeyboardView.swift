internal import QuartzCore

/// The image of a keyboard in the look of iOS 13 to 18, or an input view instead.
@MainActor final class KeyboardView: UIView {
    private let input: UIView?
    private let accessory: UIView?

    private static let plate = color(UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1), dark: 0.17)
    private static let key = color(.white, dark: 0.42)
    private static let specialKey = color(UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1), dark: 0.28)
    private static let edge = color(UIColor(red: 0.54, green: 0.55, blue: 0.57, alpha: 1), dark: 0.09)
    private static let suggestions: CGFloat = 44
    private static let gap: CGFloat = 6
    private static let radius: CGFloat = 5

    private static func color(_ light: UIColor, dark: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: dark, alpha: 1) : light }
    }

    /// One key: its label, and its width in letters.
    private struct Key {
        let text: String
        var width: CGFloat = 1
        var isSpecial = false
    }

    init(frame: CGRect, input: UIView?, accessory: UIView?) {
        self.input = input
        self.accessory = accessory
        super.init(frame: frame)
        accessibilityIdentifier = "keyboard"
        backgroundColor = Self.plate
        contentMode = .redraw
        for view in [input, accessory].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = accessory?.frame.height ?? 0
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func draw(_ rect: CGRect) {
        guard input == nil, bounds.height > (accessory?.frame.height ?? 0) + Self.suggestions * 2 else { return }
        let top = (accessory?.frame.height ?? 0) + Self.suggestions
        let bottom = window(of: layer)?.screenInsets.bottom ?? 0
        let pitch = (bounds.height - top - bottom) / CGFloat(Self.rows.count)
        let unit = (bounds.width - Self.gap / 2) / 10
        for (index, row) in Self.rows.enumerated() {
            var x = (bounds.width - row.reduce(0) { $0 + $1.width * unit }) / 2
            for key in row {
                let keyFrame = CGRect(
                    x: x + Self.gap / 2, y: top + CGFloat(index) * pitch, width: key.width * unit - Self.gap,
                    height: pitch - 2 * Self.gap)
                draw(key, in: keyFrame)
                x += key.width * unit
            }
        }
    }

    private static let rows: [[Key]] = [
        "qwertyuiop".map { Key(text: String($0)) },
        "asdfghjkl".map { Key(text: String($0)) },
        [Key(text: "⇧", width: 1.5, isSpecial: true)] + "zxcvbnm".map { Key(text: String($0)) }
            + [Key(text: "⌫", width: 1.5, isSpecial: true)],
        [
            Key(text: "123", width: 2.5, isSpecial: true), Key(text: "space", width: 5),
            Key(text: "return", width: 2.5, isSpecial: true),
        ],
    ]

    private func draw(_ key: Key, in keyFrame: CGRect) {
        Self.edge.setFill()
        UIBezierPath(roundedRect: keyFrame.offsetBy(dx: 0, dy: 1), cornerRadius: Self.radius).fill()
        (key.isSpecial ? Self.specialKey : Self.key).setFill()
        UIBezierPath(roundedRect: keyFrame, cornerRadius: Self.radius).fill()
        let text = NSAttributedString(
            string: key.text,
            attributes: [
                .font: UIFont.systemFont(ofSize: key.text.count > 1 ? 16 : 22), .foregroundColor: UIColor.label,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: keyFrame.midX - size.width / 2, y: keyFrame.midY - size.height / 2))
    }

    private func window(of layer: CALayer) -> UIWindow? { layer.superlayer?.delegate as? UIWindow }
}

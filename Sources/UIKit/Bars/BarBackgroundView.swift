/// The background of a bar, with a hairline at the edge towards the content.
final class BarBackgroundView: UIView {
    private let line = UIView()
    private let lineIsAbove: Bool

    /// The colour of bars up to iOS 18: nearly white or black, and slightly translucent. Tuned, because the system's material is
    /// not documented.
    static let standardColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 0.94)
    }

    init(lineIsAbove: Bool) {
        self.lineIsAbove = lineIsAbove
        super.init(frame: .zero)
        accessibilityIdentifier = "bar background"
        isUserInteractionEnabled = false
        backgroundColor = Self.standardColor
        line.backgroundColor = .separator
        line.accessibilityIdentifier = "bar line"
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter color: `nil` for the standard one.
    func paint(_ color: UIColor?, isTranslucent: Bool) {
        let color = color ?? Self.standardColor
        backgroundColor = isTranslucent ? color : color.withAlphaComponent(1)
    }

    override func layoutSubviews() {
        let hairline = 1 / stage.applicationState.mainScreen.scale
        line.frame = CGRect(x: 0, y: lineIsAbove ? -hairline : bounds.height, width: bounds.width, height: hairline)
    }
}

/// The plate behind a bar, with a line where the content begins.
final class BarBackgroundView: UIView {
    private let line = UIView()
    private let lineIsAbove: Bool

    /// Light bars up to iOS 18: nearly white, a little of what is under them showing through. Chosen, because the
    /// material they are made of is not known.
    static let standardColor = UIColor(white: 0.976, alpha: 0.94)

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

    override func layoutSubviews() {
        let hair = 1 / stage.applicationState.mainScreen.scale
        line.frame = CGRect(x: 0, y: lineIsAbove ? -hair : bounds.height, width: bounds.width, height: hair)
    }
}

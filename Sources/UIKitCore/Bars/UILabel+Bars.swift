extension UILabel {
    /// Creates a label in a bar, sized to fit its text.
    ///
    /// - Parameters:
    ///   - role: The label's role, with which its accessibility identifier in traces starts.
    ///   - attributes: Override the font and color of the text.
    convenience init(
        inBar text: String?, role: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor,
        attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        self.init(frame: .zero)
        show(text, inBarAs: role, font: font, color: color, attributes: attributes)
    }

    /// Shows the text of a role, with which the label's accessibility identifier starts, and sizes the label to fit.
    func show(
        _ text: String?, inBarAs role: String, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]?
    ) {
        accessibilityIdentifier = text.map { "\(role) “\($0)”" } ?? role
        show(text, font: font, color: color, attributes: attributes)
    }

    /// Shows text and sizes the label to fit.
    ///
    /// - Parameter attributes: Override `font` and `color`.
    func show(_ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]?) {
        self.font = attributes?[.font] as? UIFont ?? font
        textColor = attributes?[.foregroundColor] as? UIColor ?? color
        if let text, let attributes {
            attributedText = NSAttributedString(string: text, attributes: attributes)
        } else {
            self.text = text
        }
        sizeToFit()
    }

    /// Moves the label's baseline to a distance from the top of a bar's content, in points, rounded to the nearest
    /// pixel.
    func setBaseline(_ distance: CGFloat) {
        let scale = stage.applicationState.mainScreen.scale
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        center.y = rounded(distance) - rounded(font.ascender) + bounds.height / 2
    }

    /// The baseline of the title in a navigation bar or toolbar of the given height, in points from its top: 28 in a
    /// 44-point bar for fonts up to 17 points (facts/bar-baselines), and lower for larger text, which stays centered.
    func barBaseline(inHeight height: CGFloat) -> CGFloat { height / 2 + max(6, font.pointSize * 6 / 17) }
}

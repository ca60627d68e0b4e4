extension UILabel {
    /// Creates a label in a bar, sized to fit its text.
    ///
    /// - Parameters:
    ///   - role: the label's role, which its accessibility identifier in traces starts with.
    ///   - attributes: override the font and colour of the text.
    convenience init(
        inBar text: String?, role: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor,
        attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        self.init(frame: .zero)
        accessibilityIdentifier = text.map { "\(role) “\($0)”" } ?? role
        show(text, font: font, color: color, attributes: attributes)
    }

    /// Shows text and sizes the label to fit.
    ///
    /// - Parameter attributes: override `font` and `color`.
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
}

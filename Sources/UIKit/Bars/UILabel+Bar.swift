extension UILabel {
    /// A word in a bar, as large as it is.
    ///
    /// - Parameter role: what it is there, for traces.
    convenience init(inBar text: String?, role: String, size: CGFloat = 17, weight: UIFont.Weight, color: UIColor) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        accessibilityIdentifier = text.map { "\(role) “\($0)”" } ?? role
        sizeToFit()
    }
}

// Fonts in archives: the application's own by their names, system fonts by their styles.
extension FontFace {
    /// - Returns: `nil` for an archive of something else.
    init?(from coder: NSCoder) {
        if let name = coder.text(forKey: "UIFontName") {
            self.init(named: name)
            return
        }
        guard coder.containsValue(forKey: "UIFontWeight") else { return nil }
        self.init(
            weight: UIFont.Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))),
            isItalic: coder.decodeBool(forKey: "UIFontIsItalic"),
            isMonospaced: coder.decodeBool(forKey: "UIFontIsMonospaced"),
            hasEqualDigits: coder.decodeBool(forKey: "UIFontHasEqualDigits"))
    }

    func encode(with coder: NSCoder) {
        if let name = own?.name ?? unsupportedName { return coder.encode(name as NSString, forKey: "UIFontName") }
        coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
        coder.encode(isItalic, forKey: "UIFontIsItalic")
        coder.encode(isMonospaced, forKey: "UIFontIsMonospaced")
        coder.encode(hasEqualDigits, forKey: "UIFontHasEqualDigits")
    }
}

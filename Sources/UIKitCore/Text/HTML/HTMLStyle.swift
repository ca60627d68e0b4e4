/// The style of text in an HTML document, as determined by elements, attributes and style sheets.
struct HTMLStyle {
    /// The family that WebKit uses if a document names none.
    private static let standardFamily = "TimesNewRomanPSMT"
    private static let systemFamilies: Set<String> = [
        "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif",
    ]
    /// Sizes in points, by their names in CSS, in the order of the numbers of `<font size>` from 1.
    private static let namedSizes: [(name: String, size: CGFloat)] = [
        ("x-small", 9), ("small", 10), ("medium", 12), ("large", 13.5), ("x-large", 18), ("xx-large", 24),
        ("xxx-large", 36),
    ]

    /// The largest absolute value of a length in points.
    private static let largestLength: CGFloat = 10_000

    var family = Self.standardFamily
    /// The font size in points, which nested elements cannot enlarge beyond that of style sheets.
    var size: CGFloat = 12 {
        didSet { size = min(size, Self.largestLength) }
    }
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruck = false
    var isPreformatted = false
    var isHidden = false
    var color = UIColor.black
    var background: UIColor?
    var link: String?
    /// The shift of the baseline in points, upward.
    var shift: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// The height of a line in points; `nil` for that of the font.
    var lineHeight: CGFloat?
    /// The space after each letter in points.
    var spacing: CGFloat = 0
    /// The numbers of the next items of the enclosing lists, outermost first; `nil` for a list with bullets.
    var lists: [Int?] = []

    /// The font, which is one of the application's own if the document names it.
    var font: UIFont {
        if isMonospaced { return .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular) }
        let isSystem = Self.systemFamilies.contains(family.lowercased())
        var font = isSystem ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size)
        let traits: UIFontDescriptor.SymbolicTraits = [isBold ? .traitBold : [], isItalic ? .traitItalic : []]
        if !traits.isEmpty, let descriptor = font?.fontDescriptor.withSymbolicTraits(traits) {
            font = UIFont(descriptor: descriptor, size: size)
        }
        return font ?? .systemFont(ofSize: size)
    }

    /// Applies the declarations of a style sheet or a `style` attribute, such as `color: red; font-size: 17px`.
    /// Properties and values without effect on attributed strings are ignored.
    mutating func apply(_ declarations: String) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            apply(parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
        }
    }

    private mutating func apply(_ property: String, _ value: String) {
        let word = value.lowercased()
        switch property {
        case "color": color = HTMLColor.color(word) ?? color
        case "background", "background-color": background = HTMLColor.color(word) ?? background
        case "font-family": setFamilies(value)
        case "font-size": size = length(word, of: size) ?? size
        case "font-weight": isBold = (Int(word).map { $0 >= 600 } ?? (word == "bold" || word == "bolder"))
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "font": setShorthand(value)
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "text-align": align(word)
        case "line-height": lineHeight = length(Double(word) == nil ? word : word + "em", of: size)
        case "letter-spacing": spacing = length(word, of: size) ?? spacing
        case "white-space": isPreformatted = word.hasPrefix("pre")
        case "display": isHidden = word == "none"
        default: break
        }
    }

    mutating func align(_ word: String) {
        switch word {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    /// Selects the first of several families that exists: a system font, or one of the application's own.
    mutating func setFamilies(_ value: String) {
        let names = value.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"").union(.whitespacesAndNewlines))
        }
        let known = names.first {
            Self.systemFamilies.contains($0.lowercased()) || $0.lowercased() == "monospace"
                || UIFont.familyNames.contains($0)
        }
        guard let name = known ?? names.first, !name.isEmpty else { return }
        isMonospaced = name.lowercased() == "monospace"
        if !isMonospaced { family = name }
    }

    /// Sets the size from the value of `<font size>`: a number from 1 to 7, or a difference from 3.
    mutating func setNumberedSize(_ value: String) {
        guard let number = Int(value).map({ min(max($0, -10), 10) }) else { return }
        let absolute = value.hasPrefix("+") || value.hasPrefix("-") ? 3 + number : number
        size = Self.namedSizes[min(max(absolute, 1), Self.namedSizes.count) - 1].size
    }

    private mutating func setShorthand(_ value: String) {
        let words = value.split(separator: " ")
        guard let place = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else { return }
        isBold = words[..<place].contains { $0 == "bold" || (Int($0) ?? 0) >= 600 }
        isItalic = words[..<place].contains("italic")
        let sizes = words[place].split(separator: "/")
        size = sizes.first.flatMap { length(String($0), of: size) } ?? size
        if sizes.count == 2 { apply("line-height", String(sizes[1])) }
        setFamilies(words[(place + 1)...].joined(separator: " "))
    }

    /// Returns a length in points. CSS pixels count as points, as in UIKit's reader.
    private func length(_ word: String, of base: CGFloat) -> CGFloat? {
        if let named = Self.namedSizes.first(where: { $0.name == word }) { return named.size }
        let units: [(suffix: String, factor: CGFloat)] = [
            ("rem", 12), ("em", base), ("px", 1), ("pt", 1), ("%", base / 100), ("", 1),
        ]
        for (suffix, factor) in units where word.hasSuffix(suffix) {
            guard let number = Double(word.dropLast(suffix.count)), number.isFinite else { continue }
            return min(max(CGFloat(number) * factor, -Self.largestLength), Self.largestLength)
        }
        return nil
    }
}

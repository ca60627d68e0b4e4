/// Reads an HTML text as an attributed string (facts/html-text).
struct HTMLReader {
    /// Elements that start and end a line, with the space after them as a multiple of the font size.
    private static let blocks: [String: CGFloat] = [
        "p": 1, "div": 0, "h1": 0.67, "h2": 0.83, "h3": 1, "h4": 1.33, "h5": 1.67, "h6": 2.33, "ul": 0, "ol": 0,
        "li": 0,
        "blockquote": 1, "pre": 1, "article": 0, "section": 0, "header": 0, "footer": 0, "main": 0, "table": 0, "tr": 0,
        "center": 0, "dl": 0, "dt": 0, "dd": 0, "address": 0, "figure": 0, "figcaption": 0,
    ]
    /// The sizes of headings as multiples of the surrounding font size.
    private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
    private static let empty: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "col", "wbr", "base", "source",
    ]
    /// Elements whose content is not shown.
    private static let hidden: Set<String> = ["head", "title", "script", "style", "template", "noscript"]
    /// Elements that end where an element of the same name starts.
    private static let selfEnding: Set<String> = ["p", "li", "dt", "dd", "tr", "td", "th", "option"]
    /// The maximum depth of elements. The contents of deeper ones are read as those of their parents, so that the
    /// number of styles is bounded.
    private static let maximumDepth = 256

    private let text = NSMutableAttributedString()
    private var elements: [(name: String, style: HTMLStyle)] = []
    private var sheet = HTMLSheet()
    private var style = HTMLStyle()
    private var needsSpace = false

    /// Returns the attributed string of an HTML text.
    static func text(of html: String) -> NSAttributedString {
        var reader = HTMLReader()
        for token in HTMLScanner(html) { reader.read(token) }
        return reader.text
    }

    private mutating func read(_ token: HTMLToken) {
        switch token {
        case .open(let name, let attributes): open(name, attributes)
        case .close(let name): close(name)
        case .text(let content):
            if elements.last?.name == "style" { sheet.add(content) }
            if !style.isHidden { append(content) }
        }
    }

    // MARK: Elements

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if Self.selfEnding.contains(name), elements.last?.name == name { close(name) }
        if Self.blocks[name] != nil { endLine() }
        switch name {
        case "br": write("\u{2028}")
        case "hr": endLine()
        case "td", "th": if !text.string.isEmpty, !text.string.hasSuffix("\n") { write("\t") }
        default: break
        }
        guard !Self.empty.contains(name), elements.count < Self.maximumDepth else { return }
        elements.append((name, style))
        apply(name, attributes)
        for declarations in sheet.declarations(name, attributes) { style.apply(declarations) }
        style.apply(attributes["style"] ?? "")
        if let align = attributes["align"] { style.align(align.lowercased()) }
        if name == "li", !style.isHidden { writeMarker() }
    }

    private mutating func close(_ name: String) {
        guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
        // The first element to be closed determines the space after the paragraph.
        if let space = Self.blocks[name] { endLine(space: space * style.size) }
        let lists = style.lists
        style = elements[index].style
        if name == "li" { style.lists = lists }
        elements.removeSubrange(index...)
    }

    private mutating func apply(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.isMonospaced = true
        case "pre": (style.isMonospaced, style.isPreformatted) = (true, true)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            style.isBold = true
            style.size *= Self.headings[name] ?? 1
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sub", "sup":
            style.shift += (name == "sub" ? -0.25 : 0.4) * style.size
            style.size *= 0.83
        case "mark": style.background = HTMLColor.color("yellow")
        case "center": style.alignment = .center
        case "a":
            guard let target = attributes["href"] else { return }
            style.link = target
            style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            style.isUnderlined = true
        case "font":
            style.color = attributes["color"].flatMap { HTMLColor.color($0.lowercased()) } ?? style.color
            if let face = attributes["face"] { style.setFamilies(face) }
            if let size = attributes["size"] { style.setNumberedSize(size) }
        case "ul": style.lists.append(nil)
        case "ol": style.lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
        default: style.isHidden = style.isHidden || Self.hidden.contains(name)
        }
    }

    // MARK: Text

    private mutating func writeMarker() {
        guard let number = style.lists.last else { return write("\t•\t") }
        write(number.map { "\t\($0).\t" } ?? "\t•\t")
        if let number, number < Int.max { style.lists[style.lists.count - 1] = number + 1 }
    }

    private mutating func append(_ content: String) {
        guard !style.isPreformatted else { return write(content) }
        let words = content.split { $0.isWhitespace && $0 != "\u{A0}" }
        let isSpace = { (character: Character?) in character.map { $0.isWhitespace && $0 != "\u{A0}" } ?? false }
        needsSpace = needsSpace || isSpace(content.first)
        for word in words {
            write((needsSpace && !isAtLineStart ? " " : "") + word)
            needsSpace = true
        }
        needsSpace = words.isEmpty ? needsSpace : isSpace(content.last)
    }

    private var isAtLineStart: Bool {
        guard let last = text.string.unicodeScalars.last else { return true }
        return last == "\n" || last == "\t" || last == "\u{2028}"
    }

    private mutating func write(_ characters: String) {
        needsSpace = false
        text.append(NSAttributedString(string: characters, attributes: attributes))
    }

    /// Ends the line if it contains text.
    private mutating func endLine(space: CGFloat = 0) {
        needsSpace = false
        guard !text.string.isEmpty, !text.string.hasSuffix("\n") else { return }
        write("\n")
        guard space > 0 else { return }
        let line = (text.string as NSString).paragraphRange(for: NSRange(location: text.length - 1, length: 1))
        let paragraph = paragraph()
        paragraph.paragraphSpacing = space
        text.addAttribute(.paragraphStyle, value: paragraph, range: line)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph(),
        ]
        attributes[.backgroundColor] = style.background
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.shift != 0 { attributes[.baselineOffset] = style.shift }
        if style.spacing != 0 { attributes[.kern] = style.spacing }
        attributes[.link] = style.link.flatMap { URL(string: $0) }
        return attributes
    }

    private func paragraph() -> NSMutableParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        if let height = style.lineHeight {
            (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
        }
        if !style.lists.isEmpty { paragraph.headIndent = 28 * CGFloat(style.lists.count + 1) }
        return paragraph
    }
}

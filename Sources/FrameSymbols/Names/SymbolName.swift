/// The name of a symbol, taken apart: the words of a drawing's name, and of the variants that rules make of it.
struct SymbolName {
    private let words: [Substring]

    /// Longer than any name in use, so that a long text costs nothing.
    private static let longest = 16

    init(_ name: String) {
        let words = name.split(separator: ".", maxSplits: Self.longest, omittingEmptySubsequences: false)
        self.words = words.count > Self.longest ? [] : words
    }

    private init(_ words: some Sequence<Substring>) {
        self.words = Array(words)
    }

    private var text: String { words.joined(separator: ".") }

    /// The symbol's inks; `nil` if nothing of that name is drawn.
    ///
    /// A drawing of the whole name is taken before one that a rule makes.
    func inks(isFilled: Bool = false) -> [Ink]? {
        if let drawing = Drawing.all[text] { return drawing.inks(isFilled: isFilled) }
        guard let last = words.last, words.count > 1 else { return nil }
        let rest = SymbolName(words.dropLast())
        if last == "fill" { return isFilled ? nil : rest.inks(isFilled: true) }
        if last == "slash" { return rest.inks(isFilled: isFilled)?.slashed }
        if let enclosure = Enclosure(rawValue: String(last)) {
            return rest.inksInside.map { enclosure.inks(around: $0, isFilled: isFilled) }
        }
        return badged(isFilled: isFilled)
    }

    /// The symbol as it is inside an outline: filled where that is not too heavy, and also a letter or a number.
    private var inksInside: [Ink]? {
        if let drawing = Drawing.all[text] {
            return drawing.inks(isFilled: drawing.isSolidInside && drawing.hasFill)
        }
        if words.count == 1 { return Drawing.lettering(words[0]) }
        return inks()
    }

    /// Marks that are a badge without that word, as in `person.fill.checkmark`.
    private static let marks: Set<Substring> = ["checkmark", "xmark", "questionmark", "exclamationmark"]

    /// A symbol with a badge, such as `person.fill.badge.plus`.
    private func badged(isFilled: Bool) -> [Ink]? {
        let isMarked = words.last.map(Self.marks.contains) == true && words.count > 1
        guard let index = words.lastIndex(of: "badge") ?? (isMarked ? words.count - 1 : nil), index > 0 else {
            return nil
        }
        let mark = words[index...].drop { $0 == "badge" }.joined(separator: ".")
        var base = words[..<index]
        var isFilled = isFilled
        if base.last == "fill" {
            base = base.dropLast()
            isFilled = true
        }
        guard let inks = SymbolName(base).inks(isFilled: isFilled) else { return nil }
        if mark.isEmpty { return inks.badged(with: nil) }
        return Drawing.all[mark].map { inks.badged(with: $0.inks(isFilled: true)) }
    }
}

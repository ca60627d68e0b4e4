/// A symbol name split into its parts: the words of a drawing's name, and those of the variants that rules derive from
/// it.
struct SymbolName {
    private let words: [Substring]

    /// Maximum number of words, more than any name in use has, so that a long text costs nothing.
    private static let longest = 16

    init(_ name: String) {
        let words = name.split(separator: ".", maxSplits: Self.longest, omittingEmptySubsequences: false)
        self.words = words.count > Self.longest ? [] : words
    }

    private init(_ words: some Sequence<Substring>) {
        self.words = Array(words)
    }

    private var text: String { words.joined(separator: ".") }

    /// Returns the symbol's inks, or `nil` if there is no drawing for the name.
    ///
    /// A drawing with the whole name takes precedence over one derived by a rule.
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

    /// The symbol as drawn inside an outline: filled unless that is too heavy. It may also be a letter or a number.
    private var inksInside: [Ink]? {
        if let drawing = Drawing.all[text] {
            return drawing.inks(isFilled: drawing.isSolidInside && drawing.hasFill)
        }
        if words.count == 1 { return Drawing.lettering(words[0]) }
        return inks()
    }

    /// Marks that are a badge even without the word `badge`, as in `person.fill.checkmark`.
    private static let marks: Set<Substring> = ["checkmark", "xmark", "questionmark", "exclamationmark"]

    /// Returns a symbol with a badge, such as `person.fill.badge.plus`.
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
        // A person is cropped only inside an enclosure.
        let drawing = mark == "person.crop" ? "person" : mark
        return Drawing.all[drawing].map { inks.badged(with: $0.inks(isFilled: true)) }
    }
}

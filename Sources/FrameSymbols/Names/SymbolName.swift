/// The name of a symbol, taken apart: a drawing's name and the variants of it, in the order in which they apply.
struct SymbolName {
    private let words: [Substring]

    init(_ name: String) {
        words = name.split(separator: ".", omittingEmptySubsequences: false)
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
        return nil
    }
}

/// An English phrase with a number, such as “3 small box”, and the words in it that must agree with the number
/// (facts/inflection).
struct EnglishPhrase {
    /// A word in place of another one.
    struct Change: Equatable {
        /// The place of the former word, in characters.
        let offset: Int
        let length: Int
        let word: String
    }

    private let words: [(offset: Int, text: String)]

    init(_ text: String) {
        var words: [(offset: Int, text: String)] = []
        var isInWord = false
        for (offset, character) in text.enumerated() {
            let isPart = character.isLetter || character.isNumber || ".,-'’".contains(character)
            if isPart, isInWord { words[words.count - 1].text.append(character) }
            if isPart, !isInWord { words.append((offset, String(character))) }
            isInWord = isPart
        }
        self.words = words.compactMap { word in
            let begun = word.text.drop { ".,-'’".contains($0) }
            let text = begun.reversed().drop { ".,-'’".contains($0) }.reversed()
            return text.isEmpty ? nil : (word.offset + word.text.count - begun.count, String(text))
        }
    }

    /// The words to change, in their order.
    var changes: [Change] {
        guard let number = words.firstIndex(where: { Self.isNumber($0.text) }) else { return [] }
        let isOne = ["1", "one"].contains(words[number].text.lowercased())
        let agreeing = isOne ? Self.singularAgreement : Self.pluralAgreement
        let end = words[number...].firstIndex { Self.ends.contains($0.text.lowercased()) } ?? words.count
        let noun = number + 1 < end ? end - 1 : nil
        return words.indices.compactMap { index in
            let (offset, text) = words[index]
            let word =
                index == noun
                ? isOne ? EnglishNoun.singular(text) : EnglishNoun.plural(text)
                : agreeing[text.lowercased()].map { $0.cased(like: text) } ?? text
            return word == text ? nil : Change(offset: offset, length: text.count, word: word)
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        word.first?.isNumber == true || numerals.contains(word.lowercased())
    }

    private static let numerals: Set = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    /// The words that follow a noun.
    private static let ends: Set = [
        "of", "in", "on", "at", "from", "to", "with", "without", "for", "by", "per", "and", "or", "is", "are", "was",
        "were", "has", "have", "that", "which", "remaining", "left", "ago", "selected",
    ]
    private static let pluralAgreement = [
        "is": "are", "was": "were", "has": "have", "this": "these", "that": "those",
    ]
    private static let singularAgreement = Dictionary(
        uniqueKeysWithValues: pluralAgreement.map { ($0.value, $0.key) })
}

/// The singular and the plural of English nouns, by rules and a list of exceptions.
enum EnglishNoun {
    private static let irregular = [
        "child": "children", "man": "men", "woman": "women", "person": "people", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "quiz": "quizzes", "bus": "buses", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "knife": "knives", "life": "lives", "wife": "wives",
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "shelf": "shelves", "wolf": "wolves", "calf": "calves",
        "thief": "thieves", "elf": "elves", "scarf": "scarves", "axis": "axes",
        "crisis": "crises", "basis": "bases", "thesis": "theses", "oasis": "oases", "diagnosis": "diagnoses",
        "matrix": "matrices", "vertex": "vertices", "criterion": "criteria", "cactus": "cacti", "lens": "lenses",
        "movie": "movies", "calorie": "calories", "selfie": "selfies", "zombie": "zombies", "brownie": "brownies",
        "status": "statuses", "virus": "viruses", "bonus": "bonuses", "campus": "campuses", "alias": "aliases",
        "gas": "gases", "atlas": "atlases", "canvas": "canvases",
        "cookie": "cookies", "pie": "pies", "tie": "ties", "shoe": "shoes", "cache": "caches", "case": "cases",
    ]
    private static let regular = Dictionary(uniqueKeysWithValues: irregular.map { ($0.value, $0.key) })
    private static let invariant: Set = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "news", "information", "equipment",
    ]

    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if invariant.contains(lower) || isPlural(lower) { return word }
        if let known = irregular[lower] { return known.cased(like: word) }
        if lower.hasSuffix("sis") { return (lower.dropLast(2) + "es").cased(like: word) }
        let (stem, ending) = endsInY(lower) ? (lower.dropLast(), "ies") : (lower[...], hisses(lower) ? "es" : "s")
        return (stem + ending).cased(like: word)
    }

    static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if let known = regular[lower] { return known.cased(like: word) }
        guard isPlural(lower), !invariant.contains(lower) else { return word }
        if lower.hasSuffix("ies"), lower.count > 4 { return (lower.dropLast(3) + "y").cased(like: word) }
        let stem = lower.dropLast(2)
        let isLonger = lower.hasSuffix("es") && ["ss", "x", "zz", "ch", "sh"].contains(where: stem.hasSuffix)
        return lower.dropLast(isLonger ? 2 : 1).cased(like: word)
    }

    /// Whether a word has the form of a plural.
    private static func isPlural(_ word: String) -> Bool {
        if regular[word] != nil { return true }
        return word.hasSuffix("s") && word.count > 2 && irregular[word] == nil
            && !["ss", "us", "is", "as"].contains(where: word.hasSuffix)
    }

    private static func endsInY(_ word: String) -> Bool {
        word.hasSuffix("y") && !["ay", "ey", "iy", "oy", "uy"].contains(where: word.hasSuffix)
    }

    private static func hisses(_ stem: some StringProtocol) -> Bool {
        ["s", "x", "z", "ch", "sh"].contains(where: stem.hasSuffix)
    }
}

extension StringProtocol {
    /// The word in capitals, or with a capital, if the other one is.
    fileprivate func cased(like other: String) -> String {
        if other.count > 1, other == other.uppercased(), other != other.lowercased() { return uppercased() }
        return other.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : String(self)
    }
}

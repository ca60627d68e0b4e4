/// A path pattern as in shells and Ruby: `Kit/**/*.{png,xib}`.
struct PathPattern {
    private let alternatives: [[Character]]

    private static let mostAlternatives = 100
    private static let longest = 1000

    /// - Parameter text: Pattern, which matches nothing if it is longer than 1000 characters. If it has more than 100
    ///   alternatives, only the first count.
    init(_ text: String) {
        let text = text.split(separator: "/").joined(separator: "/")
        alternatives = text.count <= Self.longest ? Self.expanded(text).map(Array.init) : []
    }

    /// Upper bound of the number of steps that a comparison takes per byte of a path.
    var steps: Int { alternatives.reduce(0) { $0 + 1 + $1.count { $0 == "*" } } }

    /// Whether a path matches. `*` and `?` do not match a slash, and `**` matches any number of folders.
    func matches(_ path: String) -> Bool {
        let path = Array(path)
        return alternatives.contains { Self.matches(path[...], $0[...]) }
    }

    /// Returns the texts that braces stand for.
    private static func expanded(_ text: String) -> [String] {
        var texts = [text]
        while let parts = braces(in: texts[0]) {
            let rest = texts.dropFirst()
            texts = Array(rest) + parts
            if texts.count > mostAlternatives { return Array(texts.prefix(mostAlternatives)) }
        }
        return texts
    }

    /// Returns the texts that the first braces stand for, or `nil` if there are no braces.
    private static func braces(in text: String) -> [String]? {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return nil }
        let inside = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        return inside.map { String(text[..<open] + $0 + text[text.index(after: close)...]) }
    }

    private static func matches(_ path: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        // These are the positions in the pattern that can be reached by the characters so far.
        var reached = closure([pattern.startIndex], pattern, isAtFolder: true)
        for character in path {
            var next: Set<Int> = []
            for index in reached where index < pattern.endIndex {
                switch pattern[index] {
                case "*":
                    let isDeep = index + 1 < pattern.endIndex && pattern[index + 1] == "*"
                    if isDeep || character != "/" { next.insert(index) }
                case "?": if character != "/" { next.insert(index + 1) }
                case character: next.insert(index + 1)
                default: break
                }
            }
            reached = closure(next, pattern, isAtFolder: character == "/")
        }
        return reached.contains(pattern.endIndex)
    }

    /// Adds the positions after asterisks, which may match nothing; `**/` matches whole folders.
    private static func closure(
        _ start: Set<Int>, _ pattern: ArraySlice<Character>, isAtFolder: Bool
    ) -> Set<Int> {
        var reached = start
        var waiting = Array(start)
        while let index = waiting.popLast() {
            guard index < pattern.endIndex, pattern[index] == "*" else { continue }
            let stars = index + 1 < pattern.endIndex && pattern[index + 1] == "*" ? 2 : 1
            let behind = index + stars
            if stars == 2, behind < pattern.endIndex, pattern[behind] == "/" {
                if isAtFolder, reached.insert(behind + 1).inserted { waiting.append(behind + 1) }
            } else if reached.insert(behind).inserted {
                waiting.append(behind)
            }
        }
        return reached
    }
}

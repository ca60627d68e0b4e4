/// A source whose extended attributes, `^[text](name: value)`, are rewritten as links, which a reader of Markdown knows.
///
/// Texts in code, behind a backslash, or with links inside stay as they are.
struct ExtendedAttributes {
    private(set) var text = ""
    private var lists: [String] = []

    private static let scheme = "frame-attributes:"

    init(_ source: String) {
        let characters = Array(source)
        var index = 0
        while index < characters.count {
            let end = Self.literalEnd(characters, at: index)
            if end == index + 1, let found = Self.found(in: characters, at: index) {
                text += "[\(String(characters[found.text]))](<\(Self.scheme)\(lists.count)>)"
                lists.append(String(characters[found.attributes]))
                index = found.attributes.upperBound + 1
            } else {
                text += String(characters[index..<end])
                index = end
            }
        }
    }

    /// The runs with the attributes in place of the links.
    func restored(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        runs.map { run in
            guard let link = run.link, link.hasPrefix(Self.scheme), let index = Int(link.dropFirst(Self.scheme.count)),
                lists.indices.contains(index)
            else { return run }
            var run = run
            run.link = nil
            run.attributes = MarkdownAttribute.list(lists[index])
            return run
        }
    }

    /// The end of an escaped character or of code that begins at an index; otherwise the next index.
    private static func literalEnd(_ characters: [Character], at index: Int) -> Int {
        if characters[index] == "\\" { return min(index + 2, characters.count) }
        guard characters[index] == "`" else { return index + 1 }
        func runEnd(_ start: Int) -> Int { characters[start...].firstIndex { $0 != "`" } ?? characters.count }
        let start = runEnd(index)
        var next = start
        while let open = characters[next...].firstIndex(of: "`") {
            next = runEnd(open)
            if next - open == start - index { return next }
        }
        return start
    }

    /// The text and the list of attributes that begin with `^[` at an index.
    private static func found(
        in characters: [Character], at index: Int
    ) -> (text: Range<Int>, attributes: Range<Int>)? {
        guard characters[index] == "^", index + 1 < characters.count, characters[index + 1] == "[",
            let close = closing(characters, from: index + 1, "[", "]"), close + 1 < characters.count,
            characters[close + 1] == "(", let end = closing(characters, from: close + 1, "(", ")")
        else { return nil }
        let text = index + 2..<close
        let hasLinks = zip(text, text.dropFirst()).contains { characters[$0] == "]" && "([".contains(characters[$1]) }
        return hasLinks ? nil : (text, close + 2..<end)
    }

    /// The index of the bracket that closes the one at `start`.
    private static func closing(
        _ characters: [Character], from start: Int, _ open: Character, _ close: Character
    ) -> Int? {
        var (depth, index) = (0, start)
        while index < characters.count {
            if characters[index] == open { depth += 1 }
            if characters[index] == close { depth -= 1 }
            if depth == 0 { return index }
            index = literalEnd(characters, at: index)
        }
        return nil
    }
}

/// The name and the value of an extended attribute.
public struct MarkdownAttribute: Equatable, Sendable {
    public let name: String
    /// The value as it is written, such as `true`, `'red'` or `{number: "one"}`.
    public let value: String

    /// The attributes of a list such as `inflect: true, color: 'red'`.
    static func list(_ source: String) -> [MarkdownAttribute] {
        var (parts, depth, quote) = ([""], 0, Character?.none)
        for character in source {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "{[".contains(character) {
                depth += 1
            } else if "}]".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts.compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let isMark: (Character) -> Bool = { $0.isWhitespace || $0 == "'" || $0 == "\"" }
            let name = part[..<colon].drop(while: isMark).reversed().drop(while: isMark).reversed()
            let value = part[part.index(after: colon)...].drop { $0.isWhitespace }
            return MarkdownAttribute(
                name: String(name), value: String(value.reversed().drop { $0.isWhitespace }.reversed()))
        }
    }
}

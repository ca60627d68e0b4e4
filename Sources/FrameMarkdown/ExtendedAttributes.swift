/// A source whose extended attributes, `^[text](name: value)`, are written as images, which a reader of Markdown knows.
///
/// Like images, they may stand in links, and contain links and each other (swift-cmark, `src/inlines.c`). Those in code
/// that begins with a backtick, in tags, and behind a backslash stay as they are; those in other code and in HTML are
/// restored.
struct ExtendedAttributes {
    private(set) var text = ""
    /// The lists of attributes as they are written, and the number of brackets that open in their texts.
    private var lists: [(source: String, brackets: Int)] = []

    private static let scheme = "frame-attributes:"

    /// - Parameter hasBlocks: Whether lines can begin blocks, across which no text extends.
    init(_ source: String, hasBlocks: Bool) {
        let characters = Array(source)
        var written: [Character] = []
        var start = 0
        while start < characters.count {
            let end = hasBlocks ? Self.blockEnd(characters, from: start) : characters.count
            rewrite(characters[..<end], from: start, into: &written)
            start = end
        }
        text = String(written)
    }

    /// Rewrites the characters from an index to the end of their block.
    private mutating func rewrite(
        _ characters: ArraySlice<Character>, from start: Int, into written: inout [Character]
    ) {
        func isAt(_ index: Int, _ character: Character) -> Bool {
            index < characters.endIndex && characters[index] == character
        }
        // The openers are indices into what is written.
        var (openers, index) = ([Int](), start)
        while index < characters.endIndex {
            var end = Self.literalEnd(characters, at: index)
            if isAt(index, "^"), isAt(index + 1, "[") {
                end = index + 2
                openers.append(written.count)
            } else if isAt(index, "[") {
                openers.append(written.count)
            } else if isAt(index, "]"), let opener = openers.popLast(), isAt(index + 1, "("),
                let close = Self.listEnd(characters, from: index + 2)
            {
                if written[opener] == "^" {
                    written[opener] = "!"
                    written += Self.tail(lists.count)
                    lists.append(
                        (String(characters[index + 2..<close]), written[(opener + 2)...].count { $0 == "[" }))
                    index = close + 1
                    continue
                }
                end = close + 1
            }
            written += characters[index..<end]
            index = end
        }
    }

    /// The attributes that an image with an address stands for; `nil` for an image of the source.
    func attributes(ofImage address: String) -> [MarkdownAttribute]? {
        guard address.hasPrefix(Self.scheme), let index = Int(address.dropFirst(Self.scheme.count)),
            lists.indices.contains(index)
        else { return nil }
        return MarkdownAttribute.list(lists[index].source)
    }

    /// Code or HTML as it is written in the source.
    func restored(_ literal: String) -> String {
        guard literal.contains(Self.scheme) else { return literal }
        var literal = literal
        // Attributes that contain others follow them in the list.
        for (index, list) in lists.enumerated().reversed() {
            guard let tail = literal.firstRange(of: Self.tail(index)),
                let open = Self.opener(in: literal[..<tail.lowerBound], brackets: list.brackets)
            else { continue }
            literal =
                literal[..<open].dropLast() + "^" + literal[open..<tail.lowerBound] + "](\(list.source))"
                + literal[tail.upperBound...]
        }
        return literal
    }

    private static func tail(_ index: Int) -> String { "](\(scheme)\(index))" }

    /// The index of the bracket that is followed by a number of others.
    private static func opener(in text: Substring, brackets: Int) -> String.Index? {
        var rest = text
        for _ in 0..<brackets { rest = rest[..<(rest.lastIndex(of: "[") ?? rest.startIndex)] }
        return rest.lastIndex(of: "[")
    }

    /// The end of the line that ends the block around an index: before a blank line, or one that begins another block.
    private static func blockEnd(_ characters: [Character], from start: Int) -> Int {
        var index = start
        while let newline = characters[index...].firstIndex(where: \.isNewline) {
            index = newline + 1
            let line = characters[index...].prefix { !$0.isNewline }.drop { $0 == " " || $0 == "\t" }
            let beginsBlock =
                switch line.first {
                case nil, "#", ">": true
                case "-", "*", "+": line.dropFirst().first?.isWhitespace ?? true
                case "`", "~": line.starts(with: "```") || line.starts(with: "~~~")
                case let digit?: digit.isNumber && line.drop(while: \.isNumber).first.map { ".)".contains($0) } == true
                }
            if beginsBlock { return index }
        }
        return characters.count
    }

    /// The end of an escaped character, of code, or of a tag that begins at an index; otherwise the next index.
    private static func literalEnd(_ characters: ArraySlice<Character>, at index: Int) -> Int {
        switch characters[index] {
        case "\\": return min(index + 2, characters.endIndex)
        case "<":
            guard index + 1 < characters.endIndex,
                characters[index + 1].isLetter || "/!?".contains(characters[index + 1]),
                let end = characters[(index + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" }),
                characters[end] == ">"
            else { return index + 1 }
            return end + 1
        case "`": break
        default: return index + 1
        }
        func runEnd(_ start: Int) -> Int { characters[start...].firstIndex { $0 != "`" } ?? characters.endIndex }
        let start = runEnd(index)
        var next = start
        while let open = characters[next...].firstIndex(of: "`") {
            next = runEnd(open)
            if next - open == start - index { return next }
        }
        return start
    }

    /// The nesting of parentheses beyond which a list is none, as in swift-cmark.
    private static let deepest = 32

    /// The index of the parenthesis that closes the list that begins at `start`.
    private static func listEnd(_ characters: ArraySlice<Character>, from start: Int) -> Int? {
        var (depth, index) = (1, start)
        while index < characters.endIndex, depth <= deepest {
            switch characters[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\\": index += 1
            default: break
            }
            if depth == 0 { return index }
            index += 1
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

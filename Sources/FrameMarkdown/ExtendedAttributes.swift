/// A source whose extended attributes, `^[text](name: value)`, are written as images, which a reader of Markdown knows.
///
/// Like images, they may stand in links, contain links and each other, and name a list that a paragraph defines, as in
/// `^[text][label]` and `^[label]: name: value` (swift-cmark, `src/inlines.c`). Those in code that begins with a
/// backtick, in tags, and behind a backslash stay as they are; those in other code and in HTML are restored.
struct ExtendedAttributes {
    private(set) var text = ""
    private var texts: [Text] = []
    private var definitions: [Definition] = []

    private struct Text {
        let list: String
        /// What follows the text in the source, from its closing bracket on.
        let tail: String
        /// The number of brackets that open in the text.
        let brackets: Int
    }

    private struct Definition {
        let label: String
        let list: String
        let line: String
    }

    private static let scheme = "frame-attributes:"

    /// - Parameter hasBlocks: Whether lines can begin blocks, across which no text extends.
    init(_ source: String, hasBlocks: Bool) {
        let characters = Array(hasBlocks ? readDefinitions(source) : source)
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
            } else if isAt(index, "]"), let opener = openers.popLast() {
                let isAttributed = written[opener] == "^"
                if let (list, close) = list(in: characters, behind: index, isAttributed) {
                    end = close + 1
                    if isAttributed {
                        append(
                            Text(
                                list: list, tail: String(characters[index..<end]),
                                brackets: written[(opener + 2)...].count { $0 == "[" }),
                            from: opener, to: &written)
                        index = end
                        continue
                    }
                }
            }
            written += characters[index..<end]
            index = end
        }
    }

    private mutating func append(_ text: Text, from opener: Int, to written: inout [Character]) {
        written[opener] = "!"
        written += Self.tail(texts.count)
        texts.append(text)
    }

    /// The list in the parentheses behind a closing bracket, or the one that the label behind it names, and its end.
    private func list(
        in characters: ArraySlice<Character>, behind bracket: Int, _ isAttributed: Bool
    ) -> (list: String, close: Int)? {
        let open = bracket + 1
        guard open < characters.endIndex else { return nil }
        if characters[open] == "(", let close = Self.listEnd(characters, from: open + 1) {
            return (String(characters[open + 1..<close]), close)
        }
        guard isAttributed, characters[open] == "[", let close = Self.labelEnd(characters, from: open + 1) else {
            return nil
        }
        let label = Self.normalized(characters[open + 1..<close])
        return definitions.first { $0.label == label }.map { ($0.list, close) }
    }

    // MARK: Definitions

    /// The source with definitions of lists, at the beginning of paragraphs, as those of links without use.
    private mutating func readDefinitions(_ source: String) -> String {
        guard source.contains("]:") else { return source }
        var isAtStart = true
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { line in
            if isAtStart, let definition = Self.definition(line) {
                definitions.append(definition)
                return Self.unused(definitions.count - 1)
            }
            let rest = line.drop { $0 == " " || $0 == "\t" }
            isAtStart = rest.isEmpty || isAtStart && rest.first == "[" && rest.contains("]:")
            return String(line)
        }.joined(separator: "\n")
    }

    /// The definition that a line is, such as `^[label]: name: value`.
    private static func definition(_ line: Substring) -> Definition? {
        let characters = Array(line)
        guard let start = characters.firstIndex(where: { $0 != " " }), start < 4,
            characters[start...].starts(with: "^["), let close = labelEnd(characters[...], from: start + 2),
            characters[close...].starts(with: "]:")
        else { return nil }
        let (label, list) = (normalized(characters[start + 2..<close]), characters[(close + 2)...].drop { $0 == " " })
        guard !label.isEmpty, !list.isEmpty else { return nil }
        return Definition(label: label, list: String(list), line: String(line))
    }

    /// Labels are compared without regard to case and the length of white space.
    private static func normalized(_ label: ArraySlice<Character>) -> String {
        label.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ").lowercased()
    }

    private static func labelEnd(_ characters: ArraySlice<Character>, from start: Int) -> Int? {
        var index = start
        while index < characters.endIndex, characters[index] != "[" {
            if characters[index] == "]" { return index }
            index += characters[index] == "\\" ? 2 : 1
        }
        return nil
    }

    // MARK: The way back

    /// The attributes that an image with an address stands for; `nil` for an image of the source.
    func attributes(ofImage address: String) -> [MarkdownAttribute]? {
        guard address.hasPrefix(Self.scheme), let index = Int(address.dropFirst(Self.scheme.count)),
            texts.indices.contains(index)
        else { return nil }
        return MarkdownAttribute.list(texts[index].list)
    }

    /// Code or HTML as it is written in the source.
    func restored(_ literal: String) -> String {
        guard literal.contains(Self.scheme) else { return literal }
        var literal = literal
        // Texts that contain others follow them in the list.
        for (index, text) in texts.enumerated().reversed() {
            guard let tail = literal.firstRange(of: Self.tail(index)),
                let open = Self.opener(in: literal[..<tail.lowerBound], brackets: text.brackets)
            else { continue }
            literal =
                literal[..<open].dropLast() + "^" + literal[open..<tail.lowerBound] + text.tail
                + literal[tail.upperBound...]
        }
        for (index, definition) in definitions.enumerated() {
            literal.replace(Self.unused(index), with: definition.line)
        }
        return literal
    }

    private static func tail(_ index: Int) -> String { "](\(scheme)\(index))" }

    private static func unused(_ index: Int) -> String { "[\(scheme)\(index)]: -" }

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

internal import FrameJSON

/// A tag of a workspace file. XML's other constructs are skipped.
struct MarkupTag {
    /// Name, with a slash in end tags: `/Group`.
    let name: String
    let attributes: [String: String]
    /// Whether it has no end tag.
    let isEmpty: Bool

    static func all(in bytes: [UInt8], file: String) throws(ProjectError) -> [MarkupTag] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ProjectError(file: file, "not UTF-8; save the file as UTF-8")
        }
        var tags: [MarkupTag] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<") {
            guard let end = Self.end(of: rest[open...]) else {
                let offset = text.utf8.distance(from: text.startIndex, to: open)
                throw ProjectError(
                    file: file, position: TextPosition(offset: offset, in: bytes[...]),
                    "a tag without end; expected “>”; restore the file")
            }
            let content = rest[rest.index(after: open)..<end]
            if !content.hasPrefix("?"), !content.hasPrefix("!") { tags.append(MarkupTag(content)) }
            rest = rest[rest.index(after: end)...]
        }
        guard tags.first?.name == "Workspace", tags.last?.name == "/Workspace" || tags.last?.isEmpty == true else {
            throw ProjectError(file: file, "expected a workspace from <Workspace> to </Workspace>; restore the file")
        }
        return tags
    }

    /// Returns the bracket that closes a tag, ignoring brackets in quoted values.
    private static func end(of text: Substring) -> Substring.Index? {
        var quote: Character?
        return text.indices.first { index in
            let character = text[index]
            if character == quote { quote = nil } else if quote == nil, "\"'".contains(character) { quote = character }
            return character == ">" && quote == nil
        }
    }

    private init(_ content: Substring) {
        isEmpty = content.hasSuffix("/")
        name = String(content.prefix { !$0.isWhitespace && ($0 != "/" || $0 == content.first) })
        var attributes: [String: String] = [:]
        var rest = content.dropFirst(name.count)
        while let sign = rest.firstIndex(of: "=") {
            let key = rest[..<sign].filter { !$0.isWhitespace }
            let behind = rest[rest.index(after: sign)...].drop(while: \.isWhitespace)
            guard let quote = behind.first, "\"'".contains(quote),
                let end = behind.dropFirst().firstIndex(of: quote)
            else { break }
            attributes[key] = Self.unescaped(behind.dropFirst()[..<end])
            rest = behind[behind.index(after: end)...]
        }
        self.attributes = attributes
    }

    private static func unescaped(_ text: Substring) -> String {
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}

/// A part of an HTML text.
enum HTMLToken {
    /// The start of an element. Names are in lowercase.
    case open(name: String, attributes: [String: String])
    case close(name: String)
    /// Text between tags, with entities resolved.
    case text(String)
}

/// Splits an HTML text into tags and text. There are no errors: as in browsers, anything that is not a tag is text.
struct HTMLScanner: Sequence, IteratorProtocol {
    /// Elements whose content, up to their end tag, is always text.
    private static let raw: Set<String> = ["style", "script", "title", "textarea"]

    private var rest: Substring
    private var rawElement: String?

    init(_ text: String) { rest = text[...] }

    mutating func next() -> HTMLToken? {
        if let name = rawElement, !rest.isEmpty {
            rawElement = nil
            let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
            let content = String(rest[..<end])
            rest = rest[end...]
            return .text(content)
        }
        skipDeclarations()
        guard !rest.isEmpty else { return nil }
        return tag() ?? text()
    }

    /// Skips comments, document types and processing instructions.
    private mutating func skipDeclarations() {
        while rest.hasPrefix("<!") || rest.hasPrefix("<?") {
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else {
                rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
            }
        }
    }

    private mutating func text() -> HTMLToken {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        let content = rest[..<end]
        rest = rest[end...]
        return .text(HTMLEntity.resolved(content))
    }

    private mutating func tag() -> HTMLToken? {
        guard rest.hasPrefix("<") else { return nil }
        var scan = rest.dropFirst()
        let closes = scan.hasPrefix("/")
        if closes { scan = scan.dropFirst() }
        guard scan.first?.isLetter == true else { return nil }
        let name = scan.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        scan = scan.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while let first = scan.first, first != ">" {
            if first.isWhitespace || first == "/" {
                scan = scan.dropFirst()
            } else {
                let (key, value) = Self.attribute(&scan)
                attributes[key] = attributes[key] ?? value
            }
        }
        rest = scan.dropFirst()
        let lowered = name.lowercased()
        if closes { return .close(name: lowered) }
        if Self.raw.contains(lowered) { rawElement = lowered }
        return .open(name: lowered, attributes: attributes)
    }

    private static func attribute(_ scan: inout Substring) -> (String, String) {
        // At least one character, so that a stray equals sign is consumed.
        let key = scan.prefix(1) + scan.dropFirst().prefix { !$0.isWhitespace && !"=>/".contains($0) }
        scan = scan.dropFirst(key.count)
        let afterKey = scan.drop(while: \.isWhitespace)
        guard afterKey.hasPrefix("=") else { return (key.lowercased(), "") }
        scan = afterKey.dropFirst().drop(while: \.isWhitespace)
        let value: Substring
        if let quote = scan.first, quote == "\"" || quote == "'" {
            scan = scan.dropFirst()
            value = scan.prefix { $0 != quote }
            scan = scan.dropFirst(value.count + 1)
        } else {
            value = scan.prefix { !$0.isWhitespace && $0 != ">" }
            scan = scan.dropFirst(value.count)
        }
        return (key.lowercased(), HTMLEntity.resolved(value))
    }
}

internal import FrameJSON

/// A look at the tags of an XML text before a parser sees it: where each element starts, and whether the text stays within
/// ``MarkupLimits`` and without what could lead out of it.
///
/// The parser itself checks none of this in time: it expands entities, compares every attribute of an element with every other,
/// and reports places after the tag.
struct MarkupScan {
    /// The place of every start tag, in the order of the text.
    private(set) var starts: [TextPlace] = []
    private let file: String
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    /// - Throws: ``InterfaceError`` for the first thing that is refused. Text that is not well formed may pass.
    init(_ bytes: [UInt8], file: String) throws(InterfaceError) {
        self.file = file
        self.bytes = bytes
        try checkEncoding()
        try scan()
    }

    private var place: TextPlace { TextPlace(line: line, column: column) }

    private func error(_ reason: InterfaceError.Reason) -> InterfaceError {
        InterfaceError(file: file, place: place, reason)
    }

    /// UTF-8 is all that is read: in another encoding the scan would not see what the parser sees.
    private mutating func checkEncoding() throws(InterfaceError) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw error(.forbidden("text that is not UTF-8", fix: "save the file in that encoding"))
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        guard starts(with: "<?xml ") else { return }
        let start = offset
        try skip(past: "?>", of: "the XML declaration")
        guard let text = String(validating: bytes[start..<offset], as: UTF8.self),
            let encoding = Self.value(of: "encoding", in: text)
        else { return }
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
            throw error(.forbidden("the encoding “\(encoding)”", fix: "save the file as UTF-8"))
        }
    }

    private static func value(of name: String, in text: String) -> String? {
        let parts = text.split(separator: "=", maxSplits: 8)
        guard let index = parts.firstIndex(where: { $0.trimmed.hasSuffix(name) }), index + 1 < parts.count
        else { return nil }
        let rest = parts[index + 1].trimmed
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func move(to end: Int) {
        for index in offset..<end {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[index] & 0xC0 != 0x80 {
                column += 1
            }
        }
        offset = end
    }

    /// Moves behind the next `end`.
    private mutating func skip(past end: StaticString, of what: String) throws(InterfaceError) {
        let count = end.utf8CodeUnitCount
        var index = offset
        while index + count <= bytes.count {
            if end.withUTF8Buffer({ bytes[index...].starts(with: $0) }) { return move(to: index + count) }
            index += 1
        }
        throw error(.malformed("\(what) is not closed"))
    }

    private mutating func scan() throws(InterfaceError) {
        var depth = 0
        // Bytes of text in each open element.
        var texts = [0]
        while offset < bytes.count {
            let next = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            texts[texts.count - 1] += next - offset
            guard texts[texts.count - 1] <= MarkupLimits.text else {
                throw error(.tooMuch(of: "bytes of text in one element", limit: MarkupLimits.text))
            }
            move(to: next)
            guard offset < bytes.count else { return }
            if starts(with: "<!--") {
                try skip(past: "-->", of: "a comment")
            } else if starts(with: "<![CDATA[") {
                let start = offset
                try skip(past: "]]>", of: "a CDATA section")
                texts[texts.count - 1] += offset - start
            } else if starts(with: "<!") {
                throw error(.forbidden("a document type or entity declaration", fix: "remove it"))
            } else if starts(with: "<?") {
                // The toolchain's parser crashes on one without content.
                throw error(.forbidden("a processing instruction", fix: "remove it"))
            } else if starts(with: "</") {
                depth -= 1
                if texts.count > 1 { texts.removeLast() }
                try skip(past: ">", of: "an end tag")
            } else if try startTag() {
                depth += 1
                texts.append(0)
                guard depth <= MarkupLimits.depth else {
                    throw error(.tooMuch(of: "elements inside each other", limit: MarkupLimits.depth))
                }
            }
        }
    }

    /// Moves behind a start tag.
    ///
    /// - Returns: whether the element has content and an end tag.
    private mutating func startTag() throws(InterfaceError) -> Bool {
        guard starts.count < MarkupLimits.elements else {
            throw error(.tooMuch(of: "elements", limit: MarkupLimits.elements))
        }
        starts.append(place)
        var attributes = 0
        var quote: UInt8?
        for index in offset..<bytes.count {
            guard index - offset <= MarkupLimits.tag else {
                throw error(.tooMuch(of: "bytes in one tag", limit: MarkupLimits.tag))
            }
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                attributes += 1
                guard attributes <= MarkupLimits.attributes else {
                    throw error(.tooMuch(of: "attributes of one element", limit: MarkupLimits.attributes))
                }
            } else if byte == UInt8(ascii: ":") {
                throw error(.forbidden("a namespace", fix: "write names without colons"))
            } else if byte == UInt8(ascii: ">") {
                let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
                move(to: index + 1)
                return !isEmpty
            }
        }
        throw error(.malformed("a tag is not closed"))
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return self[first...last]
    }
}

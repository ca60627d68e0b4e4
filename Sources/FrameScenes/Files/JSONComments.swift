import FrameJSON

/// Blanks the comments of a JSON text, `// to the end of a line` and `/* between marks */`, so that the values keep
/// their lines and columns.
struct JSONComments {
    private let bytes: [UInt8]
    private var index = 0
    private var blanked: [UInt8] = []

    /// Returns the bytes with blanks in place of comments.
    ///
    /// - Throws: `JSONError` at a comment without an end.
    static func blanked(_ bytes: [UInt8], file: String) throws(JSONError) -> [UInt8] {
        // A text without a slash, such as most scenes, has no comments.
        guard bytes.contains(UInt8(ascii: "/")) else { return bytes }
        var comments = JSONComments(bytes)
        guard let start = comments.blank() else { return comments.blanked }
        throw JSONError(
            .invalid, file: file, place: TextPosition(offset: start, in: bytes[...]),
            message: "a comment without an end; expected */")
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        blanked.reserveCapacity(bytes.count)
    }

    /// Returns the start of a comment without an end; `nil` if there is none.
    private mutating func blank() -> Int? {
        while index < bytes.count {
            switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
            case (UInt8(ascii: "\""), _): copyString()
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { blankByte() }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                let start = index
                blankByte()
                blankByte()
                while index + 1 < bytes.count,
                    !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
                {
                    blankByte()
                }
                guard index + 1 < bytes.count else { return start }
                blankByte()
                blankByte()
            case (_, _): copy()
            }
        }
        return nil
    }

    private mutating func copy() {
        blanked.append(bytes[index])
        index += 1
    }

    private mutating func copyString() {
        copy()
        while index < bytes.count {
            let byte = bytes[index]
            copy()
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\"), index < bytes.count { copy() }
        }
    }

    /// Replaces a scalar by one space, since columns count scalars; line breaks remain.
    private mutating func blankByte() {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D { blanked.append(byte) } else if byte & 0xC0 != 0x80 { blanked.append(0x20) }
        index += 1
    }
}

/// A position in a text, as editors show it.
public struct TextPosition: Equatable, Hashable, Sendable {
    /// One-based. Lines end with LF, CR LF or CR.
    public let line: Int
    /// One-based, in Unicode scalars: a tab is one column, and so is a precomposed "é".
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position of the byte at `offset` in UTF-8 text.
    package init(offset: Int, in bytes: ArraySlice<UInt8>) {
        var line = 1
        var column = 1
        var wasReturn = false
        for byte in bytes.prefix(upTo: offset) {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !(wasReturn && byte == UInt8(ascii: "\n")) { line += 1 }
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // Every byte except continuation bytes starts a scalar.
                column += 1
            }
            wasReturn = byte == UInt8(ascii: "\r")
        }
        self.init(line: line, column: column)
    }
}

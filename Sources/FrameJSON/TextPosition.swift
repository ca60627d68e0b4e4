/// A position in a text, as shown by editors.
public struct TextPosition: Equatable, Hashable, Sendable {
    /// Line number, starting at 1. Lines end with LF, CR LF or CR.
    public let line: Int
    /// Column in Unicode scalars, starting at 1: a tab is one column, and so is a precomposed "é".
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Creates the position of the byte at `offset` in UTF-8 text.
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

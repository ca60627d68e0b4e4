/// A place in a text, as editors show it.
public struct TextPlace: Equatable, Hashable, Sendable {
    /// From 1. A line ends with LF, CR LF or CR.
    public let line: Int
    /// From 1, counting Unicode scalars: a tab is one column, and so is "é" unless it is written as two scalars.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of the byte at `offset` in UTF-8 text.
    init(offset: Int, in bytes: ArraySlice<UInt8>) {
        var line = 1
        var column = 1
        var wasReturn = false
        for byte in bytes.prefix(upTo: offset) {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !(wasReturn && byte == UInt8(ascii: "\n")) { line += 1 }
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // Every byte of UTF-8 that is no continuation starts a scalar.
                column += 1
            }
            wasReturn = byte == UInt8(ascii: "\r")
        }
        self.init(line: line, column: column)
    }
}

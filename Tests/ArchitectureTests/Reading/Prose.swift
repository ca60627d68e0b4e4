/// The text that people read in a source or page, in lower case: words and punctuation, without the marks of comments
/// and code, and with each sequence of blanks and line breaks as one blank. Sentences are found across line breaks.
struct Prose {
    let text: String

    /// Reads the comments and strings of a Swift source. Code is left out, including that of interpolations.
    init(_ file: SourceFile) {
        self.init(zip(file.text.utf8, file.code).map { $1 == Self.blank ? $0 : Self.blank })
    }

    init(page text: String) { self.init(Array(text.utf8)) }

    private static let blank = UInt8(ascii: " ")

    private init(_ bytes: [UInt8]) {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "`"), UInt8(ascii: "*"): break
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "/"):
                if kept.last != Self.blank { kept.append(Self.blank) }
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): kept.append(byte | 0x20)
            default: kept.append(byte)
            }
        }
        text = String(decoding: kept, as: UTF8.self)
    }
}

/// A text with references to build settings, such as `$(SRCROOT)/${NAME}`, whose brackets are matched once.
struct ReferenceText {
    let bytes: [UInt8]
    /// Positions of closing brackets, keyed by the positions of their opening brackets.
    private var ends: [Int: Int] = [:]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var open: [UInt8: [Int]] = [:]
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): open[byte, default: []].append(index)
            case UInt8(ascii: ")"): if let start = open[UInt8(ascii: "(")]?.popLast() { ends[start] = index }
            case UInt8(ascii: "}"): if let start = open[UInt8(ascii: "{")]?.popLast() { ends[start] = index }
            default: break
            }
        }
    }

    /// Returns the range of the first reference that lies within a range, from its dollar sign to its closing bracket.
    func firstReference(in range: Range<Int>) -> Range<Int>? {
        var position = range.lowerBound
        while let dollar = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "$")) {
            if let end = ends[dollar + 1], end < range.upperBound { return dollar..<(end + 1) }
            position = dollar + 1
        }
        return nil
    }
}

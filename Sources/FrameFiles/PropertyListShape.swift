/// The nesting of a property list. Foundation reads property lists recursively, so that a few hundred kilobytes of
/// brackets would exhaust the stack.
package enum PropertyListShape {
    /// The maximum nesting depth of a property list.
    package static let deepest = 100
    private static let mostElements = 1_000_000

    /// Returns the reason why a property list in XML or OpenStep's format is refused; `nil` if it is accepted.
    package static func refusal(of bytes: [UInt8]) -> String? {
        let (count, depth) = isMarkup(bytes) ? shapeOfMarkup(bytes[...]) : shapeOfText(bytes)
        if depth > deepest { return "more than \(deepest) levels of nesting" }
        return count > mostElements ? "more than \(mostElements) elements" : nil
    }

    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) || start.starts(with: "<!".utf8)
    }

    /// Returns the number of elements and their depth, regardless of their names.
    private static func shapeOfMarkup(_ bytes: ArraySlice<UInt8>) -> (count: Int, depth: Int) {
        var (count, depth, greatest) = (0, 0, 0)
        var rest = bytes
        while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(tag + 1)...]
            switch rest.first {
            case UInt8(ascii: "/"): depth -= 1
            case UInt8(ascii: "?"): break
            case UInt8(ascii: "!"):
                // Markup in a comment or a CDATA section is not an element.
                for (start, mark) in [("!--", "-->"), ("![CDATA[", "]]>")] where rest.starts(with: start.utf8) {
                    rest = rest[(end(of: mark, in: rest) ?? rest.endIndex)...]
                }
            default:
                let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
                if end == rest.startIndex || rest[end - 1] != UInt8(ascii: "/") { depth += 1 }
                count += 1
                rest = rest[end...]
            }
            greatest = max(greatest, depth)
        }
        return (count, greatest)
    }

    /// Returns the position behind the first occurrence of a mark.
    private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = mark.utf8.first else { return nil }
        var rest = bytes
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: mark.utf8) { return start + mark.utf8.count }
            rest = rest[(start + 1)...]
        }
        return nil
    }

    /// Returns the number and depth of brackets outside of quotation marks and comments.
    private static func shapeOfText(_ bytes: [UInt8]) -> (count: Int, depth: Int) {
        var (count, depth, greatest) = (0, 0, 0)
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            position += 1
            switch bytes[position - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): position = end(ofQuoted: rest)
            case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): position = end(of: "*/", in: rest) ?? bytes.count
            case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
                position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                (count, depth) = (count + 1, depth + 1)
                greatest = max(greatest, depth)
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
            default: break
            }
        }
        return (count, greatest)
    }

    /// Returns the position behind the quotation mark that ends the text.
    private static func end(ofQuoted bytes: ArraySlice<UInt8>) -> Int {
        var isEscaped = false
        for (index, byte) in zip(bytes.indices, bytes).dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == bytes.first {
                return index + 1
            }
        }
        return bytes.endIndex
    }
}

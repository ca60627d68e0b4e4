internal import SwiftSyntax

/// A range of bytes and the text that a rule replaces it with.
struct Edit {
    let range: Range<Int>
    let text: String
    let rule: String

    /// Sort key, which puts insertions before replacements at the same offset.
    fileprivate var order: (Int, Int) { (range.lowerBound, range.isEmpty ? Int.min : -range.upperBound) }
}

/// The changes to a file. Lines keep their numbers: text that replaces several lines ends with as many line feeds.
struct EditList {
    private(set) var edits: [Edit] = []

    mutating func replace(_ range: Range<AbsolutePosition>, with text: String, _ rule: String) {
        edits.append(
            Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text, rule: rule))
    }

    /// Replaces the node without its surrounding white space.
    mutating func replace(_ node: some SyntaxProtocol, with text: String, _ rule: String) {
        replace(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: text, rule)
    }

    /// Removes the node and the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol, _ rule: String) {
        replace(node.positionAfterSkippingLeadingTrivia..<node.endPosition, with: "", rule)
    }

    mutating func insert(_ text: String, at position: AbsolutePosition, _ rule: String) {
        replace(position..<position, with: text, rule)
    }

    /// Returns the edited text. If two edits overlap, the one that starts first, or else the longer one, is applied.
    func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 64 * edits.count)
        var end = 0
        let ordered = edits.enumerated().sorted {
            $0.element.order != $1.element.order ? $0.element.order < $1.element.order : $0.offset < $1.offset
        }
        for (_, edit) in ordered where edit.range.lowerBound >= end {
            result += text[end..<edit.range.lowerBound]
            result += edit.text.utf8
            let removed = text[edit.range].count { $0 == 0x0A }
            let added = edit.text.utf8.count { $0 == 0x0A }
            result += [UInt8](repeating: 0x0A, count: max(0, removed - added))
            end = edit.range.upperBound
        }
        return result + text[end...]
    }
}

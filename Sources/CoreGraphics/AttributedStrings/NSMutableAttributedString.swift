/// Text whose parts have attributes, and which can be changed.
open class NSMutableAttributedString: NSAttributedString {
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        content.replace(range, with: attrString.content)
    }

    /// The new characters take the attributes of the first replaced one, or of the one before where none is replaced.
    open func replaceCharacters(in range: NSRange, with str: String) {
        let source = range.length > 0 ? range.location : range.location - 1
        let isInside = (0..<length).contains(max(0, source))
        let attributes = isInside ? attributes(at: max(0, source), effectiveRange: nil) : [:]
        content.replace(range, with: AttributedContent(str, attributes))
    }

    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        content.change(range) { $0 = attrs ?? [:] }
    }

    open func addAttribute(_ name: Key, value: Any, range: NSRange) {
        content.change(range) { $0[name] = value }
    }

    open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
        content.change(range) { $0.merge(attrs) { _, new in new } }
    }

    open func removeAttribute(_ name: Key, range: NSRange) {
        content.change(range) { $0[name] = nil }
    }

    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: NSAttributedString())
    }

    open func setAttributedString(_ attrString: NSAttributedString) {
        content = attrString.content
    }

    open func beginEditing() {}
    open func endEditing() {}
}

internal import QuartzCore

/// A text with attributes in archives of views.
package struct ArchivedText: ArchivedValue, Equatable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// The text, and for each run of equal attributes its length and the attributes that archives can contain.
    package var archived: NSObject? {
        let runs = NSMutableArray()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let values = NSMutableDictionary()
            for (key, value) in attributes {
                if let object = Self.object(value) { values[key.rawValue as NSString] = object }
            }
            runs.add(NSArray(array: [NSNumber(value: range.length), values]))
        }
        return NSArray(array: [text.string as NSString, runs])
    }

    package static func restored(_ object: Any) -> ArchivedText? {
        guard let parts = object as? [Any], parts.count == 2, let string = parts[0] as? String,
            let runs = parts[1] as? [Any]
        else { return nil }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for case let run as [Any] in runs where run.count == 2 {
            guard let length = (run[0] as? NSNumber)?.intValue, let values = run[1] as? [String: Any],
                length >= 0, length <= text.length - start
            else { return nil }
            let attributes = values.map { (NSAttributedString.Key($0), Self.value($1)) }
            text.addAttributes(
                Dictionary(attributes) { first, _ in first }, range: NSRange(location: start, length: length))
            start += length
        }
        return ArchivedText(text)
    }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let style as NSParagraphStyle: ParagraphArchive.object(of: style)
        case let object as any NSObject & NSCoding: object
        case let value as any ArchivedValue: value.archived
        case let address as URL: address.absoluteString as NSString
        default: nil
        }
    }

    private static func value(_ object: Any) -> Any { ParagraphArchive.style(object) ?? object }
}

/// The parts of paragraph styles in archives.
private enum ParagraphArchive {
    private static let mark = "NSParagraphStyle"

    static func object(of style: NSParagraphStyle) -> NSObject {
        let numbers: [Double] = [
            Double(style.alignment.rawValue), Double(style.lineBreakMode.rawValue), style.lineSpacing,
            style.paragraphSpacing, style.firstLineHeadIndent, style.headIndent, style.tailIndent,
            style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple,
        ]
        return NSArray(array: [mark as NSString] + numbers.map { NSNumber(value: $0) })
    }

    static func style(_ object: Any) -> NSParagraphStyle? {
        guard let parts = object as? [Any], parts.count == 11, parts[0] as? String == mark else { return nil }
        let numbers = parts.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 10 else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: Int(exactly: numbers[0]) ?? -1) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: Int(exactly: numbers[1]) ?? -1) ?? .byWordWrapping
        style.lineSpacing = numbers[2]
        style.paragraphSpacing = numbers[3]
        style.firstLineHeadIndent = numbers[4]
        style.headIndent = numbers[5]
        style.tailIndent = numbers[6]
        style.minimumLineHeight = numbers[7]
        style.maximumLineHeight = numbers[8]
        style.lineHeightMultiple = numbers[9]
        return style
    }
}

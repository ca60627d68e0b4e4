internal import Foundation
internal import FoundationXML
internal import FrameJSON

/// Makes a tree of elements of an XML text, with the toolchain's parser. Nothing outside the text is opened.
final class ElementParser: NSObject, XMLParserDelegate {
    private let file: String
    private let starts: [TextPlace]
    private var count = 0
    private var open: [Element] = []
    private var root: Element?
    private var failure: InterfaceError?

    private init(file: String, starts: [TextPlace]) {
        self.file = file
        self.starts = starts
    }

    /// The root element of the text.
    ///
    /// - Throws: ``InterfaceError``.
    static func root(of bytes: [UInt8], file: String) throws(InterfaceError) -> Element {
        let delegate = ElementParser(file: file, starts: try MarkupScan(bytes, file: file).starts)
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        let isDone = parser.parse()
        if let failure = delegate.failure { throw failure }
        guard isDone, let root = delegate.root, delegate.open.isEmpty else {
            throw InterfaceError(
                file: file, place: TextPlace(line: 1, column: 1), .malformed("there is no element"))
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard failure == nil else { return }
        guard count < starts.count else { return fail(parser, .malformed("a tag that was not expected")) }
        open.append(Element(name: elementName, place: starts[count], attributes: attributeDict))
        count += 1
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        fail(parser, .malformed(Self.meaning(of: (parseError as NSError).code)))
    }

    /// The parser goes on after errors; the first one counts.
    private func fail(_ parser: XMLParser, _ reason: InterfaceError.Reason) {
        guard failure == nil else { return }
        let place = TextPlace(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
        failure = InterfaceError(file: file, place: place, reason)
        parser.abortParsing()
    }

    /// What an error code of libxml2 says; the parser gives no description.
    private static func meaning(of code: Int) -> String {
        switch code {
        case 4: "there is no element"
        case 5, 77: "an element is not closed, or something stands after the last one"
        case 9: "a character that XML does not allow"
        case 26: "an entity that is not declared"
        case 38: "“<” in the value of an attribute; write &lt;"
        case 39: "the value of an attribute needs quotes"
        case 41: "an attribute without a value"
        case 42: "an attribute stands twice in one tag"
        case 64: "the XML declaration must be the first thing in the file"
        case 65: "a space is missing between attributes"
        case 68: "a name was expected"
        case 73: "a “>” was expected"
        case 76: "an end tag does not match the last open element"
        default: "error \(code) of the XML parser"
        }
    }
}

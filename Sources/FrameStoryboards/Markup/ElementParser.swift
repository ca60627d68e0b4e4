import CFrameXML
internal import FrameJSON

/// Parses an XML text into a tree of elements with Expat. Nothing outside the text is opened. Parsing ends at the first
/// construct that is never needed in interface files or that exceeds ``MarkupLimits``.
final class ElementParser {
    private let file: String
    private let parser: XML_Parser
    private var count = 0
    private var open: [Element] = []
    private var root: Element?
    private var failure: InterfaceError?

    private init?(file: String) {
        // The name overrides the encoding declared in the text, which `declare` checks.
        guard let parser = XML_ParserCreate("UTF-8") else { return nil }
        self.file = file
        self.parser = parser
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Returns the root element of the text.
    ///
    /// - Throws: ``InterfaceError``.
    static func root(of bytes: [UInt8], file: String) throws(InterfaceError) -> Element {
        let start = TextPosition(line: 1, column: 1)
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw InterfaceError(
                file: file, place: start,
                .forbidden("text that is not UTF-8", fix: "save the file as UTF-8"))
        }
        guard let parser = ElementParser(file: file) else {
            throw InterfaceError(file: file, place: nil, .unreadable("there is no memory to read it"))
        }
        // A byte order mark would count as a column.
        parser.parse(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...])
        if let failure = parser.failure { throw failure }
        guard let root = parser.root else {
            throw InterfaceError(file: file, place: start, .malformed("there is no element"))
        }
        return root
    }

    private func parse(_ bytes: ArraySlice<UInt8>) {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
            ElementParser.of(data)?.declare(encoding: encoding.map { String(cString: $0) })
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            ElementParser.of(data)?.fail(.forbidden("a document type or entity declaration", fix: "remove it"))
        }
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name, let attributes else { return }
                ElementParser.of(data)?.begin(String(cString: name), attributes)
            },
            { data, _ in ElementParser.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, text, count in
            guard let text else { return }
            ElementParser.of(data)?.add(UnsafeRawBufferPointer(start: text, count: Int(count)))
        }
        let status = bytes.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
        }
        guard status != XML_STATUS_OK, failure == nil else { return }
        let code = XML_GetErrorCode(parser)
        // Expat reports "not well-formed (invalid token)", which the message already contains.
        let reason = code == XML_ERROR_INVALID_TOKEN ? nil : XML_ErrorString(code).map { String(cString: $0) }
        fail(.malformed(reason ?? "a character or tag that cannot stand here"))
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> ElementParser? {
        data.map { Unmanaged<ElementParser>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Start of the current tag, or the first character that is not valid XML.
    private var place: TextPosition {
        TextPosition(line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }

    /// Records a failure. Handlers may be called after the first failure, which is the one that is thrown.
    private func fail(_ reason: InterfaceError.Reason) {
        guard failure == nil else { return }
        failure = InterfaceError(file: file, place: place, reason)
        XML_StopParser(parser, 0)
    }

    private func declare(encoding: String?) {
        guard let encoding, !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else { return }
        fail(.forbidden("the encoding “\(encoding)”", fix: "save the file as UTF-8"))
    }

    /// - Parameter list: Alternating names and values, followed by a null pointer.
    private func begin(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        guard failure == nil else { return }
        count += 1
        guard count <= MarkupLimits.elements else {
            return fail(.tooMuch(of: "elements", limit: MarkupLimits.elements))
        }
        guard open.count < MarkupLimits.depth else {
            return fail(.tooMuch(of: "elements inside each other", limit: MarkupLimits.depth))
        }
        guard XML_GetCurrentByteCount(parser) <= MarkupLimits.tag else {
            return fail(.tooMuch(of: "bytes in one tag", limit: MarkupLimits.tag))
        }
        let attributeCount = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
        guard attributeCount <= MarkupLimits.attributes else {
            return fail(.tooMuch(of: "attributes of one element", limit: MarkupLimits.attributes))
        }
        var attributes: [String: String] = [:]
        for index in 0..<attributeCount {
            guard let name = list[2 * index], let value = list[2 * index + 1] else { break }
            attributes[String(cString: name)] = String(cString: value)
        }
        guard !name.contains(":"), !attributes.keys.contains(where: { $0 == "xmlns" || $0.contains(":") }) else {
            return fail(.forbidden("a namespace", fix: "write names without colons, and no xmlns"))
        }
        open.append(Element(name: name, place: place, attributes: attributes))
    }

    private func end() {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private func add(_ bytes: UnsafeRawBufferPointer) {
        guard failure == nil, !open.isEmpty else { return }
        let index = open.count - 1
        open[index].text += String(decoding: bytes, as: UTF8.self)
        if open[index].text.utf8.count > MarkupLimits.text {
            fail(.tooMuch(of: "bytes of text in one element", limit: MarkupLimits.text))
        }
    }
}

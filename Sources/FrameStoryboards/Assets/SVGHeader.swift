import CFrameXML
internal import FrameGeometry

/// The start of an SVG file.
///
/// Unlike a storyboard, it may have a document type and namespaces, as drawing programs write them. Expat opens
/// neither, and stops at the first element.
final class SVGHeader {
    private var name: String?
    private var attributes: [String: String] = [:]
    private var parser: XML_Parser?

    private init() {}

    /// Returns the natural size in points.
    static func size(of bytes: [UInt8]) throws(VectorFile.Fault) -> Size {
        let header = SVGHeader()
        guard let parser = XML_ParserCreate(nil) else { throw .broken(.svg, "there is no memory to read it") }
        defer { XML_ParserFree(parser) }
        header.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(header).toOpaque())
        XML_SetStartElementHandler(parser) { data, name, attributes in
            guard let data, let name, let attributes else { return }
            Unmanaged<SVGHeader>.fromOpaque(data).takeUnretainedValue().begin(String(cString: name), attributes)
        }
        _ = bytes.withUnsafeBytes {
            XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
        }
        guard let name = header.name else {
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it is not XML"
            throw .broken(.svg, "\(reason) in line \(XML_GetCurrentLineNumber(parser))")
        }
        guard name == "svg" || name.hasSuffix(":svg") else {
            throw .broken(.svg, "expected the element svg, found \(name)")
        }
        return try header.size()
    }

    private func begin(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        guard self.name == nil else { return }
        self.name = name
        var index = 0
        while let key = list[index], let value = list[index + 1] {
            attributes[String(cString: key)] = String(cString: value)
            index += 2
        }
        XML_StopParser(parser, 0)
    }

    /// Returns the size. A width or height that is missing or a percentage follows from the viewBox.
    private func size() throws(VectorFile.Fault) -> Size {
        let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
        let (boxWidth, boxHeight) = box.count == 4 ? (box[2], box[3]) : (nil, nil)
        let (width, height) = (try length("width"), try length("height"))
        var size = (width: width ?? boxWidth, height: height ?? boxHeight)
        if let boxWidth, let boxHeight, boxWidth > 0, boxHeight > 0 {
            if let width, height == nil { size.height = width * boxHeight / boxWidth }
            if let height, width == nil { size.width = height * boxWidth / boxHeight }
        }
        guard let width = size.width, let height = size.height else { throw .badSize("no size") }
        return try VectorFile.checked(Size(width: width, height: height))
    }

    /// Pixels of each CSS unit.
    private static let units: [(name: String, pixels: Double)] = [
        ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("", 1),
    ]

    /// Returns a length, or `nil` if it is missing or a percentage.
    private func length(_ name: String) throws(VectorFile.Fault) -> Double? {
        guard let text = attributes[name]?.trimmed, !text.isEmpty, text != "auto", !text.hasSuffix("%") else {
            return nil
        }
        for unit in Self.units where text.hasSuffix(unit.name) {
            if let number = Double(text.dropLast(unit.name.count)) { return number * unit.pixels }
        }
        throw .badSize("the \(name) “\(text)”")
    }
}

extension String {
    fileprivate var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}

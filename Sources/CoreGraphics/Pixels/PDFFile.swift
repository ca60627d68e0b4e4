internal import FramePNG
internal import FramePainting

/// A PDF document whose pages are opaque images.
///
/// Source: ISO 32000-1, 7.5 (structure), 8.9 (images) and 12.5 (annotations). The image data of a PNG file are those
/// that `FlateDecode` with the predictor 15 expects (7.4.4.4).
package struct PDFFile {
    /// One page, with y pointing down as in UIKit.
    package struct Page {
        /// The width and height in points.
        package let size: CGSize
        package let image: CGImage
        /// Rectangles of the page, in points, and the addresses that they open.
        package var links: [(url: String, rect: CGRect)] = []

        package init(size: CGSize, image: CGImage) {
            (self.size, self.image) = (size, image)
        }
    }

    package var pages: [Page] = []
    /// Texts about the document by their PDF names, such as `Title`.
    package var information: [String: String] = [:]

    private var objects: [Data] = []

    package init() {}

    /// The bytes of the file; `nil` if an image cannot be compressed, which happens only when memory runs out.
    package func encoded() -> Data? {
        var file = PDFFile()
        return file.write(self)
    }

    // MARK: Objects

    /// The numbers of the catalog, the list of pages and the information, which are written first.
    private static let fixed = 3

    private mutating func write(_ document: PDFFile) -> Data? {
        var page = Self.fixed
        var places: [Int] = []
        for content in document.pages {
            places.append(page + 1)
            page += Self.objectCount(content)
        }
        let kids = places.map { "\($0) 0 R" }.joined(separator: " ")
        add("<< /Type /Catalog /Pages 2 0 R >>")
        add("<< /Type /Pages /Count \(places.count) /Kids [\(kids)] >>")
        let texts = document.information.sorted { $0.key < $1.key }.map { "/\($0.key) \(Self.text($0.value))" }
        add("<< \(texts.joined(separator: " ")) >>")
        for content in document.pages {
            guard write(content) else { return nil }
        }
        return joined()
    }

    /// A page, its content and its image, and an object for each link.
    private static func objectCount(_ page: Page) -> Int { 3 + page.links.count }

    private mutating func write(_ page: Page) -> Bool {
        guard let data = page.image.deflatedRows() else { return false }
        let number = objects.count + 1
        let (width, height) = (Self.number(page.size.width), Self.number(page.size.height))
        let links = page.links.indices.map { "\(number + 3 + $0) 0 R" }.joined(separator: " ")
        add(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R "
                + "/Resources << /XObject << /I \(number + 2) 0 R >> >> /Annots [\(links)] >>")
        add(stream: Data("q \(width) 0 0 \(height) 0 0 cm /I Do Q".utf8), "")
        let (columns, rows) = (page.image.width, page.image.height)
        add(
            stream: data,
            "/Type /XObject /Subtype /Image /Width \(columns) /Height \(rows) /ColorSpace /DeviceRGB "
                + "/BitsPerComponent 8 /Filter /FlateDecode "
                + "/DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns \(columns) >> ")
        for link in page.links {
            let box = CGRect(
                x: link.rect.minX, y: page.size.height - link.rect.maxY, width: link.rect.width,
                height: link.rect.height)
            let corners = [box.minX, box.minY, box.maxX, box.maxY].map(Self.number).joined(separator: " ")
            add(
                "<< /Type /Annot /Subtype /Link /Rect [\(corners)] /Border [0 0 0] "
                    + "/A << /S /URI /URI \(Self.text(link.url)) >> >>")
        }
        return true
    }

    private mutating func add(_ dictionary: String) { objects.append(Data(dictionary.utf8)) }

    private mutating func add(stream: Data, _ entries: String) {
        objects.append(
            Data("<< \(entries)/Length \(stream.count) >>\nstream\n".utf8) + stream + Data("\nendstream".utf8))
    }

    // MARK: Texts

    /// The file with its table of objects.
    private func joined() -> Data {
        var file = Data("%PDF-1.4\n%\u{E9}\u{E9}\u{E9}\u{E9}\n".utf8)
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(file.count)
            file += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
        }
        let table = file.count
        let lines = offsets.map { offset in
            let digits = String(offset)
            return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
        }
        file += Data("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(lines.joined())".utf8)
        file += Data(
            "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8)
        return file
    }

    /// A text as a string of hexadecimal digits, in UTF-16 unless it is ASCII.
    private static func text(_ text: String) -> String {
        let isASCII = text.utf8.allSatisfy { $0 < 128 }
        let wide = [[0xFE, 0xFF]] + text.utf16.map { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let bytes: [UInt8] = isASCII ? Array(text.utf8) : Array(wide.joined())
        let digits = Array("0123456789ABCDEF")
        let pairs = bytes.map { byte in String([digits[Int(byte >> 4)], digits[Int(byte & 15)]]) }
        return "<\(pairs.joined())>"
    }

    /// A length in hundredths of a point.
    private static func number(_ value: CGFloat) -> String {
        let hundredths = Int((value * 100).rounded())
        return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }
}

extension CGImage {
    /// The rows of the image without alpha, filtered and compressed as in a PNG file; `nil` if libpng fails.
    fileprivate func deflatedRows() -> Data? {
        guard let file = try? PNGEncoder.encode(rasterImage.pixels, isOpaque: true) else { return nil }
        var (data, offset) = (Data(), 8)
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= file.count else { return nil }
            let content = offset + 8..<offset + 8 + length
            if file[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) { data += file[content] }
            offset += 12 + length
        }
        return data
    }
}

// The keys of information about a document. Values match the public header.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// The content that a `data:` URL contains (RFC 2397).
struct DataURL {
    let body: Data
    /// The media type, without parameters.
    let mimeType: String
    /// The name of the character set; `nil` if the URL has a media type and no set.
    let textEncodingName: String?

    /// Fails for a URL with another scheme, without a comma, or whose base64 is not valid.
    init?(_ url: URL) {
        let text = url.absoluteString
        guard url.scheme?.lowercased() == "data", let comma = text.firstIndex(of: ",") else { return nil }
        let fields = text[..<comma].dropFirst("data:".count).split(separator: ";", omittingEmptySubsequences: false)
        let isText = fields.first?.isEmpty ?? true
        mimeType = isText ? "text/plain" : fields.first.map { $0.lowercased() } ?? ""
        let charset = fields.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
        textEncodingName = charset?.dropFirst("charset=".count).lowercased() ?? (isText ? "us-ascii" : nil)
        let bytes = Self.bytes(text[text.index(after: comma)...])
        guard fields.dropFirst().last?.lowercased() == "base64" else {
            body = bytes
            return
        }
        guard let decoded = Data(base64Encoded: bytes) else { return nil }
        body = decoded
    }

    /// The bytes of a text in which some are escaped by percent signs.
    private static func bytes(_ text: Substring) -> Data {
        var result = Data()
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.count == 2, let escaped = UInt8(digits, radix: 16) {
                result.append(escaped)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}

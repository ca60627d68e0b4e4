/// A description of the loaded resource.
open class URLResponse: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.
    public let url: URL?
    public let mimeType: String?
    /// The length in bytes; -1 if unknown.
    public let expectedContentLength: Int64
    public let textEncodingName: String?

    public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        self.url = url
        self.mimeType = mimeType
        expectedContentLength = Int64(length)
        textEncodingName = name
        super.init()
    }

    open var suggestedFilename: String? { url?.lastPathComponent }
}

/// A description of the resource loaded over HTTP.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    private let headers: [String: String]

    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        headers = headerFields ?? [:]
        func value(_ field: String) -> String? { headerFields?.first { $0.key.lowercased() == field }?.value }
        let parts = value("content-type")?.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        let charset = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }?.dropFirst("charset=".count)
        super.init(
            url: url, mimeType: parts.first, expectedContentLength: value("content-length").flatMap { Int($0) } ?? -1,
            textEncodingName: charset.map { $0.trimmingCharacters(in: ["\""]).lowercased() })
    }

    open var allHeaderFields: [AnyHashable: Any] { headers }

    /// The value of a header field. Field names are case-insensitive.
    open func value(forHTTPHeaderField field: String) -> String? {
        headers.first { $0.key.lowercased() == field.lowercased() }?.value
    }
}
